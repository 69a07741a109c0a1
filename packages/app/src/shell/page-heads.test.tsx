import { game, listedPages, promotion, staticPage, tournament } from '@tulpar/api/contract';
import {
  answer,
  gameDetail,
  promotionDetail,
  refuse,
  staticPageSample,
  tournamentDetail,
} from '@tulpar/api/samples';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { languages, type Language } from '#app/platform/i18n/languages.ts';
import { PageHead } from '#app/platform/routing/page-head.tsx';
import { paths } from '#app/platform/routing/paths.ts';
import { createMemoryRouter, RouterProvider } from '#app/platform/routing/router.tsx';
import { siteOriginAtom } from '#app/platform/routing/urls.ts';
import { store } from '#app/platform/state/store.ts';
import { openApp } from './testing/app-at.tsx';

const ORIGIN = 'https://play.example';
const HOSTILE = '</script><script>window.wasRun=1</script><!--"\'&\u2028</title>';

const contents = (selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (one) => one.getAttribute('content') ?? one.getAttribute('href') ?? '',
  );
const meta = (name: string) => contents(`meta[name="${name}"], meta[property="${name}"]`);
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Readonly<Record<string, unknown>>,
  );
const ofType = (type: string) => jsonLd().find((one) => one['@type'] === type);

async function openHead(path: string, answers: Parameters<typeof openApp>[2] = [], isPlayer = false) {
  store.set(siteOriginAtom, ORIGIN);
  await openApp(path, isPlayer, answers);
}

/** Responses without the texts that a head can be made of. */
const wordless = [
  answer(game, ({ params }) => ({ ...gameDetail, slug: params['slug'] ?? '', description: null })),
  answer(promotion, { ...promotionDetail, preview_text: null }),
  answer(staticPage, { ...staticPageSample, meta_title: null, meta_description: null }),
  answer(tournament, ({ params }) => ({
    ...tournamentDetail,
    slug: params['slug'] ?? '',
    short_text: null,
  })),
];

const values: Readonly<Record<string, string>> = { category: 'slots', filter: 'demo' };
/** A URL of every page search engines may index. */
const addresses = [...listedPages].map((id) =>
  paths[id].replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'sample'),
);

