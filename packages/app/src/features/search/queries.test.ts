import { gameCards } from '@tulpar/api/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from '#app/platform/state/store.ts';
import { createTitles } from './queries.ts';
import { manyTitles } from './testing/titles.ts';
import type { Title } from './title-index.ts';

afterEach(() => {
  vi.resetModules();
});

describe('where titles come from', () => {
  it('falls back to the most played games without a list of titles', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      const { pathname, searchParams } = new URL(input, 'http://app.test');
      requested.push(`${pathname} ${searchParams.get('page')}`);
      if (pathname.endsWith('/titles')) return Response.json({ message: 'NOT_FOUND' }, { status: 404 });
      return Response.json({
        data: gameCards.map((card) => ({ ...card, id: card.id + 100 * Number(searchParams.get('page')) })),
        pagination: { total_pages: 30, items: 360 },
        extra_data: { is_use_image_alternative: false },
      });
    });
    const { titles } = await import('./queries.ts');
    await titles.load();
    expect(requested).toEqual([
      '/api/v1/games/search/titles 1',
      '/api/v1/games 1',
      '/api/v1/games 2',
      '/api/v1/games 3',
      '/api/v1/games 4',
    ]);
    expect(titles.index.find('самовар', 1)[0]).toMatchObject({ name: 'Paper Samovar' });
  });
});

const many = manyTitles(1200);
const pageOf = (page: number) => ({ titles: many.slice((page - 1) * 500, page * 500), pages: 3 });
const whenIdle = () => Promise.resolve();

describe('the titles of a visit', () => {
  it('are read page by page, in slices, and only once', async () => {
    const readPage = vi.fn(async (page: number) => pageOf(page));
    const slices: number[] = [];
    const news: number[] = [];
    const titles = createTitles<Title>({
      readPage,
      whenIdle: async () => void slices.push(titles.index.size),
    });
    store.sub(titles.sizeAtom, () => news.push(store.get(titles.sizeAtom)));
    await Promise.all([titles.load(), titles.load()]);
    await titles.load();
    expect(readPage.mock.calls).toEqual([[1], [2], [3]]);
    expect(titles.index.size).toBe(1200);
    // A batch is small enough never to block the page for long.
    expect(slices).toEqual(Array.from({ length: 12 }, (_, at) => (at + 1) * 100));
    expect(news).toEqual([100, 500, 1000, 1200]);
  });

  it('searches what has loaded when a page fails, and continues on the next load', async () => {
    let isDown = true;
    const readPage = vi.fn(async (page: number) => {
      if (page === 2 && isDown) throw new Error('down');
      return pageOf(page);
    });
    const titles = createTitles<Title>({ readPage, whenIdle });
    await titles.load();
    expect(titles.index.size).toBe(500);
    expect(titles.index.find(many[3]?.name ?? '', 1)).toEqual([many[3]]);
    isDown = false;
    await titles.load();
    expect(titles.index.size).toBe(1200);
    expect(readPage.mock.calls).toEqual([[1], [2], [2], [3]]);
  });

  it('take a title that moved between two pages once, and no endless list', async () => {
    const readPage = vi.fn(async () => ({ titles: many.slice(0, 2), pages: 1e9 }));
    const titles = createTitles<Title>({ readPage, whenIdle });
    await titles.load();
    expect(titles.index.size).toBe(2);
    expect(readPage).toHaveBeenCalledTimes(40);
  });
});
