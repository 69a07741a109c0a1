import type { Provider, GameTitle } from '@tulpar/api/contract';
import { TitleIndex, type Title } from './title-index.ts';
import { useDeferredValue, useMemo, useEffect, useState } from 'react';
import { providersOptions } from '#app/features/games/index.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { titles } from './queries.ts';

/** A provider as far as suggestions need it. */
export interface Studio extends Title {
  /** How many of its games can be played here. */
  readonly games: number;
}

/** Below this fit a name only resembles what is typed: games are found by ear, a provider has to be meant. */
const MEANT = 50;

/** Providers that can be found as they are typed, by the rules of the games' names; without games there is nothing to go to. */
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

/** Providers offered under the field. */
const STUDIOS_SHOWN = 2;
const NONE: readonly Studio[] = [];

/** The providers whose name is being typed; they are read with the first search, which does not wait for them. */
export function useStudios(text: string, isWanted: boolean): readonly Studio[] {
  const { data } = useQuery({ ...providersOptions, enabled: isWanted });
  const find = useMemo(() => data && studioIndex(data), [data]);
  const wanted = useDeferredValue(text);
  return useMemo(() => find?.(wanted, STUDIOS_SHOWN) ?? NONE, [find, wanted]);
}

/** Games offered under the field. */
const GAMES_SHOWN = 6;

/** The best games of the local index for a text; they follow the typing and the index as it fills. */
export function useSuggestions(text: string): readonly GameTitle[] {
  const size = useAtomValue(titles.sizeAtom);
  const wanted = useDeferredValue(text);
  return useMemo(() => (size > 0 ? titles.index.find(wanted, GAMES_SHOWN) : []), [wanted, size]);
}

/** True while `active`, and for `ms` longer (SEARCH-04): what comes at once does not flash. */
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
