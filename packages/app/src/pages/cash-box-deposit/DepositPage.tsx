import { CashBoxFrame, DepositSection, MethodStep } from '#app/features/cash-box/sections.ts';
import { DocumentsToCome } from '#app/features/documents/deposit.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/search-params.ts';

/** Deposit: the methods, with the documents a withdrawal may ask for before the first one (KYC-04), then the form of the one named in the address. */
export function DepositPage() {
  const t = useText();
  const [search] = useSearch();
  const uid = search.get('method');
  return (
    <CashBoxFrame step={uid ? { title: t('cashBox.deposit.title'), back: href('deposit') } : undefined}>
      {uid ? (
        <MethodStep type="deposit" uid={uid} />
      ) : (
        <>
          <DepositSection />
          <DocumentsToCome />
        </>
      )}
    </CashBoxFrame>
  );
}
