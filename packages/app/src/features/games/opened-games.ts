import { storedJson } from '#app/platform/storage/storage.ts';
import { isSlug, slugsUpTo } from './stored-lists.ts';
import { useEffect } from 'react';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import type { PlayMode } from './facts.ts';
import { readFrameMessage } from './frame-message.ts';
import type { Locale } from '#app/platform/session/visitor.ts';
import { storedFavourites } from './atoms.ts';
import { gamesOptions } from './queries.ts';

const OPENED_MAX = 12;

const NONE: readonly string[] = [];
const stored = storedJson('openedGames', slugsUpTo(OPENED_MAX));

/** Slugs of opened games, newest first, stored only in this browser. */
export const openedGames = {
  read: (): readonly string[] => stored.read() ?? NONE,
  /** Moves a game to the front; changes from other tabs are preserved. */
  add(slug: string): void {
    const opened = openedGames.read();
    if (!isSlug(slug) || opened[0] === slug) return;
    stored.write([slug, ...opened.filter((one) => one !== slug)].slice(0, OPENED_MAX));
  },
  /** Removes games by slug, for games that no longer exist. */
  forget(slugs: readonly string[]): void {
    const opened = openedGames.read();
    const left = opened.filter((slug) => !slugs.includes(slug));
    if (left.length < opened.length) stored.write(left);
  },
};

/** Window of the iframe that sent a message, if any. */
const senderOf = ({ source }: MessageEvent) =>
  [...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source)?.contentWindow;

/**
 * Stores a game for the "continue playing" row once it is open. The demo of a guest starts automatically, so it
 * is stored only after its first bet or round.
 */
export function useRememberOpened(slug: string, mode: PlayMode, isOpen: boolean): void {
  const isSample = !useSignedIn() && mode === 'demo';
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!isSample) {
      openedGames.add(slug);
      return undefined;
    }
    const receive = (event: MessageEvent) => {
      const message = readFrameMessage(event, senderOf(event));
      if (message === 'bet' || message === 'round') openedGames.add(slug);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [slug, isSample, isOpen]);
}

const FAVOURITES_SHOWN = 20;

export const storedGames = () => ({
  opened: openedGames.read(),
  favourites: storedFavourites().slice(0, FAVOURITES_SHOWN),
});

export const storedGamesOptions = (slugs: readonly string[], locale: Locale) =>
  gamesOptions({ slugs, limit: slugs.length }, locale);
