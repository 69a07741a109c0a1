import {
  CashBoxAside,
  CashBoxFrame,
  DepositSection,
  MethodGrid,
  MethodStep,
} from '#app/features/cash-box/pages.ts';
import { DocumentsToCome } from '#app/features/documents/index.ts';
import { LimitOffer } from '#app/features/limits/index.ts';
import { userAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * Deposit page: the methods, or the form of the method in the URL. Before the first deposit, both come with the limit
 * offer (SAFE-05), and the methods with the documents that a withdrawal may require (KYC-04).
 */
export function Page() {
  const t = useText();
  const [search] = useSearch();
  const isFirst = useAtomValue(userAtom)?.deposits_count === 0;
  const uid = search.get('method');
  return (
    <CashBoxFrame
      aside={<CashBoxAside />}
      rail={<MethodGrid type="deposit" selected={uid} />}
      step={uid ? { title: t('page.deposit'), back: href('deposit') } : undefined}
    >
      {uid ? (
        <MethodStep type="deposit" uid={uid} />
      ) : (
        <>
          <DepositSection />
          <DocumentsToCome />
        </>
      )}
      {isFirst && <LimitOffer />}
    </CashBoxFrame>
  );
}
