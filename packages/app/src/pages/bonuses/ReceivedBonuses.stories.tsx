import type { Meta } from '@storybook/react-vite';
import { cancelOffer, offers, OfferType, playerWelcomeOffers } from '@tulpar/api/contract';
import { answer, hang, offer } from '@tulpar/api/samples';
import { expect, userEvent, waitFor, within, screen } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { FAULT, scene, shows, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
import { sent, received, wagered, playing, queued, past, both, factOf, weekend } from './testing/scenes.ts';

export default { title: 'Pages/Bonuses/Received', ...wholeApp } satisfies Meta;

/** More ended bonuses than the page shows below the active ones. */
const long = [
  ...past,
  ...Array.from({ length: 10 }, (_, place) => offer({ ...past[0], id: `ofr_past${place}` })),
];

// ROUTE-24, BONUS-02, BONUS-07, BONUS-08, BONUS-13, BONUS-18, BONUS-21, BONUS-27, BONUS-29, WAG-19
export const Received: Story = {
  name: 'Active bonuses, the queued one, the past ones',
  ...scene(received, [
    answer(offers, ({ query }) => ({
      data:
        query['history'] === '1'
          ? long.slice(0, Number(query['limit']))
          : [wagered, playing, queued, weekend, { ...weekend, id: 'ofr_over', status: 'finished' as const }],
    })),
    ...both([], []),
  ]),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('heading', { level: 2, name: 'Активные' });
    await expect(head.parentElement).toHaveTextContent(/^Активные\s*2$/);
    await expect(canvas.getAllByRole('button', { name: /^Подробнее:/ })).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: /^Полученные/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Начнётся, когда завершится текущий бонус')).toBeVisible();
    await expect(canvas.getByText('107 700 ₸')).toBeVisible();
    // Available and ended offers are not active.
    await expect(canvas.queryByText(weekend.title ?? '')).toBeNull();
    await expect(canvas.getByText('x5 от бонуса')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Полученные.*2$/ })).toBeVisible();
    const [held, free] = canvas.getAllByRole('button', { name: 'Отменить' });
    await expect(held).toHaveAttribute('aria-disabled', 'true');
    await expect(free).not.toHaveAttribute('aria-disabled', 'true');
    await expectLink(canvas, 'Вся история', '/bonuses/history');
    // Only the wagered bonus has counted bets; its card links to them.
    const bets = canvas.getByRole('link', { name: 'Вклад ставок' });
    await expect(bets).toHaveAttribute('href', `/bonuses/received/${wagered.id}`);
    await expect(bets.closest('article')).toContainElement(held ?? null);
  },
};

