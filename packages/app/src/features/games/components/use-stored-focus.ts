import { useCallback, useState } from 'react';
import { useLocation, useNavigationType } from '#app/platform/routing/router.tsx';
import { storedFocus } from '../stored-focus.ts';

/** Which card of a list had the focus last. */
export interface StoredFocus {
  /** Index of the card that had it when the list was left; undefined for a list that is new. */
  card: number | undefined;
  /** Remembers the card that has it now. */
  keep: (card: number) => void;
}

/** Remembers the card of a list that had the focus, so that Back leads a keyboard to it as well; `list` names the list. */
export function useStoredFocus(list: string): StoredFocus {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => ({ list, card: isReturn ? storedFocus.read(key, list) : null }));
  const keep = useCallback((card: number) => storedFocus.write(key, list, card), [key, list]);
  // A list that took the place of the one come back to is new.
  return { card: left.list === list ? (left.card ?? undefined) : undefined, keep };
}
