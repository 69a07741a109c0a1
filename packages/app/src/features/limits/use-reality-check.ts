import type { PlaySession } from '@tulpar/api/contract';
import { useEffect, useState } from 'react';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';

/** How often the answer of another tab or device is looked for while the check stands here, ms. */
const LOOK = 5_000;

/** The reality check as it stands. */
export interface RealityCheckState {
  /** `waiting`: it is due and a round still runs. */
  readonly phase: 'none' | 'waiting' | 'due';
  readonly session: PlaySession | undefined;
}

/**
 * Whether the reality check is due in a game for money (SAFE-15): when the time that the server named has come, the
 * server is asked once more, as another tab or device may have answered. A running round is played to its end first.
 */
export function useRealityCheck(isReal: boolean, isRoundOpen: boolean): RealityCheckState {
  const [dueAt, setDueAt] = useState<string | null>(null);
  const { data: session, refetch } = useQuery({
    ...playSessionOptions,
    enabled: isReal,
    refetchInterval: dueAt === null ? false : LOOK,
  });
  const at = session?.reality_check_at ?? null;
  useEffect(() => {
    if (!isReal || at === null) return undefined;
    const come = async () => {
      // Without an answer the last one holds.
      const { data } = await refetch();
      if ((data?.reality_check_at ?? at) === at) setDueAt(at);
    };
    const timer = setTimeout(() => void come(), Math.max(0, Date.parse(at) - now()));
    return () => clearTimeout(timer);
  }, [isReal, at, refetch]);
  // What was due and is answered is not looked for any more.
  if (dueAt !== null && dueAt !== at) setDueAt(null);
  const isDue = isReal && dueAt !== null && dueAt === at;
  return { phase: isDue ? (isRoundOpen ? 'waiting' : 'due') : 'none', session };
}
