import { describe, expect, it } from 'vitest';
import { categoryIcon } from '../../domain/catalogue/category-icons.ts';
import { pastRounds } from '../../domain/players/demo-bonuses.ts';
import { DENIED, deniedIn } from '../../testing/deny-list.ts';
import { gameNames } from './game-names.ts';
import { catalogueRows } from './index.ts';

const LANGUAGES = ['ru', 'kk', 'az', 'en'] as const;
const rows = catalogueRows(400, 'Tulpar');
const visible = (text: string) => text.trim() !== '';

describe('the seeded catalogue', () => {
  it('is the same every time', () => {
    expect(catalogueRows(400, 'Tulpar')).toEqual(rows);
  });

  it('keeps its first games when more are requested', () => {
    const more = catalogueRows(700, 'Tulpar').games.slice(0, 400);
    expect(more.map(({ id, slug, provider_id }) => [id, slug, provider_id])).toEqual(
      rows.games.map(({ id, slug, provider_id }) => [id, slug, provider_id]),
    );
  });

  it('makes 10,000 games of names and slugs of their own, each in a category', () => {
    const { games, game_categories } = catalogueRows(10_000, 'Tulpar');
    expect(games).toHaveLength(10_000);
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(10_000);
    expect(new Set(games.map(({ name }) => name)).size).toBe(10_000);
    expect(new Set(game_categories.map(({ game_id }) => game_id)).size).toBe(10_000);
  });

  it('uses slugs the contract allows, and none of the reserved ones', () => {
    const slugs = [...rows.games, ...rows.providers, ...rows.categories].map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
    expect(slugs).not.toContain('search');
    expect(slugs).not.toContain('open-rounds');
  });

  it('has the games two routes of the product are named after, under other names', () => {
    const nameOf = (slug: string) => rows.games.find((game) => game.slug === slug)?.name;
    expect([nameOf('fruit-cocktail'), nameOf('resident')]).toEqual(['Orchard Medley', 'Night Porter']);
  });

  it('has the games the ready-made player has played, with their shares', () => {
    for (const { slug, name, contribution } of pastRounds)
      expect(rows.games.find((game) => game.slug === slug)).toMatchObject({
        name,
        wager_contribution: contribution,
      });
  });

  it('names no real studio or game', () => {
    const names = [...gameNames(10_000), ...rows.providers].map(({ name }) => name);
    expect(names.filter((name) => deniedIn(name).length > 0)).toEqual([]);
  });

  it('denies by whole words', () => {
    expect(deniedIn('Book of Kurgan')).toEqual(['book of']);
    expect(deniedIn('Egt Fruits')).toEqual(['egt']);
    expect(deniedIn('Bridgetown')).toEqual([]);
    expect(DENIED.length).toBeGreaterThan(60);
  });

  it('gives every game facts inside the published bounds', () => {
    const outside = rows.games.filter(
      (game) =>
        (game.rtp !== null && (game.rtp < 9_200 || game.rtp > 9_780)) ||
        game.min_bet_kzt < 1_000 ||
        game.min_bet_kzt >= game.max_bet_kzt ||
        game.min_bet_azn >= game.max_bet_azn,
    );
    expect(outside).toEqual([]);
    const free = rows.games.filter((game) => game.kind === 'live' || game.labels.includes('jackpot'));
    expect(free.filter((game) => game.wager_contribution !== 0)).toEqual([]);
  });

  it('fills every category', () => {
    const filled = new Set(rows.game_categories.map(({ category_id }) => category_id));
    const empty = rows.categories.filter(({ id, kind }) => kind === 'category' && !filled.has(id));
    expect(empty).toEqual([]);
  });

  it('has every text in every language', () => {
    const localized = [
      ...rows.categories.map(({ names }) => names),
      ...rows.footer_icons.map(({ names }) => names),
      ...rows.banners.flatMap(({ texts }) => Object.values(texts)),
    ];
    for (const text of localized)
      for (const language of LANGUAGES) expect(visible(text?.[language] ?? '')).toBe(true);
    const pages = new Set(rows.static_pages.map(({ slug }) => slug));
    expect(rows.static_pages).toHaveLength(pages.size * LANGUAGES.length);
    expect(
      rows.static_pages.every(({ title, content_html }) => visible(title) && content_html.startsWith('<h2>')),
    ).toBe(true);
  });

  it('never lets an amount break over two lines', () => {
    const texts = [rows.banners, rows.promotions, rows.static_pages].map((table) => JSON.stringify(table));
    for (const text of texts) expect(text.match(/\d (?:\d{3}(?!\d)|[₸₼])/g)).toBeNull();
  });

  it('marks every seeded win as demo data', () => {
    expect(rows.winners.length).toBeGreaterThan(20);
    expect(rows.winners.every((winner) => winner.is_demo_data)).toBe(true);
  });

  it('has an icon for every category', () => {
    expect(rows.categories.filter(({ icon }) => categoryIcon(icon) === null)).toEqual([]);
  });
});
