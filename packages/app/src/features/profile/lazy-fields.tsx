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

/** The date of birth: its mask and calendar are fetched beside the page, and its place is kept. */
export function BirthdayField(props: BirthdayFieldProps) {
  return (
    <Suspense fallback={place}>
      <Birthday {...props} />
    </Suspense>
  );
}

/** The phone: its mask and countries are fetched beside the page, and its place is kept. */
export function PhoneEntry(props: PhoneEntryProps) {
  return (
    <Suspense fallback={place}>
      <Phone {...props} />
    </Suspense>
  );
}

/** The step that takes the code: fetched beside the page, as it comes only after a message was sent. */
export function PhoneCodeStep(props: PhoneCodeStepProps) {
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <CodeStep {...props} />
    </Suspense>
  );
}

/** Fetches the step that takes the code, once the page before it stands. */
export function useCodeStepSoon(): void {
  useEffect(() => {
    // Without it now, it is fetched when it is needed.
    loadCodeStep().catch(() => undefined);
  }, []);
}
