import { CashBoxAside, CashBoxFrame, HistoryList, PaymentDetails } from '#app/features/cash-box/pages.ts';
import { LimitsBrief } from '#app/features/limits/index.ts';
import { MonthBrief } from '#app/features/statement/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useSearch } from '#app/platform/routing/router.tsx';

/** History of deposits and withdrawals, or the payment in the URL (PAY-16). */
export function Page() {
  const t = useText();
  const [search] = useSearch();
  const id = search.get('tx');
  if (id === null || id === '') {
    return (
      <CashBoxFrame
        aside={
          <>
            <MonthBrief />
            <LimitsBrief />
          </>
        }
      >
        <HistoryList />
      </CashBoxFrame>
    );
  }
  return (
    <CashBoxFrame step={{ title: t('payment.title'), back: href('history') }} aside={<CashBoxAside />}>
      <PaymentDetails key={id} id={id} />
    </CashBoxFrame>
  );
}
