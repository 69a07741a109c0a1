import type { MessageId } from '#app/platform/i18n/intl.tsx';
import { href, type RouteId } from '#app/platform/routing/router.tsx';
import type { pictures } from './pictures.ts';

/** A place that has nothing to list: its texts, its object and the way on. */
export interface EmptyList {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly action: MessageId;
  readonly to: string;
  readonly picture: keyof typeof pictures;
  /** A guest has to sign in first: that is his way on. */
  readonly isForPlayers?: true;
}

const texts = <const Id extends RouteId>(id: Id) =>
  ({ title: `pages.${id}.title`, text: `pages.${id}.text`, action: `pages.${id}.action` }) as const;

const allGames = href('gamesCategory', { category: 'all-games' });

/** The places by their route. */
export const lists = {
  tournaments: { ...texts('tournaments'), to: href('games'), picture: 'trophy' },
  tournament: { ...texts('tournament'), to: href('tournaments'), picture: 'trophy' },
  tournamentGames: { ...texts('tournamentGames'), to: allGames, picture: 'trophy' },
} as const satisfies Partial<Record<RouteId, EmptyList>>;

/** A route with such a page. */
export type EmptyListId = keyof typeof lists;

/** The place of a route; undefined for pages of their own. */
export function listOf(id: RouteId | undefined): EmptyList | undefined {
  return id && Object.hasOwn(lists, id) ? lists[id as EmptyListId] : undefined;
}
