import type { Meta } from '@storybook/react-vite';
import {
  offerLedger,
  offers,
  playerWelcomeOffers,
  promoCodeBanners,
  type BonusTerms,
  type LedgerEntry,
} from '@tulpar/api/contract';
import { answer, bonusTerms, offer, refuse } from '@tulpar/api/samples';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectLink, screens, withLargeText } from '@tulpar/ui/testing';
import { inEveryLanguage, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Bonus terms', ...wholeApp } satisfies Meta;

const shares = [
  { label: 'Слоты', percent: 100, games_count: 310, link: '/games/filter/wager-100' },
  { label: 'Краш-игры, Быстрые игры', percent: 50, games_count: 24, link: null },
  { label: 'Live-казино, Джекпоты', percent: 0, games_count: 14, link: '/games/filter/wager-0' },
];
const terms: BonusTerms = {
  ...bonusTerms,
  min_deposit_amount: { kzt: 300_000, azn: 1_000 },
  max_amount_percent: 120,
  max_amount: { kzt: 25_000_000, azn: 50_000 },
  wager: 35,
  shares,
};
const toTake = offer({
  id: 'ofr_120',
  status: 'available',
  title: 'Бонус 120%',
  amount: null,
  wager_amount: null,
  wager_amount_max: null,
  transaction_id: null,
  can_cancel: false,
  terms,
});
const available = [
  answer(offers, { data: [toTake] }),
  answer(playerWelcomeOffers, { data: [] }),
  answer(promoCodeBanners, { data: [] }),
];

const open = async (canvas: ReturnType<typeof within>, page: HTMLElement, name = 'Все условия') => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await within(page.ownerDocument.body).findByRole('dialog'));
};

