import type { LimitList, PlayerLimit, PlaySession } from '@tulpar/api/contract';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState, use } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { type LimitType, limitPeriods, type LimitPeriod } from '../limit-change.ts';
import { useRealityCheckInterval } from '../commands.ts';
import { limitsOptions } from '../queries.ts';
import { LimitSheet, type ChosenLimit } from './LimitSheet.tsx';
import { Button } from '@tulpar/ui/button';
import { MoneyIcon, PendingIcon, TrendDownIcon, WalletIcon } from '@tulpar/ui/icon';
import { LimitRow } from './LimitRow.tsx';
import { OfflineDisabledReason } from '@tulpar/ui/offline-disabled-reason';
import { RadioCards } from '@tulpar/ui/radio-cards';

type Minutes = PlaySession['reality_check_minutes'];

const choices: readonly Minutes[] = [15, 30, 60];

/** Interval of the reality check; it cannot be switched off (SAFE-14). */
function RealityCheck({ minutes }: { minutes: Minutes }) {
  const t = useText();
  const { wanted, choose } = useRealityCheckInterval();
  const shown = wanted ?? minutes;
  // A choice cannot be saved without a network (REACH-07).
  const offlineReason = use(OfflineDisabledReason);
  return (
    <section aria-labelledby="reality-check" className="rounded-lg bg-surface-1 px-4 py-3 shadow-card">
      <h2 id="reality-check" className="text-body-strong">
        {t('limits.reality.title')}
      </h2>
      <p className="mb-3 text-caption text-ink-muted">{t('limits.reality.text')}</p>
      <RadioCards
        label={t('limits.reality.title')}
        labelHidden
        name="reality-check"
        value={String(shown)}
        disabled={offlineReason !== undefined}
        hint={offlineReason}
        onValueChange={(value) => {
          const chosen = choices.find((one) => String(one) === value);
          if (chosen !== undefined && chosen !== shown) choose(chosen);
        }}
        options={choices.map((one) => ({
          value: String(one),
          label: t('limits.time.minutes', { minutes: one }),
        }))}
      />
    </section>
  );
}

const icons = { deposit: WalletIcon, loss: TrendDownIcon, wager: MoneyIcon, time: PendingIcon } as const;

interface LimitCardProps {
  type: LimitType;
  limits: readonly PlayerLimit[];
  onChoose: (period: LimitPeriod) => void;
}

function LimitCard({ type, limits, onChoose }: LimitCardProps) {
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

/** Limit types per column: two columns on a desktop, else one. */
const columns: readonly (readonly LimitType[])[] = [['deposit', 'loss', 'wager'], ['time']];

const BOARD = 'grid grid-cols-1 items-start gap-3 desktop:grid-cols-2';
const COLUMN = 'grid grid-cols-1 gap-3';

/** The player's limits, up to twelve, and the reality check interval (SAFE-02, SAFE-14). */
export function LimitsBoard() {
  const t = useText();
  const { data, error, refetch } = useQuery(limitsOptions);
  if (data) return <Limits list={data} />;
  if (error)
    return (
      <LoadFailed titleId="limits.away.title" textId="limits.away.text" error={error} onRetry={refetch} />
    );
  return (
    // Skeletons are as high as cards without a limit, so loaded cards can only be higher.
    <SkeletonGroup label={t('common.loading')} className={BOARD}>
      {columns.map((types) => (
        <div key={types.join()} className={COLUMN}>
          {types.map((type) => (
            <Skeleton key={type} className="h-16 rounded-lg" />
          ))}
          {types.includes('time') && <Skeleton className="h-60 rounded-lg" />}
        </div>
      ))}
    </SkeletonGroup>
  );
}

function Limits({ list }: { list: LimitList }) {
  const [chosen, choose] = useState<ChosenLimit | null>(null);
  // The row of a removed limit disappears with the focus.
  useLostFocus(list.data.length);
  return (
    <>
      <div className={BOARD}>
        {columns.map((types) => (
          <div key={types.join()} className={COLUMN}>
            {types.map((type) => (
              <LimitCard
                key={type}
                type={type}
                limits={list.data.filter((one) => one.type === type)}
                onChoose={(period) => choose({ type, period })}
              />
            ))}
            {types.includes('time') && list.reality_check_minutes !== undefined && (
              <RealityCheck minutes={list.reality_check_minutes} />
            )}
          </div>
        ))}
      </div>
      <LimitSheet chosen={chosen} list={list} onChoose={choose} onClose={() => choose(null)} />
    </>
  );
}
