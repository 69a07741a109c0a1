import type { PlayerLimit } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { WarningIcon } from '@tulpar/ui/icon';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useUnits } from '#app/platform/i18n/durations.ts';
import { limitState, pendingState, useLimitAmount } from '../limit-change.ts';
import { Countdown } from '@tulpar/ui/countdown';
import { Notice } from '@tulpar/ui/notice';
import { useRef } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { useSetLimit } from '../commands.ts';

interface PendingRaiseProps {
  limit: PlayerLimit;
  pending: NonNullable<PlayerLimit['pending']>;
  onDone: () => void;
}

/** A pending raise or removal, to confirm or cancel (SAFE-03). */
function PendingRaise({ limit, pending, onDone }: PendingRaiseProps) {
  const t = useText();
  const units = useUnits();
  const { dayAndTime } = useDates();
  const amount = useLimitAmount();
  const { mutate, isPending } = useSetLimit({ onDone });
  useNextMoment([pending.effective_at]);
  const state = pendingState(pending, now());
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
            units={units}
            endsAt={Date.parse(pending.effective_at)}
            now={now}
          />
        </div>
      ) : (
        pending.lapses_at !== undefined && t('limits.pending.lapses', dayAndTime(pending.lapses_at))
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

/** A limit with used and remaining amounts, a bar, and a pending raise (SAFE-02, SAFE-03). */
export function LimitRow({ limit, onChange }: { limit: PlayerLimit; onChange: () => void }) {
  const t = useText();
  const { dayAndTime } = useDates();
  const amount = useLimitAmount();
  const { type, period, used, pending, frees_at } = limit;
  const state = limitState(limit);
  const row = useRef<HTMLDivElement>(null);
  const name = t(`limits.period.${period}`);
  const figures = t('limits.usedOf', { used: amount(type, used), amount: amount(type, limit.amount) });
  const left = amount(type, Math.max(0, limit.amount - used));
  const words =
    state === 'reached'
      ? frees_at == null
        ? t('limits.reached')
        : t('limits.frees', dayAndTime(frees_at))
      : state === 'near'
        ? t('limits.near', { left })
        : t('limits.left', { left });
  return (
    <div ref={row} tabIndex={-1} className="px-4 py-3 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-body-strong">{name}</h3>
        <span className="text-body">{figures}</span>
      </div>
      <SegmentedProgress
        value={used}
        max={limit.amount}
        label={`${t(`limits.type.${type}`)}, ${name}`}
        valueText={figures}
        tone={state === 'calm' ? 'ink' : 'warning'}
        className="my-2 h-2"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span
          className={
            state === 'calm'
              ? 'text-caption text-ink-muted'
              : 'flex items-center gap-1.5 text-caption text-warning-ink'
          }
        >
          {state !== 'calm' && <WarningIcon className="size-4 flex-none" />}
          {words}
        </span>
        <Button needsNetwork="silent" variant="ghost" size="sm" className="-mr-3 px-3!" onClick={onChange}>
          {t('common.change')}
        </Button>
      </div>
      {pending && (
        <PendingRaise
          key={pending.effective_at}
          limit={limit}
          pending={pending}
          // The pressed button disappears, so focus the row.
          onDone={() => row.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