// BONUS-22, BONUS-23, CALL-11
export const Cancel: Story = {
  name: 'Nothing is sent before the question is answered; then the lists are read again',
  ...scene(received, [
    records(cancelOffer, sent.cancel, { success: true }),
    answer(offers, () => ({ data: sent.cancel.mock.calls.length > 0 ? [] : [playing] })),
    answer(playerWelcomeOffers, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    const question = await screen.findByRole('alertdialog');
    await expect(sent.cancel).not.toHaveBeenCalled();
    await userEvent.dblClick(within(question).getByRole('button', { name: 'Отменить бонус' }));
    await waitFor(() => expect(sent.cancel).toHaveBeenCalledWith({ offer_id: 'ofr_playing' }));
    await screen.findByText('Бонус отменён');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent.cancel).toHaveBeenCalledTimes(1);
    await canvas.findByText('Пока ничего нет');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const HalfFailed: Story = {
  name: 'Active bonuses that failed to load are not shown as none',
  ...scene(received, [
    answer(offers, ({ query }) => {
      if (query['history'] === '1') return { data: [] };
      throw new Response(null, { status: FAULT });
    }),
    answer(playerWelcomeOffers, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Бонусы не загрузились');
    await expect(canvas.queryByText('Пока ничего нет')).toBeNull();
  },
};

const every = OfferType.options.map((type, place) =>
  offer({ id: `ofr_${place}`, type, title: `Вид ${place}`, created_at: '2026-01-08T09:00:00Z' }),
);

// BONUS-11, BONUS-19
export const EveryType: Story = {
  name: 'Every type of offer is shown, active and in the history; two requests, each with its limit',
  ...scene(received, [
    answer(offers, ({ query }) => {
      sent.query(query);
      return {
        data: query['history'] === '1' ? every.map((one) => offer({ ...one, status: 'finished' })) : every,
      };
    }),
    answer(playerWelcomeOffers, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'История' });
    await expect(canvas.getAllByRole('button', { name: /^Подробнее: Вид/ })).toHaveLength(every.length);
    await expect(canvas.getAllByRole('button', { name: 'Отменить' })).toHaveLength(every.length);
    await expect(sent.query).toHaveBeenCalledWith({ order: 'desc', limit: '200' });
    await expect(sent.query).toHaveBeenCalledWith({ order: 'desc', limit: '10', history: '1' });
  },
};

// BONUS-26, BONUS-28
export const Sums: Story = {
  name: 'Amounts have two decimals where needed, and the wager is an amount',
  ...scene(
    received,
    both([offer({ amount: 12_345, wager: 10, wager_amount: 0, wager_amount_max: 123_450 })], []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('123,45 ₸')).toBeVisible();
    await expect(canvas.getByText(/^x10/)).toHaveTextContent('x10 · 1 234,50 ₸');
  },
};

// BONUS-02, BONUS-09
export const Nothing: Story = {
  name: 'Nothing was received yet',
  ...scene(received, both([], [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Пока ничего нет' });
    await expectLink(canvas, 'Смотреть бонусы', '/bonuses');
    await expect(canvas.getByRole('link', { name: 'Полученные' })).toBeVisible();
  },
};

// BONUS-10
export const ReceivedLoading: Story = {
  name: 'Loading',
  ...scene(received, [hang(offers), hang(playerWelcomeOffers)]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Загружаем бонусы');
    await expect(canvasElement.querySelectorAll('main [aria-busy] > [aria-hidden]')).toHaveLength(5);
  },
};

// ROUTE-25, BONUS-34, WAG-20, LAYOUT-03
export const History: Story = {
  name: 'The whole history; an entry opens to how it ended',
  ...scene({ path: '/bonuses/history', signedIn: true }, both([], past)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'История бонусов' });
    const [first] = await canvas.findAllByRole('button', { name: /^Подробнее:/ });
    if (!first) throw new Error('the history is empty');
    await userEvent.click(first);
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getByText('отыгран полностью')).toBeVisible();
    await expect(factOf(sheet, 'Стало реальными деньгами')).toBe('15 000 ₸');
    await expect(factOf(sheet, 'Списано')).toBe('2 500 ₸');
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

/** Ended before and after New Year in the account's time zone, Almaty. */
const older = [
  offer({ id: 'ofr_given_up', status: 'canceled', end_reason: 'canceled', ended_at: '2025-12-31T18:30:00Z' }),
  offer({ id: 'ofr_gone', status: 'expired', end_reason: 'expired', ended_at: '2025-12-31T20:30:00Z' }),
];

// ROUTE-25, BONUS-18, BONUS-34
export const HistoryByMonth: Story = {
  name: 'The history by month in account time, filtered by result, and the back link',
  ...scene({ path: '/bonuses/history', signedIn: true }, both([], [...older, ...past])),
  play: async ({ canvas }) => {
    const months = () => canvas.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    const entries = () => canvas.queryAllByRole('button', { name: /^Подробнее:/ }).length;
    await canvas.findByRole('heading', { level: 2, name: 'Декабрь 2025' });
    await expect(months()).toEqual(['Январь 2026', 'Декабрь 2025']);
    await expect(entries()).toBe(4);
    await expect(canvas.getByRole('button', { name: 'Все', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменены' }));
    await expect(months()).toEqual(['Декабрь 2025']);
    await expect(entries()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Истекли' }));
    await expect(months()).toEqual(['Январь 2026']);
    await expect(entries()).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Все' }));
    await expect(entries()).toBe(4);
    await userEvent.click(canvas.getByRole('link', { name: 'Полученные бонусы' }));
    await canvas.findByRole('heading', { level: 1, name: 'Бонусы' });
  },
};

export const LongHistory: Story = {
  name: 'A history longer than the server lists says that older bonuses are missing',
  ...scene(
    { path: '/bonuses/history', signedIn: true },
    both(
      [],
      Array.from({ length: 200 }, (_, place) => offer({ ...past[0], id: `ofr_past${place}` })),
    ),
  ),
  play: shows('Показано последних бонусов: 200'),
};
