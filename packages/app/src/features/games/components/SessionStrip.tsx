import { ChevronDownIcon } from '@tulpar/ui/icon';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { clockText } from '#app/platform/i18n/format.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';
import { StripCell, WagerCell } from './WagerCell.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Refetch interval of the play session, ms; other tabs and games change it too. */
const READ = MINUTE;

export interface SessionStripProps {
  /** Whether a reality check is due and waits for the end of the round (SAFE-15). */
  isCheckWaiting?: boolean;
  /** Opens the session details. */
  onOpen: () => void;
  className?: string;
}

/**
 * Strip above a real-money game (SAFE-16): session duration, net result, active bonus or waiting reality check, time of
 * day. Duration and result are the server's, across games and reloads. Until it responds, the duration counts from the
 * opening of the game.
 */
export function SessionStrip({ isCheckWaiting = false, onOpen, className = '' }: SessionStripProps) {
  const t = useText();
  const { money } = useFormats();
  const { data, refetch } = useQuery({ ...playSessionOptions, refetchInterval: READ });
  const endsAt = data?.ends_at ?? null;
  // A round in another tab may have extended the session on the server.
  useWhenPassed(endsAt, () => void refetch(), SECOND);
  const [openedAt] = useState(now);
  const isOver = data?.reality_check_at === null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`flex min-h-12 flex-wrap items-center divide-x divide-line bg-surface-1 py-1 text-left tabular-nums tablet:min-h-14 ${className}`}
    >
      <StripCell label={t('play.strip.time')}>
        {isOver ? clockText(0) : <Clock start={data ? Date.parse(data.started_at) : openedAt} />}
      </StripCell>
      {data && (
        <StripCell label={t('play.strip.net')}>
          {data.net > 0 ? '+' : ''}
          {money(data.net, data.currency)}
        </StripCell>
      )}
      {isCheckWaiting ? (
        <StripCell label={t('limits.check.name')} tone="warning">
          {t('limits.check.afterRound')}
        </StripCell>
      ) : (
        <WagerCell />
      )}
      <StripCell label={t('play.session.now')} end={<ChevronDownIcon className="size-4" />}>
        <TimeOfDay />
      </StripCell>
    </button>
  );
}

/** Elapsed time since `start`, ms. Separate, as it renders every second. */
function Clock({ start }: { start: number }): ReactNode {
  const moment = useNow(SECOND);
  return clockText((moment - start) / SECOND);
}

function TimeOfDay(): ReactNode {
  const { date } = useDates();
  return date(useNow(MINUTE), 'HH:mm');
}

/** Current time, updated every `step` ms on the clock's second or minute. */
function useNow(step: number): number {
  const whole = () => Math.floor(now() / step) * step;
  const [moment, setMoment] = useState(whole);
  const move = useEffectEvent(() => setMoment(whole()));
  useEffect(() => {
    const timer = setInterval(() => move(), SECOND);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
