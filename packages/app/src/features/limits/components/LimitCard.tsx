import type { PlayerLimit } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { MoneyIcon, PendingIcon, TrendDownIcon, WalletIcon } from '@tulpar/ui/icon';
import { useText } from '#app/platform/i18n/intl.tsx';
import { limitPeriods, type LimitPeriod, type LimitType } from '../limit-change.ts';
import { LimitRow } from './LimitRow.tsx';

const icons = { deposit: WalletIcon, loss: TrendDownIcon, wager: MoneyIcon, time: PendingIcon } as const;

export interface LimitCardProps {
  type: LimitType;
  /** The player's limits of this type. */
  limits: readonly PlayerLimit[];
  onChoose: (period: LimitPeriod) => void;
}

/** One type of limit with the player's limits and a button to add one. */
export function LimitCard({ type, limits, onChoose }: LimitCardProps) {
  const t = useText();
  const Icon = icons[type];
  const free = limitPeriods.find((period) => !limits.some((one) => one.period === period));
  return (
    <section
      aria-labelledby={`limit-${type}`}
      className="divide-y divide-line rounded-lg bg-surface-1 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <span
          aria-hidden="true"
          className="grid size-10 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted"
        >
          <Icon />
        </span>
        <span className="min-w-0 flex-1 basis-32">
          <h2 id={`limit-${type}`} className="text-body-strong break-words">
            {t(`limits.type.${type}`)}
          </h2>
          <span className="block text-caption break-words text-ink-muted">{t(`limits.about.${type}`)}</span>
        </span>
        {free && (
          <Button
            needsNetwork="silent"
            variant="secondary"
            size="sm"
            aria-describedby={`limit-${type}`}
            onClick={() => onChoose(free)}
          >
            {t(limits.length > 0 ? 'limits.addPeriod' : 'limits.set')}
          </Button>
        )}
      </div>
      {limits.map((limit) => (
        <LimitRow key={limit.period} limit={limit} onChange={() => onChoose(limit.period)} />
      ))}
    </section>
  );
}
