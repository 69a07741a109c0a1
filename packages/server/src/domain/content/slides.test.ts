import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../db/seed/index.ts';
import { testServer, type Tokens, type Answers } from '../../testing/index.ts';
import { languages } from '../locale/locale.ts';
import { savePromoCode, findPromoCode } from '../offers/promo-codes.ts';
import { templateOf } from '../offers/templates.ts';
import { openCashback, slideFigures, slideText } from './slides.ts';

const day = 24 * 3_600_000;

describe('slides', () => {
  const server = testServer();
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 60);
  });

  const home = async (query: string, tokens?: Tokens) =>
    (await server.get<Answers['promoBanners']>(`/api/v1/promo-banners?${query}`, { token: tokens?.access }))
      .body.data;
  const column = async (query: string, tokens?: Tokens) =>
    await server.read('videoBanners', tokens?.access, `?${query}`);
  const slugs = (slides: readonly { slug: string }[]) => slides.map(({ slug }) => slug);
  const inTenge = 'currency=KZT&language=ru';

  const idOf = async (tokens: Tokens) => await server.idOf(tokens.access);
  const setStatus = async (tokens: Tokens, status: string) => {
    const id = await idOf(tokens);
    await server.update('players', { id }, { status });
  };
  /** Deposits with the available welcome offer. */
  const takeWelcome = async (tokens: Tokens) => {
    const opened = await server.welcome(tokens.access);
    const open = opened.find(({ status }) => status === 'available');
    await server.deposit(tokens.access, 1_000_000, { offer_id: open?.id });
  };

  it('a guest sees a new player’s bonuses, welcome first', { tags: ['BANNER-02', 'API-60'] }, async () => {
    const slides = await home(inTenge);
    expect(slugs(slides)).toEqual(['welcome', 'cashback', 'premiere', 'demo']);
    expect(slides[0]).toMatchObject({
      main_header: '120%\n+ 250 FS',
      sub_header: 'Первый депозит',
      description: 'До 150\u00a0000\u00a0₸\n21+ · депозит от 3\u00a0000\u00a0₸ · вейджер x10 · 7\u00a0дней',
      terms_link: '/news/first-deposit',
    });
    expect(slides[1]).toMatchObject({
      main_header: 'Кешбэк\n5%',
      sub_header: 'Каждый четверг',
      description:
        'От чистого проигрыша недели\n21+ · до 200\u00a0000\u00a0₸ · депозит от 3\u00a0000\u00a0₸ · вейджер x3 · 3\u00a0дня',
      terms_link: '/news/weekly-cashback',
    });
    const texts = JSON.stringify(await home('currency=AZN&language=az'));
    expect(texts).toContain('Maks. 500\u00a0₼\\n21+ · minimum depozit 10\u00a0₼ · veycer x10 · 7\u00a0gün');
    expect(texts).not.toContain('₸');
  });

  it('no figure is missing from a slide, in any language or money', { tags: ['BANNER-02'] }, async () => {
    for (const currency of ['KZT', 'AZN'])
      for (const language of languages) {
        const query = `currency=${currency}&language=${language}`;
        const slides = [...(await home(query)), ...(await column(query))];
        expect(slides).toHaveLength(6);
        const texts = JSON.stringify(slides);
        expect(texts).not.toMatch(/\{\w+\}|undefined/);
        expect(texts).not.toContain(currency === 'KZT' ? '₼' : '₸');
        for (const { slug, description } of slides)
          expect([slug, /\n21\+ · .*x\d+/.test(description ?? '')]).toEqual([
            slug,
            !['premiere', 'demo'].includes(slug),
          ]);
      }
  });

  it('players see their next welcome bonus', { tags: ['WELC-13', 'WELC-14', 'BANNER-02'] }, async () => {
    let tokens = await server.signUp();
    const pass = async (ms: number) => {
      server.clock.pass(ms);
      tokens = await server.renew(tokens);
    };
    const welcome = async () => (await home(inTenge, tokens)).find(({ slug }) => slug === 'welcome');
    expect(await welcome()).toMatchObject({ main_header: '120%\n+ 250 FS' });
    await takeWelcome(tokens);
    expect(slugs(await home(inTenge, tokens))).toEqual(['cashback', 'premiere', 'demo']);
    await pass(day);
    expect(await welcome()).toMatchObject({
      main_header: '100%',
      sub_header: 'Второй депозит',
      description: 'До 100\u00a0000\u00a0₸\n21+ · депозит от 5\u00a0000\u00a0₸ · вейджер x10 · 7\u00a0дней',
      terms_link: '/news/second-deposit',
    });
    await takeWelcome(tokens);
    expect(await welcome()).toBeUndefined();
    await pass(7 * day);
    expect(await welcome()).toMatchObject({ main_header: '200%', sub_header: 'Третий депозит' });
    await takeWelcome(tokens);
    expect(await welcome()).toBeUndefined();
  });

  it("a player sees amounts in the account's currency for any query", { tags: ['BANNER-02'] }, async () => {
    const tokens = await server.signUp({ currency: 'AZN' });
    const [welcome] = await home(inTenge, tokens);
    expect(welcome?.description).toBe(
      'До 500\u00a0₼\n21+ · депозит от 10\u00a0₼ · вейджер x10 · 7\u00a0дней',
    );
  });

  it('the cashback on a slide is that of the status', { tags: ['CASHBK-14'] }, async () => {
    const tokens = await server.signUp();
    const cashback = async () => {
      const slides = [...(await home(inTenge, tokens)), ...(await column(inTenge, tokens))];
      return slides.filter(({ slug }) => slug.endsWith('cashback'));
    };
    await setStatus(tokens, 'silver');
    expect((await cashback()).map(({ main_header }) => main_header)).toEqual(['Кешбэк\n10%', 'Кешбэк\n10%']);
    await setStatus(tokens, 'platinum');
    // Monthly cashback needs no deposit, and has no promotion.
    expect((await cashback())[0]).toMatchObject({
      main_header: 'Кешбэк\n14%',
      sub_header: 'Первого числа',
      description: 'От чистого проигрыша месяца\n21+ · до 500\u00a0000\u00a0₸ · вейджер x1 · 7\u00a0дней',
      terms_link: null,
    });
  });

  it('a code is advertised while it runs and can be used', { tags: ['PROMO-24', 'BANNER-11'] }, async () => {
    const tokens = await server.signUp();
    expect((await column(inTenge, tokens))[0]).toMatchObject({
      slug: 'bonuses-spins',
      main_header: '30 фриспинов',
      description: 'В игре Ember Sevens\n21+ · депозит от 2\u00a0000\u00a0₸ · вейджер x5 · 3\u00a0дня',
    });
    await server.send('addPromoCode', tokens.access, { code: 'SPIN30' });
    expect(slugs(await column(inTenge, tokens))).toEqual(['bonuses-cashback']);
    expect(slugs(await column(inTenge))).toEqual(['bonuses-spins', 'bonuses-cashback']);
    const promo = await findPromoCode(server.deps.db, 'SPIN30');
    if (promo === undefined) throw new Error('there is no SPIN30');
    for (const over of [
      { last_day: '2026-01-01' },
      { player_status: 'gold' },
      { currency: 'AZN' } as const,
    ]) {
      await savePromoCode(server.deps.db, { ...promo, ...over });
      expect(slugs(await column(inTenge))).toEqual(['bonuses-cashback']);
    }
    await savePromoCode(server.deps.db, promo);
  });

  it('on a break nothing is advertised, after it again', { tags: ['SAFE-10', 'SAFE-13'] }, async () => {
    let tokens = await server.signUp();
    const id = await idOf(tokens);
    await server.update(
      'players',
      { id },
      { restriction_kind: 'break', restriction_until: new Date(server.clock.now().getTime() + day) },
    );
    expect([await home(inTenge, tokens), await column(inTenge, tokens)]).toEqual([[], []]);
    server.clock.pass(day);
    tokens = await server.renew(tokens);
    expect(slugs(await home(inTenge, tokens))).toContain('welcome');
  });
});

describe('texts of slides', () => {
  it('no cashback is advertised where none is paid', { tags: ['CASHBK-14'] }, () => {
    const plan = { period: 'weekly', percent: 5, template: 'cbw' } as const;
    expect(openCashback(plan)?.percent).toBe(5);
    expect(openCashback({ ...plan, percent: 0 })).toBeNull();
  });

  it('leaves out facts the bonus does not have, and keeps the lines apart', { tags: ['BANNER-02'] }, () => {
    const figures = slideFigures(
      { template: templateOf('cbm'), percent: null, period: 'monthly' },
      'AZN',
      'en',
    );
    expect(slideText('{percent}% back\n21+ · from {least} · {wager} · {nothing}', figures)).toBe(
      '\n21+ · x1',
    );
    expect(slideText('{payday}\n{spins} FS', figures)).toBe('On the 1st of the month');
  });
});
