import type { PlaySession } from '@tulpar/api/contract';
import { useState } from 'react';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';

/** Poll interval for an answer given in another tab or device, ms. */
const LOOK = 5_000;

export interface RealityCheckState {
  /** `waiting`: due, but a round is still running. */
  readonly phase: 'none' | 'waiting' | 'due';
  readonly session: PlaySession | undefined;
}

/**
 * State of the reality check in a real-money game (SAFE-15). When the due time comes, the session is
 * refetched once, as another tab or device may have answered. A running round is finished first.
 */
export function useRealityCheck(isReal: boolean, isRoundOpen: boolean): RealityCheckState {
  const [dueAt, setDueAt] = useState<string | null>(null);
  const { data: session, refetch } = useQuery({
    ...playSessionOptions,
    enabled: isReal,
    refetchInterval: dueAt === null ? false : LOOK,
  });
  const at = session?.reality_check_at ?? null;
  const come = async () => {
    // If the request fails, the last known session applies.
    const { data } = await refetch();
    if ((data?.reality_check_at ?? at) === at) setDueAt(at);
  };
  useWhenPassed(isReal ? at : null, () => void come());
  // The check was answered, so stop polling.
  if (dueAt !== null && dueAt !== at) setDueAt(null);
  const isDue = isReal && dueAt !== null && dueAt === at;
  return { phase: isDue ? (isRoundOpen ? 'waiting' : 'due') : 'none', session };
}
