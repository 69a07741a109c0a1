import { useCallback, useState, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '#app/platform/routing/router.tsx';
import { storedFocus, cutPages, scrollPositions } from '../list-position.ts';
import { games } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { gamesQuery, PAGE_SIZE, type GamesList } from '../catalogue.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { gamesOptions } from '../queries.ts';

/** Remembers the last focused card of a list. */
export interface StoredFocus {
  /** Index of the card focused when the list was left; undefined for a new list. */
  card: number | undefined;
  keep: (card: number) => void;
}

/** Stores the focused card of a list, so that Back restores the keyboard focus; `list` is the list's name. */
export function useStoredFocus(list: string): StoredFocus {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => ({ list, card: isReturn ? storedFocus.read(key, list) : null }));
  const keep = useCallback((card: number) => storedFocus.write(key, list, card), [key, list]);
  // A stored card of another list does not count.
  return { card: left.list === list ? (left.card ?? undefined) : undefined, keep };
}

/** Tolerance for a restored scroll position, px. */
const NEAR = 100;

/** Scroll state of a list in its history entry. */
export interface ListScroll {
  /** Scroll offset when the list was left, px; undefined for a new list. */
  offset: number | undefined;
  /** Whether the earlier pages are being requested again; the list waits for them. */
  isRefilling: boolean;
  /** Stores the scroll offset, px. */
  keep: (offset: number) => void;
}

/**
 * Remembers how far a list was scrolled. After Back or a reload, earlier pages that are not cached any more are loaded
 * in one request: responses are cached for only five minutes (NET-16), less than a game session.
 */
export function useScrollPosition(list: GamesList): ListScroll {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const locale = useLocale();
  const client = useQueryClient();
  const name = JSON.stringify(list);
  const { queryKey } = gamesOptions(list, locale);
  const [restored] = useState(() => (isReturn ? scrollPositions.read(key, name) : null));
  const [isRefilling, setRefilling] = useState(() => {
    const loaded = client.getQueryData(queryKey)?.pages.length ?? 0;
    return restored !== null && restored.pages > Math.max(loaded, 1);
  });

  useEffect(() => {
    if (!isRefilling || !restored) return undefined;
    const stop = new AbortController();
    const refill = async () => {
      const query = { ...gamesQuery(list, 1, locale), limit: restored.pages * PAGE_SIZE };
      const pages = cutPages(await call(games, { query }, { signal: stop.signal }));
      client.setQueryData(queryKey, { pages, pageParams: pages.map((_, index) => index + 1) });
    };
    // If the request fails, the list requests its first page, as without a stored position.
    refill()
      .catch(() => undefined)
      .finally(() => {
        if (!stop.signal.aborted) setRefilling(false);
      });
    return () => stop.abort();
    // Run only at mount: the pages to restore are those of the list's last visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const isBack = useRef(restored === null);
  const keep = useCallback(
    (offset: number) => {
      // The next page scrolls to its top while this list is still mounted; ignore that.
      if (window.location.pathname !== pathname) return;
      const pages = client.getQueryData(queryKey)?.pages.length;
      // Scroll events at the top during restoring must not overwrite the stored offset.
      isBack.current ||= restored !== null && Math.abs(offset - restored.offset) < NEAR;
      if (pages !== undefined && isBack.current) scrollPositions.write(key, name, { pages, offset });
    },
    // The query key is a new object on every render; `name` represents it.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, key, name, pathname, locale],
  );
  return { offset: restored?.offset, isRefilling, keep };
}
