import type { Meta } from '@storybook/react-vite';
import { rounds } from '@tulpar/api/contract';
import { answer, hang, playedRound, playedRoundList, type CallRequest } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectLink, screens } from '@tulpar/ui/testing';
import { scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';

const requested = fn();

export default { title: 'Pages/Rounds', ...wholeApp } satisfies Meta;

const at = (query = '') => ({ path: `/cash-box/rounds${query}`, signedIn: true });
const listed = (list: ReturnType<typeof playedRound>[]) =>
  answer(rounds, ({ query }: CallRequest) => {
    requested(query);
    const page = Number(query['page']);
    const limit = Number(query['limit']);
    return {
      data: list.slice((page - 1) * limit, page * limit),
      pagination: { total_pages: Math.ceil(list.length / limit), items: list.length },
      extra_data: {
        bets: list.reduce((sum, { bet }) => sum + bet, 0),
        wins: list.reduce((sum, { win }) => sum + win, 0),
      },
    };
  });

// SAFE-17
export const Desktop: Story = {
  name: 'On a desktop the sums of the month are next to the rounds of the day',
  ...scene(at('?day=2026-01-12'), [listed(playedRoundList)]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('region', { name: '1–12 января' });
    const [row] = await canvas.findAllByRole('listitem');
    const { right = 0, width = 0 } = row?.parentElement?.getBoundingClientRect() ?? {};
    await expect(width).toBeLessThanOrEqual(784);
    await expect(month.getBoundingClientRect().left).toBeGreaterThan(right);
  },
};

// SAFE-17
export const Day: Story = {
  name: 'The rounds of a day: time, game, stake, win, bonus part and what counted',
  ...scene(at('?day=2026-01-12'), [listed(playedRoundList)]),
  play: async ({ canvas }) => {
    const [newest, ...others] = await canvas.findAllByRole('listitem');
    await expect(newest).toHaveTextContent('Lazy Lantern');
    await expect(newest).toHaveTextContent('14:31 · Ставка 200 ₸ (бонусными 50 ₸) · Выигрыш 450 ₸');
    await expect(newest).toHaveTextContent('В отыгрыш засчитано 200 ₸');
    await expect(newest).toHaveTextContent('+ 250 ₸');
    await expect(others[0]).toHaveTextContent('Игра не участвует в отыгрыше');
    await expect(others[1]).not.toHaveTextContent('отыгрыш');
    await expect(canvas.getByText(/^3 раунда/)).toHaveTextContent('3 раунда · Ставки 600 ₸, выигрыши 450 ₸');
    await expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({
        from: '2026-01-12',
        to: '2026-01-12',
        time_zone: 'Asia/Almaty',
        page: '1',
        limit: '50',
      }),
    );
    const days = within(canvas.getByRole('navigation', { name: 'Раунды' }));
    await expect(days.queryByRole('link', { name: 'Следующий день' })).toBeNull();
    await userEvent.click(days.getByRole('link', { name: 'Предыдущий день' }));
    await canvas.findByRole('heading', { name: '11 января' });
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2026-01-11' })),
    );
  },
};

// SAFE-17
export const Sitting: Story = {
  name: 'The rounds of a play session, with their days, 50 a page',
  ...scene(at('?session=sit_7'), [
    listed(
      Array.from({ length: 60 }, (_, index) =>
        playedRound({ round_id: `rnd_${index}`, is_free_spin: index === 0, win: index === 0 ? 5_000 : 0 }),
      ),
    ),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Раунды за одну сессию игры' });
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('12 января, 14:30 · Фриспин');
    await expect(first).toHaveTextContent('+ 50 ₸');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await canvas.findByText('Показано 60 из 60');
    await expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ session_id: 'sit_7', page: '2' }),
    );
    await expect(requested).not.toHaveBeenCalledWith(
      expect.objectContaining({ from: expect.anything() as string }),
    );
  },
};

// SAFE-17
export const Wrong: Story = {
  name: 'An invalid or future day becomes today',
  ...scene(at('?day=2026-02-30'), [listed(playedRoundList)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '12 января' });
    await canvas.findAllByRole('listitem');
    await expect(requested).toHaveBeenCalledWith(expect.objectContaining({ from: '2026-01-12' }));
  },
};

export const Empty: Story = {
  name: 'A day without rounds',
  ...scene(at('?day=2026-01-10'), [listed([])]),
  play: async ({ canvas }) => {
    await canvas.findByText('Раундов не было');
    await expectLink(canvas, 'Открыть выписку', '/cash-box/statement');
  },
};

export const Loading: Story = {
  name: 'While the rounds load',
  ...scene(at(), [hang(rounds)]),
  play: shows('Загрузка'),
};

const long = playedRound({
  game: { slug: 'long', name: 'Сатурналияның Ұзақ Шексіз Фонарьлары: Алтын Шығарылым' },
  bet: 123_456_789_01,
  bet_bonus: 99_999_999_99,
  win: 999_999_999_99,
  win_bonus: 1_00,
  wager: { offer_id: 'ofr_1', counted: 123_456_789_01, zero_reason: null },
});

export const Long: Story = {
  name: 'A long name and large sums',
  ...scene(at(), [listed([long])]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Алтын Шығарылым');
  },
};
