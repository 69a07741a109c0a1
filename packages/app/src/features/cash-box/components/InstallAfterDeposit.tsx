import { InstallBanner } from '#app/features/app-offer/index.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { isMoneyFreshAtom } from '#app/platform/state/turns.ts';

/**
 * Offers the app below a credited deposit, in browsers that can install it (APPS-10), a minute later at the
 * earliest.
 */
export function InstallAfterDeposit({ className }: { className?: string }) {
  const isMoneyFresh = useAtomValue(isMoneyFreshAtom);
  if (isMoneyFresh) return null;
  return <InstallBanner place="deposit" {...(className === undefined ? {} : { className })} />;
}
