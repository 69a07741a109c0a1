import { storedText } from '#app/platform/storage/storage.ts';

const key = storedText('bonusInPlay');

/**
 * Whether the last visit ended with an active bonus or with a deposit for a bonus; a page then reserves space before
 * the offers load.
 */
export const bonusHint = {
  read: (): boolean => key.read() !== null,
  write(isInPlay: boolean): void {
    if (isInPlay) key.write('1');
    else key.remove();
  },
};

/** Minimum height of the wager card, and height of its placeholder. */
export const WAGER_HEIGHT = 'min-h-[6.875rem]';
