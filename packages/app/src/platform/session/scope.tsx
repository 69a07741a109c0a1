import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { Fragment, useEffect, useMemo, type PropsWithChildren } from 'react';
import { onReturn } from '../network/connectivity.ts';
import { createQueryClient } from '../network/query.ts';
import { queryClientAtom } from '../network/query-client-atom.ts';
import { sessionState } from './session.ts';
import { useSignal } from '../state/signal.ts';

export { atom, useAtomValue } from 'jotai';

/** Everything that belongs to one session: atom store and query cache, made together and dropped together. */
export interface Scope {
  readonly store: ReturnType<typeof createStore>;
  readonly queries: QueryClient;
}

/** Makes an empty scope. */
export function createScope(): Scope {
  const queries = createQueryClient();
  const store = createStore();
  store.set(queryClientAtom, queries);
  return { store, queries };
}

/** Puts a scope around what is below. */
export function ScopeProvider({ scope, children }: PropsWithChildren<{ scope: Scope }>) {
  return (
    <Provider store={scope.store}>
      <QueryClientProvider client={scope.queries}>{children}</QueryClientProvider>
    </Provider>
  );
}

/** A new scope for every generation of the session: nothing of a former player can be shown to the next one. */
export function SessionScope({ children }: PropsWithChildren) {
  const { generation } = useSignal(sessionState);
  const scope = useMemo(() => ({ generation, ...createScope() }), [generation]);
  useEffect(
    () =>
      onReturn(() => {
        void scope.queries.refetchQueries({
          predicate: (query) => query.state.status === 'error',
          type: 'active',
        });
      }),
    [scope],
  );
  useEffect(() => () => scope.queries.clear(), [scope]);
  return (
    <Fragment key={generation}>
      <ScopeProvider scope={scope}>{children}</ScopeProvider>
    </Fragment>
  );
}

/** Whether a player is signed in. */
export function useSignedIn(): boolean {
  return useSignal(sessionState).signedIn;
}
