import { bodyOf, visitTogether } from '../drawn-pages.ts';
import { hostBuild } from '../static-host.ts';
import { expect, guestTest } from '../test.ts';
import { text as textOf } from '../texts.ts';

guestTest(
  'Visitors whose pages are drawn in the same moment never get each other’s',
  { tag: ['@all-markets', '@FIRST-09'] },
  async ({ request }) => {
    const { drawn, mixed } = await visitTogether(request, 40);
    expect(drawn).toBeGreaterThanOrEqual(10);
    expect(mixed).toEqual([]);
  },
);

guestTest(
  'A page whose data are slow or fail comes without them, and the browser reads them',
  { tag: ['@FIRST-08'] },
  async ({ page, operator, request, origin }) => {
    const list = (await (await fetch(`${origin}/api/v1/reviews?language=ru`)).json()) as {
      data: { author: string }[];
    };
    const author = list.data[0]?.author ?? '';
    expect(await bodyOf(request, '/reviews?language=ru')).toContain(author);
    for (const fault of [
      { kind: 'delay', seconds: '2', status: '500' },
      { kind: 'status', seconds: '1', status: '500' },
    ]) {
      await operator.act('/sandbox', '/sandbox/faults', { call: 'reviews', times: '1', ...fault });
      const html = await bodyOf(request, `/reviews?language=ru&visit=${fault.kind}`);
      expect(html).toContain(textOf('ru', 'page.reviews'));
      expect(html).not.toContain(author);
    }
    await page.goto('/reviews?language=ru&visit=status');
    await expect(page.getByText(author).first()).toBeVisible();
  },
);

guestTest('The build works on a static host', { tag: ['@FIRST-10'] }, async ({ page, player, origin }) => {
  const host = await hostBuild(origin);
  try {
    await page.goto(`${host.origin}/tournaments?language=ru`);
    await expect(player.heading('page.tournaments')).toBeVisible();
    await page
      .getByRole('link', { name: player.text('nav.home') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
  } finally {
    host.stop();
  }
});
