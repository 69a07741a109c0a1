import type { Provider, GameTitle } from '@tulpar/api/contract';
import { TitleIndex, type Title } from './title-index.ts';
import { useDeferredValue, useMemo, useEffect, useState } from 'react';
import { providersOptions } from '#app/features/games/index.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { titles } from './queries.ts';

export interface Studio extends Title {
  /** Number of available games. */
  readonly games: number;
}

/** Minimum score of a provider; below it the name is only similar, which is enough for games. */
const MEANT = 50;

/** Index of providers by the same rules as games; inactive ones and those without games are left out. */
export function studioIndex(providers: readonly Provider[]): (text: string, limit: number) => Studio[] {
  const index = new TitleIndex<Studio>();
  index.add(
    providers
      .filter(({ is_active, games_count }) => is_active && games_count > 0)
      .toSorted((a, b) => a.order - b.order)
      .map(({ id, slug, name, games_count }) => ({ id, slug, name, provider: '', games: games_count })),
  );
  return (text, limit) => index.find(text, limit, MEANT);
}

const STUDIOS_SHOWN = 2;
const NONE: readonly Studio[] = [];

/** Providers matching the typed text, once they have loaded; `isWanted` requests them. */
export function useStudios(text: string, isWanted: boolean): readonly Studio[] {
  const { data } = useQuery({ ...providersOptions, enabled: isWanted });
  const find = useMemo(() => data && studioIndex(data), [data]);
  const wanted = useDeferredValue(text);
  return useMemo(() => find?.(wanted, STUDIOS_SHOWN) ?? NONE, [find, wanted]);
}

const GAMES_SHOWN = 6;

/** Best matches of the local index; updates with the text and while the index loads. */
export function useSuggestions(text: string): readonly GameTitle[] {
  const size = useAtomValue(titles.sizeAtom);
  const wanted = useDeferredValue(text);
  return useMemo(() => (size > 0 ? titles.index.find(wanted, GAMES_SHOWN) : []), [wanted, size]);
}

/** True while `active` and for `ms` afterwards (SEARCH-04), to avoid flashing. */
export function useLingering(active: boolean, ms: number): boolean {
  const [shown, setShown] = useState(active);
  if (active && !shown) setShown(true);
  useEffect(() => {
    if (active || !shown) return;
    const timer = setTimeout(() => setShown(false), ms);
    return () => clearTimeout(timer);
  }, [active, shown, ms]);
  return shown;
}
