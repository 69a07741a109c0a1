import { useState } from 'react';
import { useSearch } from '#app/platform/routing/search-params.ts';
import { narrowingQuery, parseNarrowing, type Narrowing } from '../filters.ts';

/**
 * What the address narrows the list to, and the way to change it. A press shows at once, before the address has followed,
 * so that two quick presses do not undo each other.
 */
export function useNarrowing(): readonly [Narrowing, (next: Narrowing) => void] {
  const [query, change] = useSearch();
  const narrowing = parseNarrowing(query);
  const written = JSON.stringify(narrowing);
  const [known, setKnown] = useState({ written, narrowing });
  // The address followed, or changed by other means such as Back: it wins.
  if (known.written !== written) setKnown({ written, narrowing });
  const set = (next: Narrowing) => {
    setKnown({ written, narrowing: next });
    change(narrowingQuery(next));
  };
  return [known.written === written ? known.narrowing : narrowing, set];
}
