import type { FrameLocator } from '@playwright/test';
import type { Player } from './player.ts';
import { expect } from './test.ts';

/** The slot is a page of the server, so its text is not a message of the app. */
export const spinButton = (game: FrameLocator) => game.getByRole('button', { name: 'Крутить' });

export const digits = (words: string | null) => Number((words ?? '').replaceAll(/\D/g, ''));

/** Opens the slot and waits until it can be played. */
export async function openSlot({ page }: Player): Promise<FrameLocator> {
  await page.goto('/games/tulpar-gold?language=ru');
  const game = page.frameLocator('iframe');
  await expect(spinButton(game)).toBeEnabled();
  return game;
}
