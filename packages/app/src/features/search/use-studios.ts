import { useDeferredValue, useMemo } from 'react';
import { providersOptions } from '#app/features/games/index.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { studioIndex, type Studio } from './studios.ts';

/** Providers offered under the field. */
const SHOWN = 2;
const NONE: readonly Studio[] = [];

/** The providers whose name is being typed; they are read with the first wish to search and may as well stay away. */
export function useStudios(text: string, isWanted: boolean): readonly Studio[] {
  const { data } = useQuery({ ...providersOptions, enabled: isWanted });
  const find = useMemo(() => data && studioIndex(data), [data]);
  const wanted = useDeferredValue(text);
  return useMemo(() => find?.(wanted, SHOWN) ?? NONE, [find, wanted]);
}
