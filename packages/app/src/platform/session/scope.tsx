import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type PropsWithChildren } from 'react';
import { onReturn } from '../network/connectivity.ts';
import { queryClientAtom } from '../network/query.ts';
import { refetchPaced } from '../network/polling.ts';
import { useAtomValue } from '../state/store.ts';
import { generationAtom, signedInAtom } from './session.ts';

/**
 * Provides the session's query client and remounts its children for each session, so that no data of one
 * player is shown to the next.
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

export function useSignedIn(): boolean {
  return useAtomValue(signedInAtom);
}
