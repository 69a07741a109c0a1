import type { PlaySession } from '@tulpar/api/contract';
import { useState, useRef } from 'react';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useAnswerRealityCheck } from '../commands.ts';
import { useLimitAmount, verdictOf } from '../limit-change.ts';

/** Poll interval while the check is due, ms: it may be answered in another tab or device. */
const LOOK = 5_000;

interface RealityCheckState {
  /** `waiting`: due, but a round is still running. */
  readonly phase: 'none' | 'waiting' | 'due';
  readonly session: PlaySession | undefined;
}

/**
 * State of the reality check in a real-money game (SAFE-15). When the due time comes, the session is
 * refetched once, as another tab or device may have answered. A running round is finished first.
 */
export function useRealityCheck(isReal: boolean, isRoundOpen: boolean): RealityCheckState {
  const [dueAt, setDueAt] = useState<string | null>(null);
  const { data: session, refetch } = useQuery({
    ...playSessionOptions,
    enabled: isReal,
    refetchInterval: dueAt === null ? false : LOOK,
  });
  const at = session?.reality_check_at ?? null;
  const come = async () => {
    // If the request fails, the last known session applies.
    const { data } = await refetch();
    if ((data?.reality_check_at ?? at) === at) setDueAt(at);
  };
  useWhenPassed(isReal ? at : null, () => void come());
  // A changed time means that the check was answered, so stop polling.
  if (dueAt !== null && dueAt !== at) setDueAt(null);
  const isDue = isReal && dueAt !== null && dueAt === at;
  return { phase: isDue ? (isRoundOpen ? 'waiting' : 'due') : 'none', session };
}

/** Ignores Escape and presses outside: only an answer closes the sheet. */
const stay = () => undefined;

/** Between two rounds, shows the duration and result of the session and lets the player continue or stop (SAFE-15). */
export function RealityCheckSheet({ session }: { session: PlaySession }) {
  const t = useText();
  const go = useGo();
  const { money } = useFormats();
  const amount = useLimitAmount();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending } = useAnswerRealityCheck();
  const { bets, wins, net, currency, started_at, session_id, reality_check_minutes: minutes } = session;
  const sum = (minor: number) => money(minor, currency);
  const played = Math.max(1, Math.floor((now() - Date.parse(started_at)) / 60_000));
  return (
    <BottomSheet
      open
      onOpenChange={stay}
      titleRef={heading}
      initialFocus={heading}
      title={t('limits.check.title', { time: amount('time', played) })}
      description={t('limits.check.text')}
    >
      <dl className="mx-4 grid grid-cols-2 gap-2 rounded-lg bg-surface-2 p-4">
        <div className="col-span-2 mb-1">
          <dt className="text-caption text-ink-muted">{t('play.session.net')}</dt>
          <dd>
            <p className="slant font-display text-display-md break-words">
              {net > 0 ? '+' : ''}
              {sum(net)}
            </p>
            <p className="text-caption text-ink-muted">{t(verdictOf(net))}</p>
          </dd>
        </div>
        <div>
          <dt className="text-caption text-ink-muted">{t('limits.check.bets')}</dt>
          <dd className="text-body-strong break-words">{sum(bets)}</dd>
        </div>
        <div>
          <dt className="text-caption text-ink-muted">{t('limits.check.wins')}</dt>
          <dd className="text-body-strong break-words">{sum(wins)}</dd>
        </div>
      </dl>
      <div className="mt-3 grid grid-cols-2 gap-2 px-4">
        <Button
          variant="secondary"
          block
          disabled={isPending}
          onClick={() => {
            mutate();
            go(href('lobby'));
          }}
        >
          {t('limits.check.stop')}
        </Button>
        <Button variant="secondary" block busy={isPending} onClick={() => mutate()}>
          {t('limits.check.goOn')}
        </Button>
        <ButtonLink
          href={href('rounds', {}, { search: { session: session_id } })}
          variant="outline"
          size="sm"
          block
        >
          {t('limits.check.rounds')}
        </ButtonLink>
        <ButtonLink href={href('limits')} variant="outline" size="sm" block>
          {t('limits.check.limit')}
        </ButtonLink>
      </div>
      <p className="mt-3 px-4 text-center text-caption text-ink-muted">
        {t('limits.check.every', { time: amount('time', minutes) })}
      </p>
    </BottomSheet>
  );
}
