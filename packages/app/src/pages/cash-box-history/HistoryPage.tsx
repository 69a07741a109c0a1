import { CashBoxFrame, HistoryList, PaymentDetails } from '#app/features/cash-box/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/route-state.ts';

/** History of deposits and withdrawals, or the payment in the URL (PAY-16). */
function HistoryPage() {
  const t = useText();
  const [search] = useSearch();
  const id = search.get('tx');
  if (id === null || id === '') {
    return (
      <CashBoxFrame>
        <HistoryList />
      </CashBoxFrame>
    );
  }
  return (
    <CashBoxFrame step={{ title: t('payment.title'), back: href('history') }}>
      <PaymentDetails key={id} id={id} />
    </CashBoxFrame>
  );
}

export { HistoryPage as Page };
