import { gameCards } from '@tulpar/api/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

describe('where titles come from', () => {
  it('falls back to the most played games without a list of titles', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      const { pathname, searchParams } = new URL(input, 'http://app.test');
      asked.push(`${pathname} ${searchParams.get('page')}`);
      if (pathname.endsWith('/titles')) return Response.json({ message: 'NOT_FOUND' }, { status: 404 });
      return Response.json({
        data: gameCards.map((card) => ({ ...card, id: card.id + 100 * Number(searchParams.get('page')) })),
        pagination: { total_pages: 30, items: 360 },
        extra_data: { is_use_image_alternative: false },
      });
    });
    const { titles } = await import('./queries.ts');
    await titles.load();
    expect(asked).toEqual([
      '/api/v1/games/search/titles 1',
      '/api/v1/games 1',
      '/api/v1/games 2',
      '/api/v1/games 3',
      '/api/v1/games 4',
    ]);
    expect(titles.index.find('самовар', 1)[0]).toMatchObject({ name: 'Paper Samovar' });
  });
});
