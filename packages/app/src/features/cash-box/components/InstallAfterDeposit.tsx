import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';

// Most deposits show none.
const InstallBanner = lazyPart(async () => (await import('#app/features/app-offer/index.ts')).InstallBanner);

/** Offers the app below a credited deposit, where the browser can install it (APPS-10). */
export function InstallAfterDeposit({ className }: { className?: string }) {
  return (
    <Suspense>
      <InstallBanner place="deposit" {...(className === undefined ? {} : { className })} />
    </Suspense>
  );
}
