import { useEffect, useState } from 'react';
import { clockText } from '#app/platform/i18n/clock-text.ts';
import { now } from '#app/platform/network/clock.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { playSessionOptions } from '#app/features/bonuses/index.ts';

const SECOND = 1000;

/** Props of `SessionStrip`. */
export interface SessionStripProps {
  /** The reality check is due and waits for the end of the round (SAFE-15). */
  isCheckWaiting?: boolean;
  className?: string;
}

/**
 * How long the player has been playing for money and what came of it: wins less bets of the sitting, as the server counts
 * them, over all its games and reloads. A server that does not tell leaves the time since the game was opened.
 */
export function SessionStrip({ isCheckWaiting = false, className = '' }: SessionStripProps) {
  const t = useText();
  const { money } = useFormats();
  const { data } = useQuery(playSessionOptions);
  const [openedAt] = useState(now);
  const start = data ? Date.parse(data.started_at) : openedAt;
  const result = () => {
    if (!data) return null;
    const { net, currency } = data;
    return `${net > 0 ? '+' : ''}${money(net, { currency, decimals: 'auto' })}`;
  };
  const net = result();
  return (
    <dl
      aria-label={t('play.session.label')}
      className={`flex min-h-5 flex-wrap items-baseline gap-x-3 text-caption text-ink-muted tabular-nums ${className}`}
    >
      <div className="flex items-baseline gap-1.5">
        <dt>{t('play.session.time')}</dt>
        <dd className="font-semibold text-ink">
          <Clock start={start} />
        </dd>
      </div>
      {net !== null && (
        <div className="flex items-baseline gap-1.5">
          <dt>{t('play.session.net')}</dt>
          <dd className="font-semibold whitespace-nowrap text-ink">{net}</dd>
        </div>
      )}
      {isCheckWaiting && (
        <div className="flex items-baseline gap-1.5">
          <dt>{t('limits.check.name')}</dt>
          <dd className="font-semibold text-ink">{t('limits.check.afterRound')}</dd>
        </div>
      )}
    </dl>
  );
}

/** The running time: the only thing that is drawn again every second. */
function Clock({ start }: { start: number }) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return clockText((moment - start) / SECOND);
}
