import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type PropsWithChildren } from 'react';
import { onReturn } from '../network/connectivity.ts';
import { queryClientAtom } from '../network/query.ts';
import { refetchPaced } from '../network/paced-refetch.ts';
import { useAtomValue } from '../state/store.ts';
import { generationAtom, signedInAtom } from './session.ts';

/**
 * Puts the cache of the session around what is below, and draws that anew for every generation of the session: nothing
 * of a former player can be shown to the next one.
 */
export function SessionScope({ children }: PropsWithChildren) {
  const generation = useAtomValue(generationAtom);
  const queries = useAtomValue(queryClientAtom);
  useEffect(() => onReturn(() => refetchPaced(queries, true)), [queries]);
  useEffect(() => () => queries.clear(), [queries]);
  return (
    <QueryClientProvider key={generation} client={queries}>
      {children}
    </QueryClientProvider>
  );
}

/** Whether a player is signed in. */
export function useSignedIn(): boolean {
  return useAtomValue(signedInAtom);
}
