import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Query of the URL with a setter for single values; null removes one. Retains the scroll position. */
export function useSearch(): readonly [
  URLSearchParams,
  (changes: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) => void,
] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, { replace = true } = {}) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true, state: state as unknown },
      ),
    [setSearch, state],
  );
  return [search, change];
}
