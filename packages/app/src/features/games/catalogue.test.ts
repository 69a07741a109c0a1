import { searchMax } from '@tulpar/api/contract';
import { describe, expect, it } from 'vitest';
import { cleanSearch, gamesQuery, LOBBY_PAGE_SIZE, mergeById, visibleShortcuts } from './catalogue.ts';
import { pageByPage } from '#app/platform/network/query.ts';
import { cutPages } from './list-position.ts';
import {
  parseSort,
  FEATURES,
  filterCount,
  isNarrowed,
  narrowingQuery,
  parseNarrowing,
  toggled,
  wide,
  foundProviders,
  type Narrowing,
} from './filters.ts';
import { badgeKind, cardImage } from './components/tile-props.ts';
import fc from 'fast-check';
import { nastyText, RUNS } from '#app/hostile/texts.ts';
import { href } from '#app/platform/routing/paths.ts';
import { isSlug } from './stored-lists.ts';

const nextOf = (pages: readonly { pagination?: { total_pages: number } }[]) =>
  pageByPage.getNextPageParam(pages.at(-1) ?? {}, pages);
const locale = { language: 'kk', currency: 'KZT' } as const;

describe('games list', () => {
  it('requests ten entries of the given category or filter', { tags: ['GAME-03', 'GAME-05'] }, () => {
    expect(gamesQuery({ category: 'slots' }, 2, locale)).toEqual({
      limit: 10,
      page: 2,
      category_slug: 'slots',
      currency: 'KZT',
      language: 'kk',
      sort_by: 'popularity',
    });
    expect(gamesQuery({ filter: 'high-rtp', limit: 20 }, 1, locale)).toEqual({
      limit: 20,
      page: 1,
      filter_slug: 'high-rtp',
      currency: 'KZT',
      language: 'kk',
      sort_by: 'popularity',
    });
  });

  it('requests twenty entries in the lobby', { tags: ['GAME-04'] }, () => {
    expect(LOBBY_PAGE_SIZE).toBe(20);
    expect(gamesQuery({ limit: LOBBY_PAGE_SIZE }, 1, locale)).toMatchObject({ limit: 20, page: 1 });
  });

  it('sends filters, providers and games as comma lists, if any', { tags: ['API-31'] }, () => {
    const list = { features: ['demo', 'high-rtp'], providers: ['a', 'b'], slugs: ['x'] };
    expect(gamesQuery(list, 1, locale)).toMatchObject({
      filter_slugs: 'demo,high-rtp',
      provider_slugs: 'a,b',
      slugs: 'x',
    });
    expect(Object.keys(gamesQuery({ features: [], providers: [], slugs: [] }, 1, locale)).sort()).toEqual(
      ['currency', 'language', 'limit', 'page', 'sort_by'].sort(),
    );
  });

  it('splits one long response into pages as if loaded one by one', { tags: ['GAME-06'] }, () => {
    const data = Array.from({ length: 23 }, (_, id) => ({ id }));
    const pages = cutPages({ data, pagination: { total_pages: 1, items: 23 }, extra_data: {} });
    expect(pages.map((page) => page.data.length)).toEqual([10, 10, 3]);
    expect(nextOf(pages)).toBeNull();
    expect(mergeById(pages)).toEqual(data);
    const some = cutPages({ data: data.slice(0, 20), pagination: { total_pages: 5, items: 95 } });
    expect(nextOf(some)).toBe(3);
    expect(cutPages({ data: [], pagination: { total_pages: 0, items: 0 } })).toHaveLength(1);
  });

  it('leaves an empty search out of the query', { tags: ['GAME-09'] }, () => {
    expect(gamesQuery({ search: '   ' }, 1, locale)).not.toHaveProperty('search');
    expect(gamesQuery({ search: '  wild   wolf ' }, 1, locale)).toHaveProperty('search', 'wild wolf');
    expect(cleanSearch('x'.repeat(500))).toHaveLength(searchMax);
  });

  it('knows three orders and reads anything else as popularity', { tags: ['GAME-01'] }, () => {
    expect(['popularity', 'release', 'abc'].map(parseSort)).toEqual(['popularity', 'release', 'abc']);
    expect([null, '', 'ABC', 'toString', '<script>'].map(parseSort)).toEqual(Array(5).fill('popularity'));
  });

  it('hides the five shortcuts of the app itself', { tags: ['GAME-10'] }, () => {
    const slugs = ['all-new', 'all-games', 'my', 'top-10', 'recommendations', 'popular', 'jackpots'];
    expect(visibleShortcuts(slugs.map((slug) => ({ slug }))).map(({ slug }) => slug)).toEqual([
      'popular',
      'jackpots',
    ]);
  });

  it('stops at total_pages', { tags: ['GAME-06', 'UI-01'] }, () => {
    const page = { pagination: { total_pages: 2 } };
    expect(nextOf([page])).toBe(2);
    expect(nextOf([page, page])).toBeNull();
    expect(nextOf([{ pagination: { total_pages: 0 } }])).toBeNull();
    expect(nextOf([{}])).toBeNull();
  });

  it('shows a game that moved between pages once', { tags: ['UI-01'] }, () => {
    const pages = [{ data: [{ id: 1 }, { id: 2 }] }, { data: [{ id: 2 }, { id: 3 }] }];
    expect(mergeById(pages).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('tiles', () => {
  it('shows the strongest sign and drops unknown labels', () => {
    expect(badgeKind({ labels: ['top', 'new', 'jackpot', 'fresh'] })).toBe('jackpot');
    expect(badgeKind({ labels: ['jackpot'] }, { isLive: true })).toBe('live');
    expect(badgeKind({ labels: ['top', 'new'] })).toBe('new');
    expect(badgeKind({ labels: ['top'] })).toBe('top');
    expect(badgeKind({ labels: ['top'] }, { isTop: true })).toBeUndefined();
    expect(badgeKind({ labels: ['locked'] })).toBeUndefined();
  });

  it('uses the alternative picture only when requested and present', { tags: ['GAME-06'] }, () => {
    const both = { image: 'a.webp', image_alternative: 'b.webp' };
    expect(cardImage(both, true)).toBe('b.webp');
    expect(cardImage(both, false)).toBe('a.webp');
    expect(cardImage({ image: 'a.webp', image_alternative: null }, true)).toBe('a.webp');
    expect(cardImage({ image: null, image_alternative: null }, true)).toBeNull();
  });
});

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
