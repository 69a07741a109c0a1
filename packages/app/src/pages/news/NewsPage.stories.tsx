import type { Meta } from '@storybook/react-vite';
import { profile, promotion, promotions, type Promotion } from '@tulpar/api/contract';
import { answer, hang, promotionDetail, promotionSample, refuse, user } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';
import { setServerClock } from '#app/platform/network/clock.ts';

const requested = fn();
export default { title: 'Pages/News', ...wholeApp } satisfies Meta;

const entry = (id: number, over: Partial<Promotion>): Promotion => ({
  ...promotionSample,
  id,
  slug: `entry-${id}`,
  terms: null,
  ...over,
});
const lead = { ...promotionSample, ends_at: '2026-01-31T18:59:59Z' };
const coming = entry(4, { title: 'Гонки в праздники', starts_at: '2026-02-01T00:00:00Z', category: 'news' });
const endless = entry(5, {
  title: 'Кешбэк недели',
  category: 'cashback',
  image_url: null,
  terms: promotionSample.terms,
});
const over = entry(6, { title: 'Неделя слотов', ends_at: '2026-01-10T18:59:59Z' });
const page = (data: Promotion[], items = data.length) => ({
  data,
  pagination: { total_pages: Math.ceil(items / 20), items },
  extra_data: { counts: { deposit: 4, news: 2, cashback: 1 } },
});
const full = [answer(promotions, page([lead, coming, endless, over]))];
const route = { path: '/news' };

// ROUTE-37, NEWS-01, NEWS-02, NEWS-03
export const All: Story = {
  name: 'Running entries first, then those that ended',
  ...scene(route, full),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Новости и акции' });
    const heads = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(heads()).toEqual(['Гонки в праздники', 'Кешбэк недели', 'Неделя слотов']));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Второй депозит' })).toBeVisible();
    await expect(canvas.getByText(/^Акция.*До 31 января/)).toHaveTextContent('Акция · До 31 января');
    await expect(canvas.getByText('Начало: 1 февраля')).toBeVisible();
    await expectLink(canvas, /^Гонки в праздники/, '/news/entry-4');
    // Without a picture of its own an entry has the object of its category.
    const row = canvas.getByRole('heading', { name: 'Кешбэк недели' }).closest('li');
    await expect(row?.querySelector('img')?.src).toContain('obj-cashback');
    await expect(canvas.getByText('До 10 января')).toBeVisible();
    await expect(canvas.getAllByText(/вейджер.x/)).toHaveLength(2);
    await expect(canvas.getAllByText(/Депозит.от/)).toHaveLength(2);
    const tabs = within(canvas.getByRole('navigation', { name: 'Разделы новостей' }));
    await expect(tabs.getByRole('link', { name: 'Все 7' })).toHaveAttribute('aria-current', 'page');
    await expectLink(tabs, 'Акции 4', '/news?tab=promotions');
    await expect(tabs.getAllByRole('link')).toHaveLength(6);
  },
};

