import { useText } from '../../platform/i18n/intl.tsx';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { systemClock } from '../../platform/network/clock.ts';

/** A moment as the bar and the rows tell it: the time, with the day where it is not today's. */
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
