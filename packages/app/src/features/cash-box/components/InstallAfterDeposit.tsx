import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { isMoneyFreshAtom } from '#app/platform/state/turns.ts';

// Lazy: most deposits show no banner.
const InstallBanner = lazyPart(async () => (await import('#app/features/app-offer/index.ts')).InstallBanner);

/**
 * Offers the app below a credited deposit, in browsers that can install it (APPS-10), a minute later at the
 * earliest.
 */
export function InstallAfterDeposit({ className }: { className?: string }) {
  const isMoneyFresh = useAtomValue(isMoneyFreshAtom);
  if (isMoneyFresh) return null;
  return (
    <Suspense>
      <InstallBanner place="deposit" {...(className === undefined ? {} : { className })} />
    </Suspense>
  );
}