// NEWS-01, CALL-12, ROUTE-44
export const Tab: Story = {
  name: 'A tab is in the URL and loads its category, 20 a page; an unknown one loads all',
  ...scene({ path: '/promotions' }, [
    answer(promotions, ({ query }) => {
      requested(query['category'], query['limit']);
      return page(query['category'] === 'free_spins' ? [entry(9, { title: '30 фриспинов' })] : [lead]);
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Второй депозит' });
    await expect(requested).toHaveBeenLastCalledWith('all', '20');
    await userEvent.click(canvas.getByRole('link', { name: 'Фриспины' }));
    await canvas.findByRole('heading', { level: 3, name: '30 фриспинов' });
    await expect(requested).toHaveBeenLastCalledWith('free_spins', '20');
  },
};

export const Nothing: Story = {
  ...scene({ path: '/news?tab=cashback' }, [answer(promotions, page([]))]),
  play: shows('В этом разделе пока пусто'),
};
export const Loading: Story = {
  ...scene(route, [hang(promotions)]),
  play: shows('Загружаем новости'),
};
const article = { path: '/news/second-deposit' };
const rich = {
  ...promotionDetail,
  ends_at: '2026-01-31T18:59:59Z',
  content_html:
    '<h2>Как получить</h2><ol><li>Откройте кассу.</li></ol><table><tbody><tr><td>Депозит</td><td>3 000 ₸</td></tr></tbody></table>',
  terms_html: '<p>Бонус даётся один раз.</p>',
};

// ROUTE-37, NEWS-03, NEWS-04, CALL-12
export const Article: Story = {
  name: 'An article: dates, content, twelve facts, folded terms, its button',
  ...scene({ ...article, signedIn: true }, [
    answer(promotion, ({ params }) => {
      requested(params['slug']);
      return rich;
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Второй депозит' });
    await expect(requested).toHaveBeenCalledWith('second-deposit');
    await canvas.findByRole('heading', { level: 2, name: 'Как получить' });
    await expect(canvas.getByText(/^5 января 2026/)).toHaveTextContent('5 января 2026 · До 31 января');
    await expect(canvas.getByText('Обновлено: 5 января 2026')).toBeVisible();
    await expect(canvasElement.querySelectorAll('aside dt')).toHaveLength(12);
    const fold = canvas.getByRole('button', { name: 'Полные условия' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    await waitFor(() => expect(canvas.getByText('Бонус даётся один раз.')).toBeVisible());
    await expectLink(canvas, 'В кассу', '/cash-box/deposit');
  },
};

// NEWS-05
export const ArticleGuest: Story = {
  name: 'A guest at requires_auth goes to registration, and back',
  ...scene(article, [answer(promotion, rich)]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Зарегистрироваться' });
    await expect(link).toHaveAttribute('href', '/auth/register');
    await userEvent.click(link);
    await waitFor(async () => {
      const back = canvas.queryByRole('link', { name: /Назад|Закрыть/ });
      await expect(back).toHaveAttribute('href', '/news/second-deposit');
    });
  },
};

// NEWS-04, NEWS-05
export const ArticleEnded: Story = {
  name: 'An ended entry stays readable, has no button and says why',
  ...scene({ ...article, signedIn: true }, [answer(promotion, { ...rich, ends_at: '2026-01-10T18:59:59Z' })]),
  play: async ({ canvas }) => {
    await canvas.findByText('Акция завершилась: 10 января. Текст остался для справки.');
    await canvas.findByRole('heading', { level: 2, name: 'Как получить' });
    await expect(canvas.queryByRole('link', { name: 'В кассу' })).toBeNull();
  },
};

// NEWS-05
export const ArticleEnds: Story = {
  name: 'An entry that ends while it is open loses its button',
  ...scene({ ...article, signedIn: true }, [
    answer(promotion, { ...rich, ends_at: '2026-01-12T09:33:00.050Z' }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'В кассу' });
    setServerClock(() => Date.parse('2026-01-12T09:33:01Z'));
    await canvas.findByText(/^Акция завершилась: 12 января/);
    await expect(canvas.queryByRole('link', { name: 'В кассу' })).toBeNull();
  },
};

// NEWS-05
export const ArticleRestricted: Story = {
  name: 'A restricted player sees why there is no button',
  ...scene({ ...article, signedIn: true }, [
    answer(promotion, rich),
    answer(
      profile,
      user({ restriction: { kind: 'break', since: '2026-01-11T00:00:00Z', until: '2026-01-20T00:00:00Z' } }),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/Пока действует перерыв/);
    await expect(canvas.queryByRole('link', { name: 'В кассу' })).toBeNull();
  },
};

// NEWS-06
export const Hostile: Story = {
  name: 'HTML of the server is cleaned; pictures are lazy and keep their box',
  ...scene(article, [
    answer(promotion, {
      ...rich,
      content_html: [
        '<p>Текст</p><script>window.hit=1</script><style>p{color:red}</style>',
        '<iframe src="https://evil.example"></iframe><form action="/x"><input name="a"></form>',
        '<img src="news/one.webp" width="600" height="300" onerror="window.hit=1" style="position:fixed">',
        '<img src="/cdn/news/two.webp"><img src="/art/three.png?v=1"><img src="//evil.example/4.png">',
        '<img src="javascript:alert(1)"><img src="data:image/svg+xml,x"><svg onload="window.hit=1"></svg>',
        '<a href="javascript:alert(1)">плохая</a><a href="//evil.example">чужая</a>',
        '<a href="mailto:a@b.example">почта</a><a href="/bonuses">бонусы</a>',
      ].join(''),
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Текст');
    const article = canvasElement.querySelector('article');
    await waitFor(() => expect(article?.textContent).toContain('бонусы'));
    await expect(
      article?.querySelectorAll(
        'script, style, iframe, form, input, [onerror], [onload], p[style], img[style]',
      ),
    ).toHaveLength(0);
    const pictures = [...(article?.querySelectorAll('img[loading="lazy"]') ?? [])].filter((image) =>
      image.getAttribute('src')?.includes('news/one'),
    );
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAttribute('width', '600');
    await expect(pictures[0]).toHaveAttribute('height', '300');
    const own = (name: string) => article?.querySelector(`img[loading="lazy"][src*="${name}"]`);
    await expect(own('two')).toHaveAttribute('src', '/cdn/news/two.webp?format=webp&quality=70&width=720');
    await expect(own('two')).toHaveAttribute('height', '405');
    await expect(own('three')).toHaveAttribute('src', '/art/three.png?v=1');
    await expect(article?.innerHTML).not.toMatch(/javascript:|data:image|evil\.example/);
    await expect(canvas.getByText('плохая')).not.toHaveAttribute('href');
    await expect(canvas.getByText('почта')).toHaveAttribute('href', 'mailto:a@b.example');
    await expect(canvas.getByText('бонусы')).toHaveAttribute('href', '/bonuses');
    await expect((window as { hit?: number }).hit).toBeUndefined();
  },
};

// NEWS-04
export const Unknown: Story = {
  name: 'An unknown slug shows the not-found block',
  ...scene(article, [refuse(promotion, 404, 'PROMOTION_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Такой новости нет');
    await expectLink(canvas, 'Все новости', '/news');
  },
};
