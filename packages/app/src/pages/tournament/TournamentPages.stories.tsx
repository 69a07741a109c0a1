import type { Meta } from '@storybook/react-vite';
import {
  events,
  joinTournament,
  leaveTournament,
  remindTournament,
  tournament,
  tournamentGames,
  tournaments,
  type Tournament,
  type TournamentDetail,
} from '@tulpar/api/contract';
import { answer, gameCards, hang, refuse, tournamentDetail, tournamentSample } from '@tulpar/api/samples';
import { screens, expectLink, pressSettled } from '@tulpar/ui/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryLanguage, scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';
import { shortened } from '#app/stories/browser.tsx';

const requested = fn();

export default { title: 'Pages/Tournaments', ...wholeApp } satisfies Meta;

const price = { amount: 50_000, currency: 'KZT' } as const;
const card = (over: Partial<Tournament>): Tournament => ({ ...tournamentSample, ...over });
const detail = (over: Partial<TournamentDetail> = {}): TournamentDetail => ({
  ...tournamentDetail,
  slug: 'lantern-marathon-12',
  ...over,
});
const upcoming = {
  status: 'upcoming',
  starts_at: '2026-01-14T09:33:00Z',
  is_joined: false,
  my: null,
  me: null,
  leaderboard: [],
  around: [],
} satisfies Partial<TournamentDetail>;

const cards = [
  card({ id: 1, slug: 'cup-1' }),
  card({ id: 2, slug: 'cup-2', title: 'Степной спринт', is_joined: false, my: null, entry: 'auto' }),
  card({ id: 3, slug: 'cup-3', title: 'Золотое седло', ...upcoming, entry: 'buy_in', buy_in: price }),
  card({
    id: 4,
    slug: 'cup-4',
    title: 'Гонка',
    status: 'finished',
    results: 'final',
    ends_at: '2026-01-10T15:15:00Z',
    my: { place: 3, points: 120, prize_text: '7 500 ₸' },
  }),
];

const page = (
  over: Partial<TournamentDetail> = {},
  signedIn = true,
  answers: Parameters<typeof scene>[1] = [],
) =>
  scene({ path: '/tournaments/lantern-marathon-12', signedIn }, [
    ...answers,
    answer(tournament, detail(over)),
  ]);

// ROUTE-38, CALL-13, TOUR-02, TOUR-04
export const List: Story = {
  name: 'Tabs with counts, cards with rank, entry and time',
  ...scene({ path: '/tournaments', signedIn: true }, [answer(tournaments, { data: cards })]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Марафон фонарей' });
    await expect(canvas.getByText(/место 214/)).toHaveTextContent('Вы участвуете · место 214');
    await expect(canvas.getByText('Участвуют все')).toBeVisible();
    await expect(canvas.getAllByText('5 000 000 ₸')).toHaveLength(2);
    // By the server's clock: 19 days and some hours.
    await expect(canvas.getAllByText(/^19 дн \d\d:\d\d:\d\d$/)[0]).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Разделы турниров' }));
    await expect(tabs.getByRole('link', { name: /Мои.*Турниров: 2/ })).toBeVisible();
    await userEvent.click(tabs.getByRole('link', { name: /Скоро/ }));
    await canvas.findByText('Взнос 500 ₸');
    await userEvent.click(tabs.getByRole('link', { name: /Завершённые/ }));
    await canvas.findByText('Ваше место: 3');
  },
};

