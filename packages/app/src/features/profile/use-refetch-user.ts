import { PROFILE_KEY } from '#app/features/session/index.ts';
import { useQueryClient } from '#app/platform/network/query.ts';

/** Asks for the player's record anew; a failure leaves the one that is known. */
export function useRefetchUser(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: PROFILE_KEY });
}
