import { describe, expect, it } from 'vitest';
import { cleanSearch, gamesQuery, mergePages, nextPage, parseSort, visibleShortcuts } from './catalogue.ts';
import { badgeKinds, cardImage } from './tiles.ts';

const place = { language: 'kk', currency: 'KZT' } as const;

describe('games list', () => {
  it('GAME-03 GAME-05 asks for ten entries of the named category or filter', () => {
    expect(gamesQuery({ category: 'slots' }, 2, place)).toEqual({
      limit: 10,
      page: 2,
      category_slug: 'slots',
      currency: 'KZT',
      language: 'kk',
      sort_by: 'popularity',
    });
    expect(gamesQuery({ filter: 'high-rtp', limit: 20 }, 1, place)).toEqual({
      limit: 20,
      page: 1,
      filter_slug: 'high-rtp',
      currency: 'KZT',
      language: 'kk',
      sort_by: 'popularity',
    });
  });

  it('GAME-09 leaves an empty search out of the query', () => {
    expect(gamesQuery({ search: '   ' }, 1, place)).not.toHaveProperty('search');
    expect(gamesQuery({ search: '  wild   wolf ' }, 1, place)).toHaveProperty('search', 'wild wolf');
    expect(cleanSearch('x'.repeat(500))).toHaveLength(100);
  });

  it('GAME-01 knows three orders and reads anything else as popularity', () => {
    expect(['popularity', 'release', 'abc'].map(parseSort)).toEqual(['popularity', 'release', 'abc']);
    expect([null, '', 'ABC', 'toString', '<script>'].map(parseSort)).toEqual(Array(5).fill('popularity'));
  });

  it('GAME-10 hides the five shortcuts of the app itself', () => {
    const slugs = ['all-new', 'all-games', 'my', 'top-10', 'recommendations', 'popular', 'jackpots'];
    expect(visibleShortcuts(slugs.map((slug) => ({ slug }))).map(({ slug }) => slug)).toEqual([
      'popular',
      'jackpots',
    ]);
  });

  it('GAME-06 UI-01 stops at total_pages', () => {
    const page = { pagination: { total_pages: 2 } };
    expect(nextPage([])).toBeNull();
    expect(nextPage([page])).toBe(2);
    expect(nextPage([page, page])).toBeNull();
    expect(nextPage([{ pagination: { total_pages: 0 } }])).toBeNull();
  });

  it('UI-01 shows a game that moved between pages once', () => {
    const pages = [{ data: [{ id: 1 }, { id: 2 }] }, { data: [{ id: 2 }, { id: 3 }] }];
    expect(mergePages(pages).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('tiles', () => {
  it('puts the strongest sign first and drops unknown labels', () => {
    expect(badgeKinds({ labels: ['top', 'new', 'jackpot', 'fresh'], is_available: true })).toEqual([
      'jackpot',
      'new',
      'top',
    ]);
    expect(badgeKinds({ labels: ['new'], is_available: false }, true)).toEqual(['locked', 'live', 'new']);
    expect(badgeKinds({ labels: ['locked'], is_available: true })).toEqual([]);
  });

  it('GAME-06 takes the alternative picture only when asked and present', () => {
    const both = { image: 'a.webp', image_alternative: 'b.webp' };
    expect(cardImage(both, true)).toBe('b.webp');
    expect(cardImage(both, false)).toBe('a.webp');
    expect(cardImage({ image: 'a.webp', image_alternative: null }, true)).toBe('a.webp');
    expect(cardImage({ image: null, image_alternative: null }, true)).toBeNull();
  });
});
