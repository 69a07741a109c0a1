import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { MethodStepProps } from './MethodStep.tsx';
import { MethodStepSkeleton } from './Loading.tsx';

const load = async () => (await import('./MethodStep.tsx')).MethodStep;
const Loaded = lazyPart(load);

/** Fetches the form of a method ahead of its first use: masks, fields and sheets are most of the cash box. */
export function fetchMethodStep(): void {
  load().catch(() => undefined);
}

/** The form of a method, fetched with its first use. */
export function LazyMethodStep(props: MethodStepProps) {
  return (
    <Suspense fallback={<MethodStepSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
}
