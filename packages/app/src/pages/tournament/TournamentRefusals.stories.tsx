import type { Meta } from '@storybook/react-vite';
import {
  events,
  joinTournament,
  leaveTournament,
  remindTournament,
  tournament,
  type TournamentDetail,
} from '@tulpar/api/contract';
import { answer, refuse, tournamentDetail } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

const read = fn();

/**
 * TOUR-11, TOUR-12: the page was out of date. The reason is shown, and one refetch shows the current state.
 * Nothing else refetches a tournament that has not started.
 */
export default { title: 'Pages/Tournament refusals', ...wholeApp } satisfies Meta;

const price = { amount: 50_000, currency: 'KZT' } as const;
const upcoming: TournamentDetail = {
  ...tournamentDetail,
  slug: 'lantern-marathon-12',
  status: 'upcoming',
  starts_at: '2026-01-14T09:33:00Z',
  is_joined: false,
  my: null,
  me: null,
  leaderboard: [],
  around: [],
};
const canceled = { status: 'canceled', cancel_text: 'Организатор отменил турнир.' } as const;

/** A page that shows `before`, and a server that refuses a command because of its state `since`. */
const changed = (
  refusal: ReturnType<typeof refuse>,
  before: Partial<TournamentDetail>,
  since: Partial<TournamentDetail>,
) =>
  scene({ path: '/tournaments/lantern-marathon-12', signedIn: true }, [
    refusal,
    refuse(events, 404, 'NOT_FOUND'),
    answer(tournament, () => {
      read();
      return { ...upcoming, ...before, ...(read.mock.calls.length > 1 ? since : {}) };
    }),
  ]);

/** Expects the toast of a refusal, and exactly one refetch of the page. */
async function expectToast(title: string, reason: string): Promise<void> {
  const toast = (await screen.findByText(title)).closest<HTMLElement>('[data-tone="error"]');
  if (!toast) throw new Error('there is no toast');
  within(toast).getByText(reason);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1));
  // Wait two frames, in which an unwanted further request would start.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect(read).toHaveBeenCalledTimes(2);
}

// TOUR-11
export const Canceled: Story = {
  name: 'Cancelled before the player could join',
  ...changed(refuse(joinTournament, 409, 'TOURNAMENT_NOT_JOINABLE'), {}, canceled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Участвовать' }));
    await canvas.findByText('Организатор отменил турнир.');
    await expect(canvas.queryByRole('button', { name: 'Участвовать' })).toBeNull();
    await expectToast('Не получилось вступить в турнир', 'К этому турниру уже нельзя присоединиться');
  },
};

const buyIn = { entry: 'buy_in', buy_in: price } as const;

/** Confirms the price the page shows. */
async function confirm(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Участвовать за 500/ }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Взнос 500/ }));
  await userEvent.click(question.getByRole('button', { name: /^Участвовать за 500/ }));
}

// TOUR-12
export const Dearer: Story = {
  name: 'A changed entry fee is shown and has to be confirmed again',
  ...changed(refuse(joinTournament, 409, 'PRICE_CHANGED'), buyIn, { buy_in: { ...price, amount: 60_000 } }),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Участвовать за 600/ }));
    await screen.findByRole('alertdialog', { name: /^Взнос 600/ });
    await expectToast('Не получилось вступить в турнир', 'Цена изменилась. Проверьте её и подтвердите снова');
  },
};

// TOUR-13
export const Begun: Story = {
  name: 'Begun before the player could leave',
  ...changed(
    refuse(leaveTournament, 409, 'TOURNAMENT_NOT_LEAVABLE'),
    { is_joined: true, can_leave: true },
    { is_joined: true, can_leave: false, status: 'active', starts_at: '2026-01-12T09:32:00Z' },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти из турнира' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Выйти из турнира' }));
    await canvas.findByRole('link', { name: 'Играть' });
    await expect(canvas.queryByRole('button', { name: 'Выйти из турнира' })).toBeNull();
    await expectToast('Не получилось выйти из турнира', 'Этот турнир уже начался: выйти из него нельзя');
  },
};

// TOUR-15
export const NotReminded: Story = {
  name: 'Removed before the player could set a reminder',
  ...changed(refuse(remindTournament, 404, 'TOURNAMENT_NOT_FOUND'), {}, canceled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Напомнить о начале' }));
    await canvas.findByText('Организатор отменил турнир.');
    await expectToast('Напоминание не изменилось', 'Турнир не найден');
  },
};
