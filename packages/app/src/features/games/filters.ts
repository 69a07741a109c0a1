import { isSlug } from './stored-slugs.ts';

/** Sort orders of a games list (GAME-01). */
export const SORTS = ['popularity', 'release', 'abc'] as const;
export type Sort = (typeof SORTS)[number];

/** Order named in the address; anything unknown is the default one. */
export function parseSort(value: string | null | undefined): Sort {
  return SORTS.find((sort) => sort === value) ?? 'popularity';
}

/** Filters of the server by what games have, in the order they are offered. */
export const FEATURES = ['high-rtp', 'low-volatility', 'low-min-bet', 'wager-100', 'demo'] as const;
export type Feature = (typeof FEATURES)[number];

/** What the visitor narrowed a list to: games with all the features, of any of the providers, among the favourites. */
export interface Narrowing {
  readonly features: readonly Feature[];
  /** Slugs. */
  readonly providers: readonly string[];
  readonly isFavourites: boolean;
}

/** Most providers of one list. */
const PROVIDERS_MAX = 20;

/** Values of a parameter: a dot is the one sign no slug has and no address has to escape. */
const valuesOf = (text: string | null) => (text ?? '').slice(0, 2000).split(/[.,]/);

/** Narrowing named in the address; what is no filter or no slug is left out, and the order does not matter. */
export function parseNarrowing(query: URLSearchParams): Narrowing {
  const features = new Set(valuesOf(query.get('features')));
  const providers = new Set(valuesOf(query.get('providers')).filter(isSlug));
  return {
    features: FEATURES.filter((feature) => features.has(feature)),
    providers: [...providers].sort().slice(0, PROVIDERS_MAX),
    isFavourites: query.get('favourites') === '1',
  };
}

/** Parameters of the address that say a narrowing; null leaves one out. */
export function narrowingQuery({ features, providers, isFavourites }: Narrowing) {
  return {
    features: features.join('.') || null,
    providers: [...providers].sort().join('.') || null,
    favourites: isFavourites ? '1' : null,
  };
}

/** A list that is not narrowed. */
export const wide: Narrowing = { features: [], providers: [], isFavourites: false };

/** How many filters are chosen; the favourites have a button of their own. */
export const filterCount = ({ features, providers }: Narrowing): number => features.length + providers.length;

/** Whether anything at all is chosen. */
export const isNarrowed = (narrowing: Narrowing): boolean =>
  narrowing.isFavourites || filterCount(narrowing) > 0;

/** The values with one more, or without it when it was there. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
