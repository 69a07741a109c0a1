import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nastyText, RUNS } from '#app/hostile/texts.ts';
import { href } from '#app/platform/routing/paths.ts';
import {
  FEATURES,
  filterCount,
  isNarrowed,
  narrowingQuery,
  parseNarrowing,
  toggled,
  wide,
  type Narrowing,
  foundProviders,
} from './filters.ts';
import { isSlug } from './stored-lists.ts';

const read = (query: string) => parseNarrowing(new URLSearchParams(query));
const write = (narrowing: Narrowing) =>
  new URL(href('games', {}, { search: narrowingQuery(narrowing) }), 'https://app.example').searchParams;

describe('filters in the address', () => {
  it('are parsed into the same order, whatever their order in the URL', { tags: ['GAME-05'] }, () => {
    const one = read('features=demo.high-rtp&providers=paper-otter.copper-heron&favourites=1');
    expect(one).toEqual({
      features: ['high-rtp', 'demo'],
      providers: ['copper-heron', 'paper-otter'],
      isFavourites: true,
    });
    expect(read('providers=copper-heron,paper-otter&favourites=1&features=high-rtp,demo,demo')).toEqual(one);
  });

  it('what is no filter and no slug is left out', { tags: ['GAME-05'] }, () => {
    expect(read('features=toString.HIGH-RTP.demo%20&providers=../x.<b>.A.&favourites=yes')).toEqual(wide);
    expect(
      read(`providers=${Array.from({ length: 90 }, (_, at) => `p${at}`).join('.')}`).providers,
    ).toHaveLength(20);
  });

  it('an address without filters names none', { tags: ['GAME-05'] }, () => {
    expect(narrowingQuery(wide)).toEqual({ features: null, providers: null, favourites: null });
    expect([isNarrowed(wide), filterCount(wide)]).toEqual([false, 0]);
    expect(isNarrowed({ ...wide, isFavourites: true })).toBe(true);
  });

  it('come back from the address as they went into it', { tags: ['GAME-05'] }, () => {
    const narrowing = fc.record({
      features: fc.subarray([...FEATURES]),
      providers: fc.uniqueArray(fc.stringMatching(/^[a-z\d-]{1,64}$/), { maxLength: 20 }),
      isFavourites: fc.boolean(),
    });
    fc.assert(
      fc.property(narrowing, (one) => {
        expect(parseNarrowing(write(one))).toEqual({ ...one, providers: [...one.providers].sort() });
      }),
      RUNS,
    );
  });

  it('contain only filters and slugs, even from a crafted URL', { tags: ['GAME-05'] }, () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (features, providers, favourites) => {
        const read = parseNarrowing(new URLSearchParams({ features, providers, favourites }));
        expect(read.features.every((feature) => FEATURES.includes(feature))).toBe(true);
        expect(read.providers.every(isSlug)).toBe(true);
        expect(read.providers.length).toBeLessThanOrEqual(20);
        expect(parseNarrowing(write(read))).toEqual(read);
      }),
      RUNS,
    );
  });

  it('a value is added or taken away', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

const providers = ['Copper Heron Works', 'Qobyz Circuit', 'Kök Games', 'İnci Studio'].map((name) => ({
  name,
}));
const found = (text: string) => foundProviders(providers, text).map(({ name }) => name);

it('finds providers by any words of their names, without case and marks', { tags: ['ROUTE-15'] }, () => {
  expect(found('works copper')).toEqual(['Copper Heron Works']);
  expect(found('KOK')).toEqual(['Kök Games']);
  expect(found('inci')).toEqual(['İnci Studio']);
  expect(found('  ')).toHaveLength(4);
  expect(found('zzz')).toEqual([]);
});
