import { useEffect, useState } from 'react';
import { useSearch } from '#app/platform/routing/search-params.ts';

const MAX = 4096;

/** A token as an address may bring it; null for none. */
export function readToken(value: string | null): string | null {
  return value !== null && value !== '' && value.length <= MAX ? value : null;
}

/**
 * Takes the token of the letter's link out of the address: it stays neither in the address bar nor in the history, and
 * is kept in memory only, as long as the page stands (OP-117).
 */
export function useResetToken(): string | null {
  const [search, change] = useSearch();
  const named = search.get('token');
  const [token] = useState(() => readToken(named));
  useEffect(() => {
    if (named !== null) change({ token: null });
  }, [named, change]);
  return token;
}
