import { cashback, rounds, statement, statementLines, tournamentGames } from '@tulpar/api/contract';
import {
  answer,
  cashbackSample,
  playedRound,
  samples,
  statementLineList,
  statementSample,
  tournamentDetail,
} from '@tulpar/api/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
/** Whether a round was played after the page had loaded. */
let hasPlayed = false;
beforeEach(() => {
  hasPlayed = false;
});

const games = samples.tournamentGames;
const answers = [
  answer(cashback, () => ({ ...cashbackSample, accrued_amount: hasPlayed ? 123_400 : 0 })),
  answer(tournamentGames, () => ({
    ...games,
    data: games.data.map((game, at) => ({
      ...game,
      tournament_points: at === 0 ? (hasPlayed ? 97 : 55) : null,
    })),
  })),
  answer(statement, () => (hasPlayed ? { ...statementSample, closing: 19_600_000 } : statementSample)),
  answer(statementLines, () => ({
    ...samples.statementLines,
    data: hasPlayed ? statementLineList : statementLineList.slice(1),
  })),
  answer(rounds, () => {
    const data = hasPlayed ? [playedRound({ round_id: 'rnd_63' }), playedRound()] : [playedRound()];
    const pagination = { total_pages: 1, items: data.length };
    return { data, pagination, extra_data: { bets: 20_000 * data.length, wins: 0 } };
  }),
];
const says = () => (app.main()?.textContent ?? '').replaceAll(/\s/gu, ' ');
const follow = (address: string) => app.main()?.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();

describe('after a round the next visit of the page shows', () => {
  it('the accrued cashback', { tags: ['CASHBK-11', 'CALL-09'] }, async () => {
    app = await openApp('/bonuses', true, answers);
    await expect.poll(says).toContain('Как считается');
    expect(says()).not.toContain('1 234 ₸');
    follow('/bonuses/received');
    await expect.poll(says).not.toContain('Как считается');
    hasPlayed = true;
    follow('/bonuses');
    await expect.poll(says).toContain('1 234 ₸');
  });

  it('the tournament points of a game', { tags: ['TOUR-14'] }, async () => {
    const { slug } = tournamentDetail;
    app = await openApp(`/tournaments/${slug}/games`, true, answers);
    await expect.poll(says).toContain('Очки: 55');
    follow(`/tournaments/${slug}`);
    await expect.poll(says).not.toContain('Очки: 55');
    hasPlayed = true;
    follow(`/tournaments/${slug}/games`);
    await expect.poll(says).toContain('Очки: 97');
  });
});

describe('after a round in another tab the return to this one shows', () => {
  const { slug } = tournamentDetail;
  it.each([
    ['the closing balance of the statement', '/cash-box/statement', '196 250,00', '196 000,00'],
    ['the lines of the statement', '/cash-box/statement', 'Остаток 199 650 ₸', 'Остаток 196 250 ₸'],
    ['the rounds of the day', '/cash-box/rounds', 'Ставки 200 ₸', 'Ставки 400 ₸'],
    ['the accrued cashback', '/bonuses', 'Как считается', '1 234 ₸'],
    ['the tournament points of a game', `/tournaments/${slug}/games`, 'Очки: 55', 'Очки: 97'],
  ])('%s', { tags: ['SAFE-17', 'SAFE-18'] }, async (_what, path, before, after) => {
    app = await openApp(path, true, answers);
    await expect.poll(says).toContain(before);
    expect(says()).not.toContain(after);
    hasPlayed = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(says).toContain(after);
  });
});
