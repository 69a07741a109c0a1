import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { PaymentSkeleton } from './Loading.tsx';

const Loaded = lazyPart(async () => (await import('./PaymentDetails.tsx')).PaymentDetails);

/** One payment, loaded on first use; the history list does not need it. */
export function LazyPaymentDetails(props: { id: string }) {
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
}
