import type { Provider } from '@tulpar/api/contract';
import { TitleIndex, type Title } from './title-index.ts';

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
