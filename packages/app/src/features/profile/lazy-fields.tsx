import { Skeleton } from '@tulpar/ui/skeleton';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { BirthdayFieldProps } from './components/BirthdayField.tsx';
import type { PhoneCodeStepProps } from './components/PhoneCodeStep.tsx';
import type { PhoneEntryProps } from './components/PhoneEntry.tsx';

const Birthday = lazyPart(async () => (await import('./components/BirthdayField.tsx')).BirthdayField);
const Phone = lazyPart(async () => (await import('./components/PhoneEntry.tsx')).PhoneEntry);
const loadCodeStep = async () => (await import('./components/PhoneCodeStep.tsx')).PhoneCodeStep;
const CodeStep = lazyPart(loadCodeStep);

const place = <Skeleton className="h-14" />;

/** Lazy, because of its mask and calendar; the placeholder has the same size. */
export function BirthdayField(props: BirthdayFieldProps) {
  return (
    <Suspense fallback={place}>
      <Birthday {...props} />
    </Suspense>
  );
}

/** Lazy, because of its mask and countries; the placeholder has the same size. */
export function PhoneEntry(props: PhoneEntryProps) {
  return (
    <Suspense fallback={place}>
      <Phone {...props} />
    </Suspense>
  );
}

/** Lazy, because it is needed only after a message was sent. */
export function PhoneCodeStep(props: PhoneCodeStepProps) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <CodeStep {...props} />
    </Suspense>
  );
}

/** Preloads the code step after the page has mounted. */
export function useCodeStepSoon(): void {
  useEffect(() => {
    // On failure it is loaded when needed.
    loadCodeStep().catch(() => undefined);
  }, []);
}