export const LargeText: Story = {
  name: 'With text of 200 % the narrowest phone shows the whole calculator and the names of games',
  ...scene({ path: '/bonuses', signedIn: true }, available),
  globals: screens.narrow,
  play: ({ canvas, canvasElement }) =>
    withLargeText(async () => {
      const sheet = await open(canvas, canvasElement);
      const deposit = await sheet.findByRole('textbox', { name: 'Ваш депозит' });
      await expect(deposit.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      for (const box of ['Ваш депозит', 'Слоты']) {
        const body = sheet.getByText(box).parentElement;
        await expect(body?.scrollWidth, box).toBeLessThanOrEqual(innerWidth);
      }
      await expect(sheet.getByText('Слоты').getBoundingClientRect().height).toBeLessThan(60);
    }),
};

// WAG-01, WAG-02, WAG-03, WAG-04, WAG-05, WAG-06, WAG-07, WAG-10, PAY-09
export const Calculator: Story = {
  name: 'What a bonus is worth, before it is activated',
  ...scene({ path: '/bonuses', signedIn: true }, available),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Все условия' });
    const sheet = await open(canvas, canvasElement);
    const deposit = sheet.getByRole('textbox', { name: 'Ваш депозит' });
    // The calculator starts with the minimum deposit and the player's usual stake.
    await expect(deposit).toHaveValue('3\u00a0000');
    await waitFor(() => expect(sheet.getByText(/200 ₸ — ваша обычная ставка/)).toBeVisible());
    await userEvent.clear(deposit);
    await waitFor(() => expect(sheet.getAllByText('—').length).toBeGreaterThan(3));
    await userEvent.type(deposit, '25a000');
    await sheet.findByText('1 050 000 ₸');
    await expect(sheet.getByText('бонус 30 000 ₸ × 35')).toBeVisible();
    await expect(sheet.getByText('150 000 ₸')).toBeVisible();
    await expect(sheet.getByText('≈ 5 250')).toBeVisible();
    await expect(sheet.getByText('≈ 1 ч 15 мин')).toBeVisible();
    await expect(sheet.getByText(/на длинной дистанции обходится в 42 000 ₸/)).toBeVisible();
    await expect(sheet.getByText(/можно вывести до 300 000 ₸/)).toBeVisible();
    await expect(sheet.getByText(/^Если вывести свои деньги .*, бонус завершится\.$/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Сменить' }));
    const stake = sheet.getByRole('textbox', { name: 'Ваша ставка' });
    await userEvent.clear(stake);
    await userEvent.type(stake, '9000');
    await waitFor(() => expect(stake).toHaveValue('1\u00a0500'));
    await userEvent.clear(stake);
    await userEvent.type(stake, '0,5');
    await expect(stake).toHaveValue('0,5');
    const [clear] = sheet.getAllByRole('button', { name: 'Очистить' });
    if (!clear) throw new Error('the deposit cannot be cleared');
    await userEvent.click(clear);
    await waitFor(() => expect(deposit).toHaveValue(''));
    await userEvent.type(deposit, '2999');
    await sheet.findByText('Для этого бонуса нужен депозит от 3 000 ₸');
    await expectLink(sheet, '14 игр', '/games/filter/wager-0');
  },
};

export const Languages: Story = {
  ...scene({ path: '/bonuses', signedIn: true }, available),
  ...inEveryLanguage(async ({ canvas, canvasElement }) => {
    await open(canvas, canvasElement);
  }),
};

const wagered = offer({
  id: 'ofr_77',
  status: 'active',
  title: 'Бонус 120%',
  amount: 1_000_000,
  wager_amount: 21_740_000,
  wager_amount_max: 35_000_000,
  expired_at: '2026-01-18T13:00:00Z',
  terms,
});
const lantern = { slug: 'lazy-lantern', name: 'Lazy Lantern' };
const hoopoe = { slug: 'velvet-hoopoe', name: 'Velvet Hoopoe' };
const entry = (over: Partial<LedgerEntry>): LedgerEntry => ({
  at: '2026-01-12T08:06:00Z',
  day: '2026-01-12',
  game: lantern,
  bet: 1_280_000,
  contribution: 100,
  counted: 1_280_000,
  total: 21_740_000,
  zero_reason: null,
  rounds: 2,
  ...over,
});
const none = { contribution: 0, counted: 0, rounds: 1 } as const;
const games: LedgerEntry[] = [
  entry({}),
  entry({ ...none, game: hoopoe, bet: 150_000, zero_reason: 'excluded_game' }),
  entry({ ...none, bet: 500_000, contribution: 100, zero_reason: 'over_max_bet' }),
  entry({ ...none, at: '2026-01-11T15:00:00Z', day: '2026-01-11', bet: 40_000, zero_reason: 'paused' }),
];
const rounds: LedgerEntry[] = [
  entry({ at: '2026-01-12T08:06:00Z', bet: 640_000, counted: 640_000, rounds: 1 }),
  entry({ at: '2026-01-12T08:05:00Z', bet: 640_000, counted: 640_000, total: 21_100_000, rounds: 1 }),
];
const ledger = answer(offerLedger, ({ query }) => {
  const isGrouped = query['group'] === 'day_game';
  const of = (isGrouped ? games : rounds).filter(
    ({ counted }) => query['counted'] === undefined || (query['counted'] === '1') === counted > 0,
  );
  return {
    data: of,
    pagination: { total_pages: 1, items: of.length },
    extra_data: {
      counted_today: 1_280_000,
      zero_rounds: 3,
      days: [
        { day: '2026-01-12', counted: 1_280_000 },
        { day: '2026-01-11', counted: 0 },
      ],
    },
  };
});
const page = { path: '/bonuses/received/ofr_77', signedIn: true };
const wagering = [answer(offers, { data: [wagered] }), answer(playerWelcomeOffers, { data: [] })];

// WAG-14, WAG-15, WAG-17
export const Ledger: Story = {
  name: 'How a bonus is wagered: what is left, by when, and why a bet counted nothing',
  ...scene(page, [...wagering, ledger]),
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Отыгрыш бонуса' }));
    await expect(figures.getByText('132 600 ₸')).toBeVisible();
    await expect(figures.getByText('62%')).toBeVisible();
    // Six full days and a started one, by the server's clock.
    await expect(figures.getByText('Нужно в день').nextElementSibling).toHaveTextContent(/^18\s942,86\s₸$/);
    await canvas.findByText('Сегодня', { selector: 'dt' });
    await canvas.findByRole('heading', { level: 3, name: 'Сегодня' });
    await expect(canvas.getByRole('heading', { level: 3, name: '11 января' })).toBeVisible();
    await expect(canvas.getByText('Игра не участвует в отыгрыше')).toBeVisible();
    await expect(canvas.getByText('Ставка больше 1 500 ₸')).toBeVisible();
    await expect(canvas.getByText('Отыгрыш был на паузе')).toBeVisible();
    const [game] = canvas.getAllByRole('button', { name: /^Lazy Lantern/ });
    if (!game) throw new Error('there is no game');
    await userEvent.click(game);
    await waitFor(() => expect(canvas.getAllByText('ставка 6 400 ₸')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /^Не засчитаны/ }));
    await waitFor(() => expect(canvas.queryByText('+12 800 ₸')).toBeNull());
    await canvas.findByText('Ставка больше 1 500 ₸');
  },
};

// WAG-15
export const LedgerShares: Story = {
  name: 'A game whose share changed during the day shows the rounds of each share',
  ...scene(page, [
    ...wagering,
    answer(offerLedger, ({ query }) => {
      const half = { bet: 100_000, counted: 50_000, contribution: 50, rounds: 1, total: 21_150_000 };
      const data =
        query['group'] === 'day_game'
          ? [entry({ ...half, at: '2026-01-12T08:07:00Z' }), entry({})]
          : [entry({ ...half, at: '2026-01-12T08:07:00Z' }), ...rounds];
      return { data, pagination: { total_pages: 1, items: data.length }, extra_data: {} };
    }),
  ]),
  play: async ({ canvas }) => {
    const [half] = await canvas.findAllByRole('button', { name: /^Lazy Lantern/ });
    if (!half) throw new Error('there is no game');
    await userEvent.click(half);
    await canvas.findByText('ставка 1 000 ₸');
    await expect(canvas.queryByText('ставка 6 400 ₸')).toBeNull();
  },
};

// WAG-15
export const LedgerMissing: Story = {
  name: 'Unknown bonus',
  ...scene({ ...page, path: '/bonuses/received/ofr_none' }, [
    ...wagering,
    refuse(offerLedger, 404, 'OFFER_NOT_FOUND'),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Бонус не найден' });
    // One link is in the title bar, one below the text.
    const ways = canvas.getAllByRole('link', { name: 'Полученные бонусы' });
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(2).fill('/bonuses/received'));
  },
};
