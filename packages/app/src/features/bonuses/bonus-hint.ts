import { storedText } from '#app/platform/storage/storage.ts';

const key = storedText('bonusInPlay');

/** Whether the last visit ended with a bonus in play: tells a page how much room to keep before the offers have come. */
export const bonusHint = {
  read: (): boolean => key.read() !== null,
  write(isInPlay: boolean): void {
    if (isInPlay) key.write('1');
    else key.remove();
  },
};

/** Height of the card of a bonus in play and of the place kept for it. */
export const WAGER_HEIGHT = 'min-h-[6.875rem]';
