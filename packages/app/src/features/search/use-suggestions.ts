import type { GameTitle } from '@tulpar/api/contract';
import { useDeferredValue, useMemo } from 'react';
import { useSignal } from '#app/platform/state/signal.ts';
import { titles } from './queries.ts';

/** Games offered under the field. */
const SHOWN = 6;

/** The best games of the local index for a text; they follow the typing and the index as it fills. */
export function useSuggestions(text: string): readonly GameTitle[] {
  const size = useSignal(titles.size);
  const wanted = useDeferredValue(text);
  return useMemo(() => (size > 0 ? titles.index.find(wanted, SHOWN) : []), [wanted, size]);
}
