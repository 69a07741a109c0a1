import { Suspense } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { MethodStepProps } from './MethodStep.tsx';
import { MethodStepSkeleton } from './Loading.tsx';

const load = async () => (await import('./MethodStep.tsx')).MethodStep;
const Loaded = lazyPart(load);

/** Preloads the form of a method: masks, fields and sheets are most of the cash box. */
export function fetchMethodStep(): void {
  load().catch(() => undefined);
}

/** Form of a method, loaded on first use. */
export function LazyMethodStep(props: MethodStepProps) {
  return (
    <Suspense fallback={<MethodStepSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
}