describe('what search engines and messengers read', () => {
  it.each(addresses)('%s has a head in each language', { tags: ['FIRST-04'] }, async (path) => {
    await openHead(path, wordless);
    const address = (one: Language) => `${ORIGIN}${path}?language=${one}`;
    const descriptions = new Set<string>();
    for (const language of languages) {
      await showLanguage(language);
      await expect.poll(() => contents('link[rel="canonical"]')).toEqual([address(language)]);
      expect(meta('og:url')).toEqual([address(language)]);
      for (const one of languages) expect(contents(`link[hreflang="${one}"]`)).toEqual([address(one)]);
      expect(contents('link[hreflang="x-default"]')).toEqual([address('en')]);
      expect(meta('robots')).toEqual([]);
      const [description = ''] = meta('description');
      expect(meta('description')).toEqual([expect.stringMatching(/\S/)]);
      expect(meta('og:description')).toEqual([description]);
      const [title = ''] = meta('og:title');
      expect(meta('og:title')).toEqual([expect.stringMatching(/\S/)]);
      expect(document.title).toContain(title);
      const codes = { ru: 'ru_RU', kk: 'kk_KZ', az: 'az_AZ', en: 'en_GB' };
      expect(meta('og:locale')).toEqual([codes[language]]);
      expect(meta('og:locale:alternate')).toHaveLength(3);
      expect(meta('og:image')).toEqual([expect.stringMatching(/^https:\/\/\S+$/)]);
      expect(meta('twitter:card')).toEqual(['summary_large_image']);
      const steps = ofType('BreadcrumbList')?.['itemListElement'] as { item: string }[] | undefined;
      expect(steps?.at(-1)?.item).toBe(path === '/' ? undefined : address(language));
      descriptions.add(description);
    }
    expect(descriptions.size).toBe(languages.length);
  });

  it('a page without a picture of its own shares that of the app', { tags: ['FIRST-04'] }, async () => {
    await openHead('/games');
    await expect.poll(() => meta('og:image')).toEqual([`${ORIGIN}/share.jpg`]);
    expect(meta('og:image:width')).toEqual(['1200']);
    expect(meta('og:image:height')).toEqual(['630']);
  });

  it.each([
    ['/games/lazy-lantern', gameDetail.image, gameDetail.name, gameDetail.description, ['Лобби', 'Игры']],
    [
      '/tournaments/lantern-marathon',
      tournamentDetail.image_url,
      tournamentDetail.title,
      tournamentDetail.short_text,
      ['Лобби', 'Турниры'],
    ],
    [
      '/news/second-deposit',
      promotionDetail.image_url,
      promotionDetail.title,
      promotionDetail.preview_text,
      ['Лобби', 'Новости и акции'],
    ],
  ] as const)(
    '%s is shared with its own picture and words',
    { tags: ['FIRST-04'] },
    async (path, image, title, text, above) => {
      await openHead(path);
      const picture = `${ORIGIN}/cdn/${image}?format=jpeg&quality=70&width=1180`;
      await expect.poll(() => meta('og:image')).toEqual([picture]);
      expect(meta('og:title')).toEqual([title]);
      expect(meta('description')).toEqual([text]);
      expect(document.title).toBe(`${title} — Tulpar`);
      const steps = [...above, title].map((name, index) =>
        expect.objectContaining({ '@type': 'ListItem', position: index + 1, name }),
      );
      expect(ofType('BreadcrumbList')?.['itemListElement']).toEqual(steps);
      expect(meta('og:type')).toEqual([path.startsWith('/news/') ? 'article' : 'website']);
    },
  );

  it('an article says when it was written and changed', { tags: ['FIRST-04'] }, async () => {
    await openHead('/news/second-deposit');
    await expect
      .poll(() => ofType('Article'))
      .toMatchObject({
        headline: promotionDetail.title,
        datePublished: promotionDetail.published_at,
        dateModified: promotionDetail.updated_at,
        inLanguage: 'ru',
        mainEntityOfPage: `${ORIGIN}/news/second-deposit?language=ru`,
      });
  });

  it('the name of a series leads to the address of its edition', { tags: ['FIRST-04'] }, async () => {
    await openHead('/tournaments/lantern-marathon/games', [
      answer(tournament, { ...tournamentDetail, slug: 'lantern-marathon-12' }),
    ]);
    const address = `${ORIGIN}/tournaments/lantern-marathon-12/games?language=ru`;
    await expect.poll(() => contents('link[rel="canonical"]')).toEqual([address]);
  });

  it('the page is named once, and reads no more for its head', { tags: ['FIRST-04'] }, async () => {
    document.querySelectorAll('title').forEach((title) => title.remove());
    document.head.insertAdjacentHTML('beforeend', '<title data-undrawn>Tulpar</title>');
    const app = await openApp('/games/lazy-lantern', false);
    await expect
      .poll(() => [...document.querySelectorAll('title')].map(({ textContent }) => textContent))
      .toEqual([`${gameDetail.name} — Tulpar`]);
    expect(app.requests.filter((call) => call === 'GET /api/v1/games/lazy-lantern')).toHaveLength(1);
  });

  it('a hostile title and description stay text everywhere', { tags: ['FIRST-04'] }, async () => {
    await openHead('/news/second-deposit', [
      answer(promotion, { ...promotionDetail, title: HOSTILE, preview_text: HOSTILE }),
    ]);
    await expect.poll(() => ofType('Article')?.['headline']).toBe(HOSTILE);
    expect(ofType('Article')?.['description']).toBe(HOSTILE);
    expect(meta('og:title')).toEqual([HOSTILE]);
    expect(meta('description')).toEqual([HOSTILE]);
    expect(document.title).toContain('</script>');
    expect('wasRun' in window).toBe(false);
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
      expect(textContent).not.toContain('<');
  });

  it('a hostile title is text in a page that hydrates', { tags: ['FIRST-04', 'FIRST-01'] }, async () => {
    const errors = vi.spyOn(console, 'error');
    store.set(siteOriginAtom, ORIGIN);
    await showLanguage('en');
    const article = { published: '2026-01-05T00:00:00Z', modified: '2026-01-06T00:00:00Z' };
    const Hostile = () => <PageHead title={HOSTILE} description={HOSTILE} article={article} />;
    const page = () => (
      <TextProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', Component: Hostile }], { initialEntries: ['/news/x'] })}
        />
      </TextProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page());
    document.body.append(container);
    const drawn = [...container.querySelectorAll('script')];
    expect(drawn.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
    expect(ofType('Article')?.['headline']).toBe(HOSTILE);
    expect(container.querySelector('title')?.textContent).toBe(`${HOSTILE} — Tulpar`);
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, page());
    });
    expect([...container.querySelectorAll('script')]).toEqual(drawn);
    expect(errors).not.toHaveBeenCalled();
    expect('wasRun' in window).toBe(false);
    act(() => root?.unmount());
  });

  it.each([
    ['/games/search?search=wolf', false],
    ['/games/category/slots?search=wolf', false],
    ['/games/category/my', true],
    ['/auth/reset-password?token=secret', false],
    ['/auth/reset-password/success', false],
    ['/confirm-email/secret', false],
    ['/unsubscribe/me@example.com', false],
    ['/out-of-money', false],
    ['/profile', true],
    ['/cash-box/deposit', true],
    ['/bonuses', true],
    ['/notifications', true],
    ['/no/such/page', false],
  ])('%s is not indexed', { tags: ['FIRST-04'] }, async (path, isPlayer) => {
    await openHead(path, [], isPlayer);
    await expect.poll(() => meta('robots')).toEqual(['noindex']);
    expect(contents('link[rel="canonical"], link[hreflang]')).toEqual([]);
    expect(meta('og:url')).toEqual([]);
    expect(jsonLd()).toEqual([]);
    expect(meta('description')).toEqual([expect.stringMatching(/\S/)]);
  });

  it.each([
    ['/games/gone', refuse(game, 404, 'GAME_NOT_FOUND')],
    ['/tournaments/gone', refuse(tournament, 404, 'TOURNAMENT_NOT_FOUND')],
    ['/tournaments/gone/games', refuse(tournament, 404, 'TOURNAMENT_NOT_FOUND')],
    ['/news/gone', refuse(promotion, 404, 'PROMOTION_NOT_FOUND')],
    ['/gone', refuse(staticPage, 404, 'PAGE_NOT_FOUND')],
  ])('%s, unknown to the server, is not indexed either', { tags: ['FIRST-04'] }, async (path, refusal) => {
    await openHead(path, [refusal]);
    await expect.poll(() => meta('robots')).toEqual(['noindex']);
    expect(contents('link[rel="canonical"]')).toEqual([]);
  });

  it('an address of one part that the server does not have is titled as not found', async () => {
    await openHead('/gone', [refuse(staticPage, 404, 'PAGE_NOT_FOUND')]);
    await expect.poll(() => document.title).toBe('Страница не найдена — Tulpar');
  });
});