// TOUR-04
export const GuestMine: Story = {
  name: 'A guest with the address of the own tournaments sees the running ones',
  ...scene({ path: '/tournaments?tab=mine' }, [answer(tournaments, { data: cards.slice(1, 3) })]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Степной спринт' });
    const tabs = within(canvas.getByRole('navigation', { name: 'Разделы турниров' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/tournaments');
  },
};

// TOUR-05
export const Terms: Story = {
  name: 'How points are scored without single rules, and the wager of each prize',
  ...page({
    scoring_rules: [],
    scoring_example: null,
    max_points_per_day: null,
    prizes: [
      {
        place_from: 1,
        place_to: 1,
        type: 'money',
        amount: 100_000,
        currency: 'KZT',
        wager: 3,
        spins_count: null,
      },
      {
        place_from: 2,
        place_to: 2,
        type: 'money',
        amount: 50_000,
        currency: 'KZT',
        wager: null,
        spins_count: null,
      },
      {
        place_from: 3,
        place_to: 9,
        type: 'free_spins',
        amount: null,
        currency: null,
        wager: 10,
        spins_count: 20,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('1 засчитанный раунд = 1 очко');
    const prizes = within(canvas.getByRole('region', { name: 'Призы' })).getAllByRole('listitem');
    await expect(prizes.map(({ textContent }) => /Вейджер x\d+/u.exec(textContent)?.[0])).toEqual([
      'Вейджер x3',
      undefined,
      undefined,
    ]);
    // The dot before the wager is a background, so that it never ends a line.
    await expect(prizes[0]?.querySelector('[class*="radial-gradient"]')).toBeVisible();
    await expect(canvas.queryByText(/^Денежный приз приходит бонусом/)).toBeNull();
  },
};

// TOUR-04
export const ListEmpty: Story = {
  name: 'Nothing runs',
  ...scene({ path: '/tournaments' }, [answer(tournaments, { data: [] })]),
  play: async ({ canvas }) => {
    await canvas.findByText('Сейчас ни один турнир не идёт');
    await expect(canvas.queryByRole('link', { name: /Мои/ })).toBeNull();
  },
};

// ROUTE-39, CALL-13, TOUR-01, TOUR-06
export const Running: Story = {
  name: 'The top rows, and the player with the neighbours',
  ...scene({ path: '/tournaments/lantern-marathon-12', signedIn: true }, [
    answer(tournament, ({ query }) => {
      requested(query);
      return detail();
    }),
  ]),
  play: async ({ canvas }) => {
    const board = within(await canvas.findByRole('table', { name: 'Таблица лидеров' }));
    await expect(requested).toHaveBeenCalledWith({ locale: 'ru', language: 'ru', currency: 'KZT' });
    await expect(board.getAllByRole('columnheader')).toHaveLength(4);
    const places = () =>
      board.getAllByRole('row').flatMap((row) => {
        const place = within(row).queryAllByRole('cell')[0]?.textContent ?? '';
        return /^\d+$/.test(place) ? [Number(place)] : [];
      });
    await expect(places().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 212, 213, 214, 215, 216]);
    await expect(canvas.getByText(/До следующего приза, очков: 310/)).toBeVisible();
    await expect(canvas.getByText(/До места выше, очков: 2/)).toBeVisible();
    await expect(canvas.getByText(/^Обновлено \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(board.getByRole('button', { name: 'Показать места 8–10' }));
    await expect(places()).toContain(8);
    // The pressed button is gone.
    await expect(document.activeElement?.tagName).toBe('MAIN');
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть' }));
    await expect(places()).not.toContain(8);
    await expect(document.activeElement?.tagName).toBe('MAIN');
  },
};

// TOUR-06
export const OneButton: Story = {
  name: 'Without an own place one button below the rows shows and hides the others, equal places or not',
  ...page({
    me: null,
    my: null,
    around: [],
    leaderboard: [1, 2, 3, 4, 5, 5, 7, 8, 9].map((place, index) => ({
      place,
      player: `П***${index}`,
      points: 1000 - place,
      prize_text: null,
      is_me: false,
    })),
  }),
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('region', { name: 'Таблица лидеров' });
    const button = within(board).getByRole('button', { name: 'Показать места 8–9' });
    await userEvent.click(button);
    await expect(within(board).getByRole('button', { name: 'Свернуть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(board).getByRole('button')).toBe(button);
    await expect(button).toHaveTextContent('Показать места 8–9');
    await expect(button).toHaveFocus();
  },
};

// TOUR-06
export const PinnedPlace: Story = {
  name: 'On a phone the own place is pinned only while neither its card nor its row is in sight',
  ...scene({ path: '/tournaments/lantern-marathon-12', signedIn: true }, [answer(tournament, detail())]),
  globals: screens.narrow,
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('table', { name: 'Таблица лидеров' });
    const pinned = () => document.querySelector('[data-pinned]');
    // The row sticks to the bottom of the window while the leaderboard is visible.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(pinned()).not.toBeNull());
    const card = canvas.getByText(/До следующего приза, очков: 310/);
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(pinned()).toBeNull());
    within(board)
      .getByRole('row', { current: true })
      .scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(pinned()).toBeNull());
  },
};

let hasRisen = false;

// TOUR-07
export const Stream: Story = {
  name: 'A poll brings changed ranks, which are highlighted without a shift',
  ...scene({ path: '/tournaments/lantern-marathon-12', signedIn: true }, [
    refuse(events, 404, 'NOT_FOUND'),
    answer(tournament, () => {
      const place = hasRisen ? 213 : 214;
      return detail({
        // The tournament's end is due, so it is polled every two seconds.
        ends_at: '2026-01-12T09:32:00Z',
        around: [{ place, player: 'A***1', points: 98, is_me: true, prize_text: null }],
        leaderboard: tournamentDetail.leaderboard.filter((row) => !row.is_me),
        updated_at: hasRisen ? '2026-01-12T09:24:48Z' : '2026-01-12T09:11:11Z',
        my: { place, points: 98, prize_text: null },
        me: {
          ...tournamentDetail.me,
          place,
          points: 98,
          points_to_next_prize: hasRisen ? 98 : 1_308,
          counted_rounds: 98,
          last_counted_at: null,
        },
      });
    }),
  ]),
  beforeEach: () => {
    hasRisen = false;
    shortened(2000)();
  },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('table', { name: 'Таблица лидеров' });
    const isOfBoard = ({ node }: LayoutShiftAttribution) =>
      node !== null && (board.contains(node) || node.textContent?.includes('До следующего приза') === true);
    const shifts: LayoutShift[] = [];
    const watch = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    watch.observe({ type: 'layout-shift' });
    await expect(canvas.getAllByText('214').length).toBeGreaterThan(0);
    hasRisen = true;
    await waitFor(() => expect(canvas.getAllByText('213').length).toBeGreaterThan(0));
    await expect(canvas.queryByText('214')).toBeNull();
    await canvas.findByText('Ваше место теперь: 213');
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    watch.disconnect();
    shifts.push(...(watch.takeRecords() as LayoutShift[]));
    await expect(shifts.flatMap(({ sources }) => [...sources]).filter(isOfBoard)).toEqual([]);
  },
};

// CALL-13, TOUR-05, TOUR-11, TOUR-13
export const Before: Story = {
  name: 'Before joining: time, conditions, points, prizes and the price',
  ...(() => {
    let body: unknown = null;
    return scene({ path: '/tournaments/lantern-marathon-12', signedIn: true }, [
      answer(joinTournament, (request) => {
        body = request.body;
        return { is_joined: true } as const;
      }),
      answer(leaveTournament, () => {
        body = null;
        return { is_joined: false } as const;
      }),
      answer(tournament, () =>
        detail({
          ...upcoming,
          entry: 'buy_in',
          buy_in: price,
          is_joined: body !== null,
          can_leave: body !== null,
          conditions: [{ code: 'buy_in', text: 'Взнос 500 ₸ с реального баланса', is_met: true }],
        }),
      ),
    ]);
  })(),
  play: async ({ canvas }) => {
    await canvas.findByRole('timer', { name: 'До начала' });
    await expect(canvas.getByText('выполнено')).toBeVisible();
    await expect(canvas.getByText(/Пример: 120 раундов = 120 очков/)).toBeVisible();
    await expect(canvas.getByText('2–100 места')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Участвовать за 500/ }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Взнос 500/ }));
    await userEvent.click(question.getByRole('button', { name: /^Участвовать за 500/ }));
    await canvas.findByRole('button', { name: 'Выйти из турнира' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    // Close this toast, because the toast of leaving waits for it.
    await pressSettled(await screen.findByRole('button', { name: 'Закрыть' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти из турнира' }));
    const doubt = within(await screen.findByRole('alertdialog', { name: 'Выйти из турнира?' }));
    await userEvent.click(doubt.getByRole('button', { name: 'Выйти из турнира' }));
    await screen.findByText('Вы вышли из турнира');
    await canvas.findByRole('button', { name: /^Участвовать за 500/ });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

// CALL-13, TOUR-11
export const Unmet: Story = {
  name: 'A condition that is not met says so, and the reminder stays possible',
  ...page(
    { ...upcoming, conditions: [{ code: 'account_age', text: 'Аккаунту не больше 30 дней', is_met: false }] },
    true,
    [answer(remindTournament, { is_reminded: true })],
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Не выполнено условие: Аккаунту не больше 30 дней');
    await userEvent.click(canvas.getByRole('button', { name: 'Напомнить о начале' }));
    await screen.findByText('Напомним уведомлением в момент начала');
  },
};

// TOUR-11
export const Short: Story = {
  name: 'A buy-in the balance does not cover leads to a deposit',
  ...page({
    ...upcoming,
    conditions: [{ code: 'buy_in', text: 'Взнос 500 ₸ с реального баланса', is_met: false }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Не выполнено условие: Взнос 500 ₸ с реального баланса');
    await expectLink(within(canvas.getByRole('main')), 'Пополнить', '/cash-box/deposit');
  },
};

// TOUR-11
export const Guest: Story = {
  name: 'A guest goes to registration',
  ...page({ is_joined: false, my: null, me: null, around: [] }, false),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Зарегистрироваться и участвовать', '/auth/register');
  },
};

// TOUR-08
export const Counting: Story = {
  name: 'Results are being counted',
  ...page({ status: 'finished', results: 'pending', results_by: '2026-01-12T09:43:00Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Считаем итоги');
    await expect(canvas.getByRole('heading', { name: 'Предварительная таблица' })).toBeVisible();
    await expect(canvas.getByText(/Итоги будут не позже \d\d:\d\d/)).toBeVisible();
  },
};

// TOUR-09
export const Ended: Story = {
  name: 'The final board, the rank of the player and the prize',
  ...page({
    status: 'finished',
    results: 'final',
    prizes_paid_at: '2026-01-12T09:00:00Z',
    my_prize: {
      text: '7 500 ₸',
      amount: 750_000,
      offer_id: 'ofr_1',
      transaction_id: null,
      credited_at: '2026-01-12T09:00:00Z',
    },
  }),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('Начислен 12.01.2026');
    await expect(canvas.getByRole('heading', { name: 'Итоговая таблица' })).toBeVisible();
    await expectLink(canvas, 'Открыть бонус', '/bonuses/received');
  },
};

// TOUR-10
export const Canceled: Story = {
  name: 'Cancelled, with the reason and what happens to the entry fee',
  ...page({ status: 'canceled', cancel_text: 'Организатор отменил турнир. Взносы возвращаются.' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Организатор отменил турнир. Взносы возвращаются.');
    await expect(canvas.queryByRole('button', { name: 'Участвовать' })).toBeNull();
  },
};

// ROUTE-39
export const Unknown: Story = {
  name: 'No such tournament',
  ...scene({ path: '/tournaments/nothing' }, [refuse(tournament, 404, 'TOURNAMENT_NOT_FOUND')]),
  play: shows('Такого турнира нет'),
};

export const Loading: Story = {
  ...scene({ path: '/tournaments/lantern-marathon-12' }, [hang(tournament)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем турнир')).length).toBeGreaterThan(0);
  },
};

// ROUTE-40, CALL-13, TOUR-14
export const Games: Story = {
  name: 'Games page by page with the own points, by category, provider and what was played',
  ...scene({ path: '/tournaments/lantern-marathon-12/games', signedIn: true }, [
    answer(tournament, detail()),
    answer(tournamentGames, ({ query }) => {
      const narrowed = [query['category_slug'], query['filter_slug'], query['played']].join(' ');
      return {
        data: gameCards.slice(0, 3).map((one, at) => ({
          ...one,
          id: 10 * Number(query['page']) + at,
          name: `${narrowed.trim() || 'все'} ${3 * (Number(query['page']) - 1) + at + 1}`,
          provider: { ...one.provider, slug: `studio-${at}`, name: `Студия ${at}` },
          tournament_points: at === 0 ? 40 : null,
        })),
        pagination: { total_pages: narrowed.trim() === '' ? 2 : 1, items: 6 },
        extra_data: { is_use_image_alternative: false },
      };
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^все 1,/ });
    await expect(canvas.getAllByText('Очки: 40')[0]).toBeVisible();
    await canvas.findByRole('link', { name: /^все 6,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Студия 1' }));
    await canvas.findByRole('link', { name: /^studio-1 1,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Сыгранные' }));
    await canvas.findByRole('link', { name: /^1 1,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Слоты' }));
    await canvas.findByRole('link', { name: /^slots 1,/ });
  },
};

export const Languages: Story = { ...page(), ...inEveryLanguage() };
