import type { PlayerLimit } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Countdown } from '@tulpar/ui/countdown';
import { Notice } from '@tulpar/ui/notice';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useSetLimit } from '../commands.ts';
import { pendingState } from '../limit-change.ts';
import { useLimitAmount } from '../limit-texts.ts';

export interface PendingRaiseProps {
  limit: PlayerLimit;
  pending: NonNullable<PlayerLimit['pending']>;
}

/** A pending raise or removal, to confirm or cancel (SAFE-03). */
export function PendingRaise({ limit, pending }: PendingRaiseProps) {
  const t = useText();
  const { date } = useDates();
  const amount = useLimitAmount();
  const { mutate, isPending } = useSetLimit({ onDone: () => undefined });
  const [state, setState] = useState(() => pendingState(pending, now()));
  const { type, period } = limit;
  const key = { type, period };
  const what =
    pending.amount === null
      ? t('limits.pending.removal')
      : t('limits.pending.raise', { amount: amount(type, pending.amount) });
  return (
    <Notice tone="warning" title={what} className="mt-2 bg-surface-2">
      {state === 'waiting' ? (
        <div className="flex flex-wrap gap-x-2">
          <span aria-hidden="true">{t('limits.pending.in')}</span>
          <Countdown
            look="line"
            on="surface"
            label={t('limits.pending.in')}
            units={{
              days: t('bonuses.countdown.days'),
              hours: t('bonuses.countdown.hours'),
              minutes: t('bonuses.countdown.minutes'),
              seconds: t('bonuses.countdown.seconds'),
            }}
            endsAt={Date.parse(pending.effective_at)}
            now={now}
            onComplete={() => setState('ready')}
          />
        </div>
      ) : (
        pending.lapses_at !== undefined &&
        t('limits.pending.lapses', {
          date: date(pending.lapses_at, 'd MMMM'),
          time: date(pending.lapses_at, 'HH:mm'),
        })
      )}
      <div className="mt-2 grid gap-2">
        {state === 'ready' && (
          <Button
            needsNetwork
            variant="secondary"
            block
            busy={isPending}
            onClick={() => mutate({ ...key, amount: pending.amount, confirm: true })}
          >
            {t('limits.pending.confirm')}
          </Button>
        )}
        <Button
          needsNetwork
          variant="secondary"
          block
          busy={isPending}
          onClick={() => mutate({ ...key, amount: limit.amount })}
        >
          {t('limits.pending.keep', { amount: amount(type, limit.amount) })}
        </Button>
      </div>
    </Notice>
  );
}
