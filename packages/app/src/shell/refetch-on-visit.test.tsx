import { cashback, tournamentGames } from '@tulpar/api/contract';
import { answer, cashbackSample, samples, tournamentDetail } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
/** A round was played after the page was read. */
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
