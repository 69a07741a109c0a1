import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { HeaderBalanceProps } from './HeaderBalance.tsx';

const HeaderBalance = lazyPart(async () => (await import('./HeaderBalance.tsx')).HeaderBalance);

/** The balance of a bar, fetched for players only; its box is there from the first frame. */
export function LazyBalance(props: HeaderBalanceProps) {
  return (
    <Suspense fallback={<div className="h-11 w-36 rounded-[14px] bg-surface-2" />}>
      <HeaderBalance {...props} />
    </Suspense>
  );
}
