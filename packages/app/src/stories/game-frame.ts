import { game, launchGame } from '@tulpar/api/contract';
import { answer } from '@tulpar/api/samples';
import { expect, fn, waitFor } from 'storybook/test';
import { detail, pictureLaunch } from './stage.ts';

/** Address of the game of the stories. */
export const path = `/games/${detail.slug}`;
export const playable = answer(game, detail);
export const asked = fn();
/** A game that is nothing but a picture: the stories speak for it. */
export const opened = answer(launchGame, ({ body }) => {
  asked(body);
  return pictureLaunch;
});

interface Canvas {
  findByTitle: (title: RegExp) => Promise<HTMLElement>;
  queryAllByText: (text: string) => HTMLElement[];
}

/** Window of the game, once it is there. */
export async function frameOf(canvas: Pick<Canvas, 'findByTitle'>): Promise<Window> {
  const frame = await canvas.findByTitle(/^Игра /);
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow)
    throw new Error('there is no game frame');
  return frame.contentWindow;
}

/** What the game says, from the origin of a sandbox unless told. */
export function say(source: Window, type: string, origin = 'null', amount?: number): void {
  dispatchEvent(
    new MessageEvent('message', {
      source,
      origin,
      data: { source: 'tulpar-game', type, ...(amount === undefined ? {} : { amount }) },
    }),
  );
}

/** The game says why the server has refused a round. */
export function sayRefused(source: Window, code: string): void {
  dispatchEvent(
    new MessageEvent('message', {
      source,
      origin: 'null',
      data: { source: 'tulpar-game', type: 'refused', code },
    }),
  );
}

/** Ends the wait of the page: the game says that it runs. */
export async function ready(canvas: Canvas): Promise<Window> {
  const frame = await frameOf(canvas);
  say(frame, 'ready');
  await waitFor(() => expect(canvas.queryAllByText('Загружаем игру')).toHaveLength(0));
  return frame;
}
