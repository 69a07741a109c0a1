import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { BonusBar, depositBonusesAtom } from '#app/features/bonuses/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useCashPlace } from '../place.ts';
import { latestDepositOptions, methodsOptions } from '../queries.ts';
import { LastMethod } from './LastMethod.tsx';
import { MethodGrid } from './MethodGrid.tsx';
import { useSettled } from './settled.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** First step of a deposit: the bonus in use, the last method, all methods. */
export function DepositSection() {
  const t = useText();
  const place = useCashPlace();
  const bonuses = useAtomValue(depositBonusesAtom);
  const latest = useQuery(latestDepositOptions);
  const methods = useQuery(methodsOptions('deposit', place));
  const isSettled = useSettled(bonuses !== null && !latest.isPending && !methods.isPending);
  if (!isSettled) {
    return (
      <SkeletonGroup label={t('cashBox.methods.loading')} className="flex flex-col gap-5">
        <Skeleton className="h-[69px] rounded-lg" />
        <Skeleton className="h-[100px] rounded-lg" />
        <Skeleton className="h-[300px] rounded-lg" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <div className="mb-5 empty:hidden">
        <BonusBar currency={place.currency} />
      </div>
      <LastMethod />
      <h2 className="mb-2 text-title-sm text-ink-muted">{t('cashBox.methods')}</h2>
      <MethodGrid type="deposit" />
    </>
  );
}
