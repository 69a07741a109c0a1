import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '../../platform/network/query.ts';
import { useAtomValue } from '../../platform/state/store.ts';
import { isPageQuery } from './persist-config.ts';
import { savedAtAtom } from './restore.ts';

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
        .filter(({ queryKey, state }) => isPageQuery(queryKey) && state.data !== undefined)
        .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Infinity),
  );
  return moment === Infinity ? fallback : moment;
}
