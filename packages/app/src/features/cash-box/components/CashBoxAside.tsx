import { BonusInUse } from '#app/features/bonuses/index.ts';
import { LimitsBrief } from '#app/features/limits/index.ts';
import { RecentPayments } from './RecentPayments.tsx';

/** Right column on wide screens: active bonus, recent payments and remaining limits. */
export function CashBoxAside() {
  return (
    <>
      <BonusInUse />
      <RecentPayments most={3} />
      <LimitsBrief />
    </>
  );
}
