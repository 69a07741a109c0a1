import { useEffect } from 'react';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import type { PlayMode } from './facts.ts';
import { readFrameMessage } from './frame-message.ts';
import { openedGames } from './opened.ts';

/** The game of this page among its frames that sent the message, if any did. */
const senderOf = ({ source }: MessageEvent) =>
  [...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source)?.contentWindow;

/**
 * Remembers a game for the row of games to go on with as soon as it is open. A guest's demo opens by itself, so it counts
 * from the first bet.
 */
export function useRememberOpened(slug: string, mode: PlayMode, isOpen: boolean): void {
  const isSample = !useSignedIn() && mode === 'demo';
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!isSample) {
      openedGames.add(slug);
      return undefined;
    }
    const hear = (event: MessageEvent) => {
      const message = readFrameMessage(event, senderOf(event));
      if (message === 'bet' || message === 'round') openedGames.add(slug);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [slug, isSample, isOpen]);
}
