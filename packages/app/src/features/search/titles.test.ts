import { describe, expect, it, vi } from 'vitest';
import { store } from '#app/platform/state/store.ts';
import { manyTitles } from './testing/titles.ts';
import type { Title } from './title-index.ts';
import { createTitles } from './titles.ts';

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
    // The page is never blocked longer than for one batch.
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
