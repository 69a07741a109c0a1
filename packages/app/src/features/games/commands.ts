import { launchGame } from '@tulpar/api/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { lowDataAtom } from '#app/platform/device/low-data.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { store } from '#app/platform/state/store.ts';
import type { PlayMode } from './facts.ts';
import { useRememberOpened } from './opened-games.ts';

/** An unfinished round that a launch continues; `finishesAt`: ISO time when it ends without the player, or null. */
export interface ResumedRound {
  readonly finishesAt: string | null;
}

/** State of a launch. `code`: why it failed, null for a connection or server failure that may pass. */
export type LaunchState =
  | { kind: 'loading' }
  | { kind: 'open'; url: string; round: ResumedRound | null }
  | { kind: 'failed'; code: string | null };

const LOADING: LaunchState = { kind: 'loading' };

/** Launches a game in a mode; `retry` launches it again. Remount the component for another game or mode. */
export function useLaunch(slug: string, mode: PlayMode): { state: LaunchState; retry: () => void } {
  const locale = useLanguage();
  // Identifies a launch: the effect can run twice for one launch, while `retry` starts a new one.
  const [intent, setIntent] = useState(() => ({}));
  const [state, setState] = useState<LaunchState>(LOADING);
  // An effect event, because switching the language must not restart a running game.
  const languageNow = useEffectEvent(() => locale);
  useEffect(() => {
    const stop = new AbortController();
    const launch = async () => {
      setState(LOADING);
      const body = {
        mode,
        locale: languageNow(),
        ...(store.get(lowDataAtom) ? { low_data: true } : {}),
      };
      const options = { signal: stop.signal, intent };
      try {
        const { url, round } = await sendCommand(launchGame, { params: { slug }, body }, options);
        const address = redirectUrl(url);
        if (address)
          setState({ kind: 'open', url: address, round: round && { finishesAt: round.auto_finish_at } });
        else setState({ kind: 'failed', code: 'GAME_UNAVAILABLE' });
      } catch (error) {
        if (isApiError(error, 'aborted')) return;
        setState({
          kind: 'failed',
          code: isApiError(error) && !error.retryable ? (error.code ?? 'DEFAULT') : null,
        });
      }
    };
    void launch();
    return () => stop.abort();
  }, [slug, mode, intent]);
  useRememberOpened(slug, mode, state.kind === 'open');
  return { state, retry: useCallback(() => setIntent({}), []) };
}
