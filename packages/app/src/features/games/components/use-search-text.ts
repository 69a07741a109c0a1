import { useState } from 'react';
import { useNavigationType } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/search-params.ts';

/** Longest text that is looked for. */
export const LONGEST = 100;

/**
 * The text of a field that stands in the address as `search`, and the way to change it. The address follows the field a
 * moment later; what it says meanwhile must not take back the letters typed since.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [query, change] = useSearch();
  const isOwn = useNavigationType() === 'REPLACE';
  const value = query.get('search')?.slice(0, LONGEST) ?? '';
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address changed by other means, such as Back: it wins over what stands in the field.
    if (!isOwn) setText(value);
  }
  return [
    text,
    (next) => {
      setText(next);
      change({ search: next });
    },
  ];
}
