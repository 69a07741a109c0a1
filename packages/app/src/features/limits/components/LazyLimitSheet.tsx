import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { LimitSheetProps } from './LimitSheet.tsx';

const LimitSheet = lazyPart(async () => (await import('./LimitSheet.tsx')).LimitSheet);

/** `LimitSheet`, loaded on first open. */
export function LazyLimitSheet(props: LimitSheetProps) {
  const [wasAsked, setAsked] = useState(false);
  if (props.chosen && !wasAsked) setAsked(true);
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <LimitSheet {...props} />
      </Suspense>
    )
  );
}
