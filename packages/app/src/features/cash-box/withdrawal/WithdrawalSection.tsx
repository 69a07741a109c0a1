import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { usePaymentMethods, useHasRail } from '../methods/methods.ts';
import { moneyAtom } from '../atoms.ts';
import { readinessOptions } from '../queries.ts';
import { useSettled } from '../methods/Loading.tsx';
import { MethodGrid, MethodsSkeleton, SlowMethods } from '../methods/MethodGrid.tsx';
import { Readiness, WithdrawalFix } from './Readiness.tsx';

const useReadiness = () => useQuery(readinessOptions);

export function WithdrawalSection() {
  const t = useText();
  const hasRail = useHasRail();
  const readiness = useReadiness();
  const money = useAtomValue(moneyAtom);
  const methods = usePaymentMethods('withdrawal');
  const isSettled = useSettled(money !== null && !readiness.isPending && !methods.isPending);
  return (
    <>
      {methods.isPending && <SlowMethods type="withdrawal" />}
      {isSettled ? (
        <Parts readiness={readiness} />
      ) : (
        <SkeletonGroup label={t('cashBox.methods.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-[480px] rounded-lg" />
          {!hasRail && <MethodsSkeleton />}
        </SkeletonGroup>
      )}
    </>
  );
}

function Parts({ readiness }: { readiness: ReturnType<typeof useReadiness> }) {
  const t = useText();
  const { data } = readiness;
  const hasRail = useHasRail();
  const isEmpty = data?.can_withdraw_amount === 0;
  return (
    <>
      {data ? (
        <Readiness readiness={data} />
      ) : (
        <>
          <Available />
          {readiness.isError && (
            <LoadFailedNotice
              titleId="withdrawal.failed"
              error={readiness.error}
              onRetry={() => readiness.refetch()}
              className="mt-3"
            />
          )}
        </>
      )}
      {data && isEmpty && (
        <div className="mt-4">
          <WithdrawalFix readiness={data} />
        </div>
      )}
      {!hasRail && (
        <>
          <h2 className="mt-5 mb-2 text-title-sm text-ink-muted">{t('cashBox.methods.out')}</h2>
          <MethodGrid type="withdrawal" funds={data?.can_withdraw_amount ?? null} />
        </>
      )}
    </>
  );
}

/**
 * Amount available for withdrawal, minor units, from `readiness`, else the real balance. `readiness` also lists
 * the bonuses a withdrawal would cancel.
 */
export function useWithdrawable(): { funds: number | null; readiness: WithdrawalReadiness | undefined } {
  const readiness = useReadiness().data;
  const money = useAtomValue(moneyAtom);
  return { funds: readiness?.can_withdraw_amount ?? money?.real ?? null, readiness };
}

/** The real balance, while the readiness loads, has failed, or is not supported by the server. */
function Available() {
  const t = useText();
  const { exactMoney } = useFormats();
  const money = useAtomValue(moneyAtom);
  if (!money) return <div className="h-[124px] rounded-lg bg-surface-1 shadow-card" />;
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-lg bg-surface-1 p-4 shadow-card">
      <dt className="text-body text-ink-muted">{t('cashBox.withdraw.available')}</dt>
      <dd className="slant font-display text-display-sm font-extrabold whitespace-nowrap">
        {exactMoney(money.real, money.currency)}
      </dd>
    </dl>
  );
}
