import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { BonusSheetProps } from './BonusSheet.tsx';

const BonusSheet = lazyPart(async () => (await import('./BonusSheet.tsx')).BonusSheet);

/** `BonusSheet`, loaded on first open; most deposits never open it. */
export function LazyBonusSheet(props: BonusSheetProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <BonusSheet {...props} />
      </Suspense>
    )
  );
}
