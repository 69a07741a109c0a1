import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../db/seed/index.ts';
import { testServer, type TestServer, type Answers } from '../../testing/index.ts';
import { languages, text } from '../locale/locale.ts';
import { methods } from '../payments/methods.ts';

const slugs = [
  'rules',
  'payouts',
  'responsible-gaming',
  'privacy-policy',
  'cookies',
  'faq',
  'about',
  'contacts',
  'vipclub',
  'download-app',
] as const;

describe('pages of text', () => {
  const line = { name: 'Line <b>', phone: '+7 700 000 00 00' };
  const server = testServer();
  const strict = testServer({ config: { minAge: 23, helpLines: [line] } });
  beforeAll(async () => {
    for (const { deps } of [server, strict]) await seedCatalogue(deps.db, 10);
  });

  const page = async (from: TestServer, slug: string, language: string) =>
    (await from.get<Answers['staticPage']>(`/api/v1/static-pages/${slug}?language=${language}`)).body;

  it('answers every slug in four languages, with placeholders filled', { tags: ['CONT-01'] }, async () => {
    for (const slug of slugs) {
      for (const language of languages) {
        const body = await page(server, slug, language);
        expect(body).toMatchObject({ slug, meta_title: body.title, updated_at: '2026-11-28T00:00:00Z' });
        expect([body.title, body.meta_description, body.content_html]).not.toContain('');
        expect(`${body.title}${body.meta_description}${body.content_html}`).not.toMatch(/[{}]|\]\(/);
        const links = [...body.content_html.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link);
        expect(links.filter((link) => link?.startsWith('//'))).toEqual([]);
      }
    }
  });

  it('names the age the server admits, in every page that speaks of one', { tags: ['CONT-03'] }, async () => {
    for (const language of languages) {
      for (const slug of ['rules', 'responsible-gaming']) {
        expect((await page(server, slug, language)).content_html).toMatch(/\b18\b/);
        expect((await page(strict, slug, language)).content_html).toMatch(/\b23\b/);
      }
    }
  });

  it('lists the ways to pay out with times, amounts and daily limits', { tags: ['CONT-03'] }, async () => {
    const { content_html: html } = await page(server, 'payouts', 'en');
    for (const { name } of methods.filter(({ direction }) => direction === 'withdrawal'))
      expect(html).toContain(`<td>${text(name, 'en')}</td>`);
    expect(html).toContain('15\u00a0min – 3\u00a0d</td><td>2,000\u00a0₸ – 500,000\u00a0₸');
    expect(html).toContain('30,000\u00a0₸ or 100\u00a0₼');
    expect((await page(server, 'faq', 'en')).content_html).toContain(
      '10,000\u00a0₸ with x10 wagering means bets of 100,000\u00a0₸',
    );
    const rules = (await page(server, 'rules', 'ru')).content_html;
    expect([rules.includes('24\u00a0ч'), /\b42\b/.test(rules)]).toEqual([true, true]);
    expect((await page(server, 'payouts', 'kk')).content_html).toContain('x3');
  });

  it('rules name the turnover, and no page promises payouts any time', { tags: ['PAY-09'] }, async () => {
    const promise = {
      ru: /(?:выве|вывод|выплат)[^.<]*(?:в люб|когда угодно)|(?:в люб|когда угодно)[^.<]*(?:выве|вывод|выплат)/i,
      kk: /шығар[^.<]*кез келген|кез келген[^.<]*шығар/i,
      az: /çıxar[^.<]*istənilən|istənilən[^.<]*çıxar/i,
      en: /withdraw[^.<]*(?:any ?time|any day|whenever)|(?:any ?time|any day|whenever)[^.<]*withdraw/i,
    };
    for (const language of languages) {
      for (const slug of ['rules', 'payouts'])
        expect((await page(server, slug, language)).content_html, `${slug} ${language}`).toContain('x3');
      for (const slug of slugs)
        expect((await page(server, slug, language)).content_html, `${slug} ${language}`).not.toMatch(
          promise[language],
        );
    }
  });

  it('rules and FAQ name the turnover and what a withdrawal ends', { tags: ['PAY-09'] }, async () => {
    const endsBonuses = {
      ru: /завершает бонусы, взятые с депозитом/,
      kk: /депозитпен алынған бонустар бірден аяқталады/,
      az: /depozitlə götürülmüş bonus(?:lar dərhal bitir|ları dərhal bitirir)/,
      en: /ends bonuses taken with a deposit/,
    };
    for (const language of languages)
      for (const slug of ['rules', 'faq']) {
        const { content_html: html } = await page(server, slug, language);
        expect(html, `${slug} ${language}`).toMatch(endsBonuses[language]);
        expect(html, `${slug} ${language}`).toContain('x3');
      }
  });

  it('names the help lines of the settings, as text, to be called', { tags: ['CONT-04'] }, async () => {
    const { content_html } = await page(strict, 'responsible-gaming', 'en');
    expect(content_html).toContain(
      '<li>Line &lt;b&gt;: <a href="tel:+77000000000">+7 700 000 00 00</a></li>',
    );
    expect((await page(server, 'responsible-gaming', 'en')).content_html).not.toContain('tel:');
  });
});
