import { useCallback, useState, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#app/platform/routing/router.tsx';
import { storedFocus, cutPages, scrollPositions } from '../list-position.ts';
import { games } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { gamesQuery, PAGE_SIZE, type GamesList } from '../catalogue.ts';
import { useLocale } from '#app/platform/session/locale.ts';
import { gamesOptions } from '../queries.ts';

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

/** So near to where it was left, px, a list is back there. */
const NEAR = 100;

/** Where a list stands in its history entry. */
export interface ListScroll {
  /** Where the page was scrolled when the list was left, px; undefined for a list that is new. */
  offset: number | undefined;
  /** The pages that were there are being brought back: the list waits. */
  isRefilling: boolean;
  /** Remembers where the page is scrolled, px. */
  keep: (offset: number) => void;
}

/**
 * Remembers how far a list was read, and after Back or a reload brings its pages back at once and says where it stood:
 * answers are kept for five minutes only (NET-16), and a game is played for longer.
 */
export function useScrollPosition(list: GamesList): ListScroll {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const locale = useLocale();
  const client = useQueryClient();
  const name = JSON.stringify(list);
  const { queryKey } = gamesOptions(list, locale);
  const [kept] = useState(() => (isReturn ? scrollPositions.read(key, name) : null));
  const [isRefilling, setRefilling] = useState(
    () => kept !== null && kept.pages > 1 && client.getQueryData(queryKey) === undefined,
  );

  useEffect(() => {
    if (!isRefilling || !kept) return undefined;
    const stop = new AbortController();
    const refill = async () => {
      const query = { ...gamesQuery(list, 1, locale), limit: kept.pages * PAGE_SIZE };
      const pages = cutPages(await call(games, { query }, { signal: stop.signal }));
      client.setQueryData(queryKey, { pages, pageParams: pages.map((_, index) => index + 1) });
    };
    // When they do not come, the list begins anew and says itself what is wrong.
    refill()
      .catch(() => undefined)
      .finally(() => {
        if (!stop.signal.aborted) setRefilling(false);
      });
    return () => stop.abort();
    // Only for what the list was on arrival: another list is another component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const isBack = useRef(kept === null);
  const keep = useCallback(
    (offset: number) => {
      // The next page has begun and is scrolled to its top, though this one still stands.
      if (window.location.pathname !== pathname) return;
      const pages = client.getQueryData(queryKey)?.pages.length;
      // On its way back the list passes through the top of the page: that is no place it was left at.
      isBack.current ||= kept !== null && Math.abs(offset - kept.offset) < NEAR;
      if (pages !== undefined && isBack.current) scrollPositions.write(key, name, { pages, offset });
    },
    // The key of the query is made anew with every render; the name of the list stands for it.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, key, name, pathname, locale],
  );
  return { offset: kept?.offset, isRefilling, keep };
}
