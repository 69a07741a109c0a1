import type { Meta } from '@storybook/react-vite';
import { balance, game, launchGame, limits, offers, playSession } from '@tulpar/api/contract';
import { answer, bonusTerms, offer, playSessionSample } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { isRoundOpenAtom } from '#app/features/games/pages.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { endSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { inEveryLanguage, scene, findWindow, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { detail, pictureLaunch } from '#app/stories/stage.ts';
import {
  requested,
  frameOf,
  opened,
  playable,
  player,
  ready,
  say,
  sayRefused,
} from '#app/stories/game-frame.ts';

export default { title: 'Pages/Game/Playing', ...wholeApp } satisfies Meta;

const reported = fn();
const playRound = (frame: Window) => ['bet', 'round'].forEach((type) => say(frame, type));
/** Sends a bet that the balance does not cover. */
const refuseFunds = (frame: Window) => ['bet', 'funds'].forEach((type) => say(frame, type));
/** The panel over the game that contains a text. */
function panelOf(text: HTMLElement) {
  const panel = text.closest('.pointer-events-auto');
  if (!(panel instanceof HTMLElement)) throw new Error('there is no panel');
  return within(panel);
}

// GAME-16
export const ShortOfMoney: Story = {
  name: 'A bet the balance does not cover',
  ...scene(player, [playable, opened]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    refuseFunds(frame);
    await canvas.findByText('На балансе не хватает денег');
    await expectLink(canvas, 'Другие игры', '/games');
    playRound(frame);
    await waitFor(() => expect(canvas.queryByText('На балансе не хватает денег')).toBeNull());
    say(frame, 'funds');
    await userEvent.click(await canvas.findByRole('button', { name: 'Играть в демо' }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ mode: 'demo', locale: 'ru' }));
    await waitFor(() => expect(canvas.queryByText('На балансе не хватает денег')).toBeNull());
  },
};

