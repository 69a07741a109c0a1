import { useText } from '../../platform/i18n/intl.tsx';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { systemClock } from '../../platform/network/clock.ts';

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
