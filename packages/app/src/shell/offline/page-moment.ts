import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '../../platform/network/query.ts';
import { useAtomValue } from '../../platform/state/store.ts';
import { isOfPage } from './kept-reads.ts';
import { savedAtAtom } from './saved.ts';

/** Time of the oldest data on this page, ms; the lobby's if the page shows no saved data. */
export function usePageMoment(): number | null {
  const queries = useQueryClient();
  const fallback = useAtomValue(savedAtAtom);
  const moment = useSyncExternalStore(
    useCallback((changed) => queries.getQueryCache().subscribe(changed), [queries]),
    () =>
      queries
        .getQueryCache()
        .findAll({ type: 'active' })
        .filter(({ queryKey, state }) => isOfPage(queryKey) && state.data !== undefined)
        .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Infinity),
  );
  return moment === Infinity ? fallback : moment;
}