// ACCESS-09
export const SessionEnds: Story = {
  name: 'A session that ends during a round leads to the lobby without a question',
  ...scene(player, [playable, opened]),
  play: async ({ canvas }) => {
    say(await ready(canvas), 'bet');
    await waitFor(() => expect(store.get(isRoundOpenAtom)).toBe(true));
    endSession('expired');
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const wager = { type: 'wager', currency: 'KZT', pending: null } as const;

// SAFE-06
export const OverLimit: Story = {
  name: 'A round over a limit: which one, when it resets, and no deposit',
  ...scene(player, [
    playable,
    opened,
    answer(limits, {
      data: [
        { ...wager, period: 'day', amount: 5_000_000, used: 1_000_000, frees_at: null },
        { ...wager, period: 'week', amount: 9_000_000, used: 9_000_000, frees_at: '2026-01-15T07:00:00Z' },
      ],
    }),
  ]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    say(frame, 'bet');
    sayRefused(frame, 'WAGER_LIMIT_REACHED');
    const title = await canvas.findByText(/^Ваш лимит: Ставки, 7 дней, 90.000.₸$/);
    await expect(canvas.getByText(/^Лимит исчерпан. Снова откроется 15 января в /)).toBeVisible();
    await expectLink(canvas, 'Лимиты', '/profile/limits');
    await expectLink(canvas, 'В лобби', '/');
    await expect(panelOf(title).queryByText('Пополнить')).toBeNull();
    playRound(frame);
    await waitFor(() => expect(canvas.queryByText(/^Ваш лимит/)).toBeNull());
    sayRefused(frame, 'UNKNOWN');
    await expect(canvas.queryByText(/^Ваш лимит/)).toBeNull();
  },
};

const lossLimit = (amount: number, used: number) => ({
  data: [{ ...wager, type: 'loss' as const, period: 'day' as const, amount, used, frees_at: null }],
});
let lossLimits = lossLimit(5_000_000, 4_900_000);

// SAFE-06
export const LimitHasRoomAgain: Story = {
  name: 'A refusal disappears when the limit has more room, and stays while it has not',
  ...scene(player, [playable, opened, answer(limits, () => lossLimits)]),
  play: async ({ canvas }) => {
    lossLimits = lossLimit(5_000_000, 4_900_000);
    const change = (next: typeof lossLimits) => {
      lossLimits = next;
      eventEffects(store.get(queryClientAtom)).happened('profile', null);
    };
    const frame = await ready(canvas);
    say(frame, 'bet');
    sayRefused(frame, 'LOSS_LIMIT_REACHED');
    await canvas.findByText(/^Ваш лимит: Проигрыш, 24 часа, 50.000.₸$/);
    change(lossLimit(4_000_000, 3_950_000));
    await canvas.findByText(/^Ваш лимит: Проигрыш, 24 часа, 40.000.₸$/);
    change(lossLimit(4_000_000, 1_000_000));
    await waitFor(() => expect(canvas.queryByText(/^Ваш лимит/)).toBeNull());
  },
};

// GAME-16, SAFE-16, BONUS-29
export const SessionAndBonus: Story = {
  name: 'Session and wagering over the game',
  ...scene({ ...player, stored: { bonusInPlay: '1' } }, [
    playable,
    opened,
    answer(offers, { data: [offer()] }),
    answer(playSession, () => {
      reported();
      const isFirst = reported.mock.calls.length === 1;
      return { ...playSessionSample, ...(isFirst ? {} : { wins: 700_050, net: 60_050 }) };
    }),
  ]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    const net = await canvas.findByText('Итог');
    await expect(net.parentElement).toHaveTextContent(/^Итог −1\s275 ₸$/);
    const strip = canvas.getByRole('button', { name: /^В игре 1:03:00/ });
    await expect(strip).toHaveTextContent(/Отыгрыш.* 28%/);
    for (let round = 0; round < 50; round += 1) {
      playRound(frame);
    }
    await waitFor(() => expect(net.parentElement).toHaveTextContent(/^Итог \+600,50 ₸$/));
    await expect(reported.mock.calls.length).toBeLessThanOrEqual(3);
    await expect(within(strip).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '42\u00a0300\u00a0₸ из 150\u00a0000\u00a0₸',
    );
    const bar = canvas.getByRole('region', { name: 'Отыгрыш бонуса' });
    await expect(bar).toHaveTextContent(/^Ставки в этой игре засчитываются/);
  },
};

// WAG-13
export const LargeStake: Story = {
  name: 'A stake above the largest that counts',
  ...scene(player, [playable, opened, answer(offers, { data: [offer({ terms: bonusTerms })] })]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    await canvas.findByRole('region', { name: 'Отыгрыш бонуса' });
    const warning = 'Ставка больше 1 500 ₸ в отыгрыш не засчитается.';
    say(frame, 'stake', 'null', 150_001);
    await canvas.findByText(warning);
    say(frame, 'stake', 'null', 150_000);
    await waitFor(() => expect(canvas.queryByText(warning)).toBeNull());
  },
};

// WAG-12
export const NothingCounts: Story = {
  name: 'A game that does not count needs a confirmation',
  ...scene(player, [
    answer(game, { ...detail, wager_contribution: 0 }),
    opened,
    answer(offers, { data: [offer()] }),
  ]),
  play: async () => {
    const calls = requested.mock.calls.length;
    const question = await findWindow();
    await expectLink(question, 'Другие игры', '/games');
    await expect(question.getByRole('button', { name: 'Всё равно играть' })).toBeVisible();
    await expect(requested.mock.calls.length).toBe(calls);
  },
};

// SAFE-01, SAFE-16, SAFE-17, WAG-13
export const Sitting: Story = {
  name: 'The whole play session, with links to rounds and limits',
  ...scene(player, [
    playable,
    opened,
    answer(playSession, { ...playSessionSample, rounds: 1640 }),
    answer(offers, { data: [offer({ terms: bonusTerms })] }),
  ]),
  play: async ({ canvas }) => {
    await ready(canvas);
    const strip = await canvas.findByRole('button', { name: /Итог −1\s275.₸/ });
    await expect(strip.getBoundingClientRect().height).toBe(48);
    await userEvent.click(strip);
    const sheet = await findWindow();
    await expect(sheet.getByText('Поставлено').nextElementSibling).toHaveTextContent(/^6\s400.₸$/);
    await expect(sheet.getByText('Выиграно').nextElementSibling).toHaveTextContent(/^5\s125.₸$/);
    await expect(sheet.getByText('Итог сессии').parentElement).toHaveTextContent(
      /^Итог сессии−1\s275.₸Поставлено больше, чем выиграно$/,
    );
    await expect(sheet.getByRole('region', { name: 'Отыгрыш бонуса' })).toHaveTextContent(
      /Ставки больше 1\s500.₸ в отыгрыш не засчитываются/,
    );
    await expect(sheet.getByText('Раунды', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /^1\s640$/,
    );
    await expectLink(sheet, 'Раунды', '/cash-box/rounds?session=sit_12');
    await expectLink(sheet, 'Лимиты', '/profile/limits');
    await userEvent.click(sheet.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// SAFE-16
export const DemoWithout: Story = {
  name: 'No strip over a demo, light desktop',
  ...scene(player, [playable, opened]),
  globals: { ...screens.light, ...screens.desktop },
  play: async ({ canvas }) => {
    await ready(canvas);
    const strip = await canvas.findByRole('button', { name: /Итог/ });
    await expect(strip.getBoundingClientRect().height).toBe(56);
    await userEvent.click(canvas.getByRole('radio', { name: 'Демо' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Итог/ })).toBeNull());
  },
};

const poor = answer(balance, { realBalance: 500, bonusBalance: 0, currency: 'KZT' });
const depositLimit = (used: number) =>
  answer(limits, {
    data: [{ type: 'deposit', period: 'day', amount: 5_000_000, used, currency: 'KZT', pending: null }],
  });
/** A game with a balance below its smallest stake, and this much of the deposit limit used. */
const short = (used: number) => [playable, opened, poor, depositLimit(used), answer(offers, { data: [] })];
const tooLittle = /^Минимальная ставка в этой игре/;

// SAFE-16, GAME-16
export const BelowSmallest: Story = {
  name: 'A balance below the smallest stake, with what the limit leaves',
  ...scene(player, short(1_000_000)),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    await canvas.findByText(tooLittle);
    await expect(canvas.getByText(/^По вашему лимиту можно внести ещё 40\s000.₸\.$/)).toBeVisible();
    await expect(localStorage.getItem('shortSaidIn')).toBe('sit_12');
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(canvas.queryByText(tooLittle)).toBeNull());
    // A refused bet has a panel of its own.
    refuseFunds(frame);
    const panel = panelOf(await canvas.findByText('На балансе не хватает денег'));
    await userEvent.click(panel.getByRole('button', { name: 'Пополнить' }));
    await (await findWindow()).findByRole('link', { name: /^Банковская карта/ });
  },
};

const noHint: NonNullable<Story['play']> = async ({ canvas }) => {
  const frame = await ready(canvas);
  await canvas.findByRole('button', { name: /Итог −1\s275/ });
  // The panel of a refused bet shows that the data for the panel of the minimum stake has loaded.
  refuseFunds(frame);
  await canvas.findByText(/^По вашему лимиту можно внести ещё/);
  playRound(frame);
  await waitFor(() => expect(canvas.queryByText('На балансе не хватает денег')).toBeNull());
  await expect(canvas.queryByText(tooLittle)).toBeNull();
};

// SAFE-16
export const BelowSmallestAgain: Story = {
  name: 'The hint about the smallest stake is shown once in a play session',
  ...scene({ ...player, stored: { shortSaidIn: 'sit_12' } }, short(1_000_000)),
  play: noHint,
};

/** Free spins in this game, which are played at no stake. */
const spins = offer({
  id: 'ofr_spins',
  type: 'deposit_gift_spin',
  status: 'started',
  game_slug: detail.slug,
  spins_count: 20,
  played_spins: 5,
});

// SAFE-16
export const BelowSmallestWithSpins: Story = {
  name: 'No hint about the smallest stake while there are free spins in the game',
  ...scene(player, [answer(offers, { data: [spins] }), ...short(1_000_000)]),
  play: noHint,
};

// SAFE-16, SAFE-05
export const NothingLeft: Story = {
  name: 'No hint about the smallest stake when the limit is used up',
  ...scene(player, short(5_000_000)),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    await canvas.findByRole('button', { name: /Итог −1\s275/ });
    refuseFunds(frame);
    const panel = panelOf(await canvas.findByText(/^Ваш лимит пополнений исчерпан/));
    await expect(panel.queryByRole('button', { name: 'Пополнить' })).toBeNull();
    playRound(frame);
    await waitFor(() => expect(canvas.queryByText('На балансе не хватает денег')).toBeNull());
    await expect(canvas.queryByText(tooLittle)).toBeNull();
  },
};

// GAME-16, HEAD-11
export const Leaving: Story = {
  name: 'Leaving or changing the mode needs a confirmation during a round, but not after it',
  ...scene(player, [playable, opened]),
  play: async ({ canvas, canvasElement }) => {
    const frame = await ready(canvas);
    say(frame, 'bet');
    await waitFor(() => expect(sessionStorage.getItem('draft:openRound')).toContain(detail.slug));
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Раунд ещё идёт' }));
    await userEvent.click(question.getByRole('button', { name: 'Доиграть' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await frameOf(canvas)) === frame).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: 'Демо' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Доиграть' }),
    );
    await expect(canvas.getByRole('radio', { name: /^На\sденьги$/ })).toBeChecked();
    say(frame, 'round');
    await waitFor(() => expect(sessionStorage.getItem('draft:openRound')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Назад' }));
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

// GAME-16
export const Resumed: Story = {
  name: 'An open round resumes',
  ...scene(player, [
    playable,
    answer(launchGame, {
      ...pictureLaunch,
      mode: 'real',
      round: { id: 'rnd_7', state: 'open', auto_finish_at: '2026-01-13T09:33:00Z' },
    }),
  ]),
  play: async ({ canvas }) => {
    await ready(canvas);
    await canvas.findByText(/Раунд завершится сам, осталось: 1 день/);
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(canvas.queryByText('Раунд продолжается')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

// GAME-16
export const Ended: Story = {
  name: 'A game whose session has ended',
  ...scene(player, [playable, opened]),
  play: async ({ canvas }) => {
    say(await ready(canvas), 'ended');
    await userEvent.click(await canvas.findByRole('button', { name: 'Запустить заново' }));
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByText('Сессия игры закончилась')).toBeNull());
  },
};

// GAME-16
export const FullScreen: Story = {
  name: 'The game over the whole screen',
  ...scene(player, [answer(game, { ...detail, orientation: 'landscape' }), opened]),
  tags: ['keys'],
  play: async ({ canvas, canvasElement }) => {
    const frame = await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^На\sвесь\sэкран$/ }));
    const exit = await canvas.findByRole('button', { name: 'Выйти из полноэкранного режима' });
    await expect(exit).toHaveFocus();
    // A busy browser may resize the box shortly after the button has the focus.
    await waitFor(() => {
      const { width, height } = canvas.getByTitle(/^Игра /).getBoundingClientRect();
      return expect([width, height > innerHeight * 0.8]).toEqual([innerWidth, true]);
    });
    await expect(canvasElement.querySelector('header')).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: 'Пополнить' }));
    await (await findWindow()).findByRole('link', { name: /^Банковская карта/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(exit).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const enter = await canvas.findByRole('button', { name: /^На\sвесь\sэкран$/ });
    await waitFor(() => expect(enter).toHaveFocus());
    await expect(canvasElement.querySelector('header')).not.toHaveAttribute('inert');
    await expect((await frameOf(canvas)) === frame).toBe(true);
    await expect(requested).toHaveBeenCalledTimes(1);
  },
};

export const Languages: Story = {
  ...scene({ ...player, stored: { bonusInPlay: '1' } }, [
    playable,
    opened,
    answer(offers, { data: [offer()] }),
    poor,
  ]),
  ...inEveryLanguage(async ({ canvas }) => {
    await ready(canvas);
  }),
};
