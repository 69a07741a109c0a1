import { game, launchGame } from '@tulpar/api/contract';
import { answer } from '@tulpar/api/samples';
import { expect, fn, waitFor } from 'storybook/test';
import { detail, pictureLaunch } from './stage.ts';

export const path = `/games/${detail.slug}`;
/** A player who opens the game by its address. */
export const player = { path, signedIn: true };
export const playable = answer(game, detail);
export const requested = fn();
/** A game that is only a picture; the stories send its messages. */
export const opened = answer(launchGame, ({ body }) => {
  requested(body);
  return pictureLaunch;
});

interface Canvas {
  findByTitle: (title: RegExp) => Promise<HTMLElement>;
  queryAllByText: (text: string) => HTMLElement[];
}

export async function frameOf(canvas: Pick<Canvas, 'findByTitle'>): Promise<Window> {
  const frame = await canvas.findByTitle(/^Игра /);
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow)
    throw new Error('there is no game frame');
  return frame.contentWindow;
}

/** Sends a message of the game, by default from the origin of a sandboxed frame. */
export function say(source: Window, type: string, origin = 'null', amount?: number): void {
  dispatchEvent(
    new MessageEvent('message', {
      source,
      origin,
      data: { source: 'tulpar-game', type, ...(amount === undefined ? {} : { amount }) },
    }),
  );
}

/** Sends the reason of a refused round. */
export function sayRefused(source: Window, code: string): void {
  dispatchEvent(
    new MessageEvent('message', {
      source,
      origin: 'null',
      data: { source: 'tulpar-game', type: 'refused', code },
    }),
  );
}

/** Sends the game's `ready` message, which ends the loading state. */
export async function ready(canvas: Canvas): Promise<Window> {
  const frame = await frameOf(canvas);
  say(frame, 'ready');
  await waitFor(() => expect(canvas.queryAllByText('Загружаем игру')).toHaveLength(0));
  return frame;
}
