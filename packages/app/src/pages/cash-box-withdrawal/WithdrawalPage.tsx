import {
  CashBoxAside,
  CashBoxFrame,
  MethodGrid,
  MethodStep,
  useWithdrawable,
  WithdrawalSection,
} from '#app/features/cash-box/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useResult } from '#app/platform/state/overlay-turns.ts';

/**
 * Withdrawal page: available amount and methods, then the form of the method in the URL. Toasts and offers wait while
 * the page is open.
 */
export function Page() {
  useResult();
  const t = useText();
  const [search] = useSearch();
  const uid = search.get('method');
  const { funds } = useWithdrawable();
  return (
    <CashBoxFrame
      aside={<CashBoxAside />}
      rail={<MethodGrid type="withdrawal" funds={funds} selected={uid} />}
      step={uid ? { title: t('page.withdrawal'), back: href('withdrawal') } : undefined}
    >
      {uid ? <MethodStep type="withdrawal" uid={uid} /> : <WithdrawalSection />}
    </CashBoxFrame>
  );
}
