import type { LimitList } from '@tulpar/api/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import type { ChosenLimit } from './LimitsBoard.tsx';

const LimitSheet = lazyPart(async () => (await import('./LimitSheet.tsx')).LimitSheet);

export interface LimitSheetProps {
  /** Null closes the sheet. */
  chosen: ChosenLimit | null;
  list: LimitList;
  /** Shown automatically before the first deposit: explains why and can be skipped. */
  isOffer?: boolean;
  onChoose: (chosen: ChosenLimit) => void;
  onClose: () => void;
}

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
