import { BonusInUse } from '#app/features/bonuses/index.ts';
import { LimitsBrief } from '#app/features/limits/index.ts';
import { RecentPayments } from './RecentPayments.tsx';

/** Next to a payment on wide screens: the bonus in use, the last payments and what the player's own limits leave. */
export function CashBoxAside() {
  return (
    <>
      <BonusInUse />
      <RecentPayments most={3} />
      <LimitsBrief />
    </>
  );
}
