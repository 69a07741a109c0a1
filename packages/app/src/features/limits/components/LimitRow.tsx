import type { PlayerLimit } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { WarningIcon } from '@tulpar/ui/icon';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { limitState } from '../limit-change.ts';
import { useLimitAmount } from '../limit-texts.ts';
import { PendingRaise } from './PendingRaise.tsx';

/** A limit with used and remaining amounts, a bar, and a pending raise (SAFE-02, SAFE-03). */
export function LimitRow({ limit, onChange }: { limit: PlayerLimit; onChange: () => void }) {
  const t = useText();
  const { date } = useDates();
  const amount = useLimitAmount();
  const { type, period, used, pending, frees_at } = limit;
  const state = limitState(limit);
  const name = t(`limits.period.${period}`);
  const figures = t('limits.usedOf', { used: amount(type, used), amount: amount(type, limit.amount) });
  const left = amount(type, Math.max(0, limit.amount - used));
  const words =
    state === 'reached'
      ? frees_at == null
        ? t('limits.reached')
        : t('limits.frees', { date: date(frees_at, 'd MMMM'), time: date(frees_at, 'HH:mm') })
      : state === 'near'
        ? t('limits.near', { left })
        : t('limits.left', { left });
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-body-strong">{name}</h3>
        <span className="text-body tabular-nums">{figures}</span>
      </div>
      <SegmentedProgress
        value={used}
        max={limit.amount}
        label={`${t(`limits.type.${type}`)}, ${name}`}
        valueText={figures}
        tone={state === 'calm' ? 'accent' : 'bonus'}
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
          {state !== 'calm' && <WarningIcon aria-hidden="true" className="size-4 flex-none" />}
          {words}
        </span>
        <Button needsNetwork="silent" variant="ghost" size="sm" className="-mr-3 px-3!" onClick={onChange}>
          {t('limits.change')}
        </Button>
      </div>
      {pending && <PendingRaise key={pending.effective_at} limit={limit} pending={pending} />}
    </div>
  );
}
