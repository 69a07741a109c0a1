import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '../../platform/network/query.ts';
import { useAtomValue } from '../../platform/state/store.ts';
import { savedAtAtom } from './restore.ts';
import { useText } from '../../platform/i18n/intl.tsx';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { systemClock } from '../../platform/network/clock.ts';

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
        .filter(({ meta, state }) => meta?.saved === 'page' && state.data !== undefined)
        .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Infinity),
  );
  return moment === Infinity ? fallback : moment;
}

/** Formats the time of saved data, with the day unless it is today. */
export function useMomentText(): (moment: number) => string {
  const t = useText();
  const { date } = useDates();
  return (moment) => {
    const time = date(moment, 'HH:mm');
    return date(moment, 'yyyy-MM-dd') === date(systemClock.now(), 'yyyy-MM-dd')
      ? time
      : t('offline.dayTime', { date: date(moment, 'd MMMM'), time });
  };
}
