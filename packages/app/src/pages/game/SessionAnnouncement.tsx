import type { PlaySession } from '@tulpar/api/contract';
import { useMemo } from 'react';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { useLimitAmount, verdictOf } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useThrottledValue } from '#app/platform/state/throttled-value.ts';

const MINUTE = 60_000;

/** Announces the session result to screen readers when play has changed it, at most once a minute (SAFE-16). */
export function SessionAnnouncement() {
  const { data } = useQuery(playSessionOptions);
  return data ? <Spoken session={data} /> : null;
}

function Spoken({ session }: { session: PlaySession }) {
  const t = useText();
  const { money } = useFormats();
  const amount = useLimitAmount();
  const { net, currency, started_at, reality_check_at } = session;
  const isOver = reality_check_at === null;
  // Memoized, so that the text is from the last change: passing time alone must not cause an announcement.
  const text = useMemo(() => {
    if (isOver) return '';
    const minutes = Math.max(0, Math.floor((now() - Date.parse(started_at)) / MINUTE));
    const sum = `${net > 0 ? '+' : ''}${money(net, currency)}`;
    return `${t('play.session.time')}: ${amount('time', minutes)}. ${t('play.session.net')}: ${sum}. ${t(verdictOf(net))}.`;
  }, [isOver, net, currency, started_at, t, money, amount]);
  return <output className="sr-only">{useThrottledValue(text, MINUTE)}</output>;
}
