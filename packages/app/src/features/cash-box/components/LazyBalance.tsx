import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { HeaderBalanceProps } from './HeaderBalance.tsx';

const HeaderBalance = lazyPart(async () => (await import('./HeaderBalance.tsx')).HeaderBalance);

/** Balance of the header, loaded for players only; its box is rendered from the first frame. */
export function LazyBalance(props: HeaderBalanceProps) {
  return (
    <Suspense fallback={<div className="h-11 w-36 rounded-[14px] bg-surface-2" />}>
      <HeaderBalance {...props} />
    </Suspense>
  );
}
