import type { Meta } from '@storybook/react-vite';
import { offers, playSession, setPlaySession } from '@tulpar/api/contract';
import { answer, offer, playSessionSample } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { detail } from '#app/stories/stage.ts';
import { opened, playable, player, ready, say } from '#app/stories/game-frame.ts';

const answered = fn();
const played = fn();

/** Due times before and after the stories' clock. */
const PAST = '2026-01-12T09:30:00Z';
const LATER = '2026-01-12T10:03:00Z';

const isAnswered = () => answered.mock.calls.length > 0;
/** Due after a round was played, until it is answered. */
const dueAfterARound = answer(playSession, () => {
  const isDue = played.mock.calls.length > 0 && !isAnswered();
  return { ...playSessionSample, reality_check_at: isDue ? PAST : LATER };
});
const due = answer(playSession, () => ({
  ...playSessionSample,
  reality_check_at: isAnswered() ? LATER : PAST,
}));
const taken = answer(setPlaySession, ({ body }) => {
  answered(body);
  return { ...playSessionSample, reality_check_at: LATER };
});

export default { title: 'Pages/Game/Reality check', ...wholeApp } satisfies Meta;

/**
 * A game frame that records the page's messages. A MessagePort replaces its window, because an event accepts no other
 * object as its source.
 */
async function listening(canvas: Parameters<typeof ready>[0]) {
  const { port1 } = new MessageChannel();
  const received = fn();
  port1.postMessage = received;
  const element = await canvas.findByTitle(/^Игра /);
  Object.defineProperty(element, 'contentWindow', { value: port1, configurable: true });
  const frame = await ready(canvas);
  // Restore the real window after the story.
  return { frame, received, restore: () => Reflect.deleteProperty(element, 'contentWindow') };
}

// SAFE-15
export const AfterTheRound: Story = {
  name: 'The check waits for the end of the round, and only an answer closes it',
  ...scene(player, [playable, opened, dueAfterARound, taken]),
  play: async ({ canvas }) => {
    const { frame, received, restore } = await listening(canvas);
    await canvas.findByText('Итог');
    say(frame, 'bet');
    played();
    say(frame, 'round');
    say(frame, 'bet');
    await canvas.findByText('после раунда');
    await waitFor(() =>
      expect(received.mock.calls).toEqual([
        [{ source: 'tulpar-app', type: 'balance', amount: 1_550_000 }, '*'],
        [{ source: 'tulpar-app', type: 'pause' }, '*'],
      ]),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    say(frame, 'round');
    const dialog = within(await screen.findByRole('dialog', { name: 'Вы в игре 1 ч 3 мин' }));
    const heading = dialog.getByRole('heading', { name: 'Вы в игре 1 ч 3 мин' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(dialog.getByText('Поставлено больше, чем выиграно')).toBeVisible();
    await expect(dialog.getByText('Поставлено').nextElementSibling).toHaveTextContent(/^6\s400.₸$/);
    await expect(dialog.getByText('Выиграно').nextElementSibling).toHaveTextContent(/^5\s125.₸$/);
    await expectLink(dialog, 'Ставки сессии', '/cash-box/rounds?session=sit_12');
    await expectLink(dialog, 'Задать лимит', '/profile/limits');
    await userEvent.keyboard('{Escape}');
    await expect(heading).toBeVisible();
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(answered.mock.calls).toEqual([[{ reality_check_answered: true }]]);
    await waitFor(() =>
      expect(received).toHaveBeenLastCalledWith({ source: 'tulpar-app', type: 'resume' }, '*'),
    );
    restore();
  },
};

// SAFE-15
export const Stopped: Story = {
  name: 'Stopping answers and leads to the lobby, light desktop',
  ...scene(player, [playable, opened, due, taken]),
  globals: { ...screens.light, ...screens.desktop },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const stop = dialog.getByRole('button', { name: 'Закончить' });
    const goOn = dialog.getByRole('button', { name: 'Продолжить' });
    await expect(stop.className).toBe(goOn.className);
    await userEvent.click(stop);
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await waitFor(() => expect(answered.mock.calls).toEqual([[{ reality_check_answered: true }]]));
  },
};

const spins = offer({
  status: 'started',
  game_slug: detail.slug,
  bet_size: 5000,
  spins_count: 20,
  played_spins: 19,
});

export const LastFreeSpin: Story = {
  name: 'After the last free spin the game waits until the player knows that the next bet is not free',
  ...scene(player, [
    playable,
    opened,
    answer(offers, () => ({ data: played.mock.calls.length > 0 ? [] : [spins] })),
  ]),
  play: async ({ canvas }) => {
    const { frame, received, restore } = await listening(canvas);
    say(frame, 'stake', 'null', 5000);
    await canvas.findByText('Эта ставка — фриспин. Осталось: 1');
    say(frame, 'bet');
    played();
    say(frame, 'round');
    await canvas.findByText('Фриспины закончились');
    await waitFor(() => expect(received).toHaveBeenCalledWith({ source: 'tulpar-app', type: 'pause' }, '*'));
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith({ source: 'tulpar-app', type: 'resume' }, '*'));
    restore();
  },
};
