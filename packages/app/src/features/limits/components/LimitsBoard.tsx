import type { LimitList } from '@tulpar/api/contract';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import type { LimitType } from '../limit-change.ts';
import { limitsOptions } from '../queries.ts';
import { LimitSheet, type ChosenLimit } from './LimitSheet.tsx';
import { LimitCard } from './LimitCard.tsx';
import { RealityCheck } from './RealityCheck.tsx';

/** Limit types per column: two columns on a desktop, else one. */
const columns: readonly (readonly LimitType[])[] = [['deposit', 'loss', 'wager'], ['time']];

const BOARD = 'grid grid-cols-1 items-start gap-3 desktop:grid-cols-2';
const COLUMN = 'grid grid-cols-1 gap-3';

/** The player's twelve limits and the reality check interval (SAFE-02, SAFE-14). */
export function LimitsBoard() {
  const t = useText();
  const { data, error, refetch } = useQuery(limitsOptions);
  if (data) return <Limits list={data} />;
  if (error)
    return (
      <LoadFailed titleId="limits.away.title" textId="limits.away.text" error={error} onRetry={refetch} />
    );
  return (
    // As high as cards without a limit, so that loaded cards can only be higher.
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
