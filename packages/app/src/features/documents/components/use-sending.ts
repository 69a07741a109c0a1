import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectivity } from '#app/platform/network/connectivity.ts';
import { useSendDocuments, type Outcome } from '../commands.ts';
import type { Picks } from './use-picks.ts';

/** Delay before an interrupted upload is retried automatically, ms. */
const TRY_AGAIN = 2000;

export interface SendingPictures {
  readonly isPending: boolean;
  readonly send: (message: string) => void;
  /** Resumes interrupted uploads (KYC-12). */
  readonly resume: () => void;
}

/**
 * Sends pictures and automatically resumes interrupted uploads once network and server are available
 * (KYC-12). `onDone` gets all results of one run.
 */
export function useSending(
  { picks, markSending, noteUpload, settle, dropGone, signalOf, isWanted }: Picks,
  onDone: (outcomes: readonly Outcome[]) => void,
): SendingPictures {
  const outcomes = useRef<Outcome[]>([]);
  const { online, server } = useConnectivity();
  const { mutate, isPending } = useSendDocuments(() => {
    onDone(outcomes.current);
    outcomes.current = [];
  });
  const start = (ids: readonly string[], message: string) => {
    if (ids.length === 0 || isPending) return;
    mutate({
      picks: markSending(ids, message),
      signalOf,
      isWanted,
      dropGone,
      onUpload: noteUpload,
      onOutcome(outcome) {
        settle(outcome);
        outcomes.current.push(outcome);
      },
    });
  };
  const idsIn = (state: 'ready' | 'paused') => picks.filter((one) => one.state === state).map(({ id }) => id);
  const resume = () => start(idsIn('paused'), '');
  const resumeNow = useEffectEvent(resume);
  const hasPaused = idsIn('paused').length > 0;
  useEffect(() => {
    if (!hasPaused || isPending || !online || !server) return;
    const timer = setTimeout(() => resumeNow(), TRY_AGAIN);
    return () => clearTimeout(timer);
  }, [hasPaused, isPending, online, server]);

  return { isPending, resume, send: (message) => start([...idsIn('paused'), ...idsIn('ready')], message) };
}
