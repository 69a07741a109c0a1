import { isSlug } from './stored-lists.ts';
import { cleanTyped, type Provider } from '@tulpar/api/contract';

/** Sort orders of a games list (GAME-01). */
export const SORTS = ['popularity', 'release', 'abc'] as const;
export type Sort = (typeof SORTS)[number];

/** Sort order from the URL; the default one for unknown values. */
export function parseSort(value: string | null | undefined): Sort {
  return SORTS.find((sort) => sort === value) ?? 'popularity';
}

/** The server's feature filters, in display order. */
export const FEATURES = ['high-rtp', 'low-volatility', 'low-min-bet', 'wager-100', 'demo'] as const;
export type Feature = (typeof FEATURES)[number];

/** Filters of a list: all features, any of the providers, favourites only. */
export interface Narrowing {
  readonly features: readonly Feature[];
  /** Slugs of providers. */
  readonly providers: readonly string[];
  readonly isFavourites: boolean;
}

const PROVIDERS_MAX = 20;

/** Values of a URL parameter, separated by dots, which no slug contains and URLs do not escape, or by commas. */
const valuesOf = (text: string | null) => (text ?? '').slice(0, 2000).split(/[.,]/);

/** Parses filters from the URL; invalid values are dropped. */
export function parseNarrowing(query: URLSearchParams): Narrowing {
  const features = new Set(valuesOf(query.get('features')));
  const providers = new Set(valuesOf(query.get('providers')).filter(isSlug));
  return {
    features: FEATURES.filter((feature) => features.has(feature)),
    providers: [...providers].sort().slice(0, PROVIDERS_MAX),
    isFavourites: query.get('favourites') === '1',
  };
}

/** URL parameters of the filters; null removes one. */
export function narrowingQuery({ features, providers, isFavourites }: Narrowing) {
  return {
    features: features.join('.') || null,
    providers: [...providers].sort().join('.') || null,
    favourites: isFavourites ? '1' : null,
  };
}

/** A list without filters. */
export const wide: Narrowing = { features: [], providers: [], isFavourites: false };

/** Number of selected filters, without the favourites, which have their own button. */
export const filterCount = ({ features, providers }: Narrowing): number => features.length + providers.length;

export const isNarrowed = (narrowing: Narrowing): boolean =>
  narrowing.isFavourites || filterCount(narrowing) > 0;

export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

const plain = (text: string) =>
  cleanTyped(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Providers whose name contains all words of the text, in unchanged order; an empty text matches all. */
export function foundProviders<T extends Pick<Provider, 'name'>>(providers: readonly T[], text: string): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return providers.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
