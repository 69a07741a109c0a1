import { cashback, tournamentGames } from '@tulpar/api/contract';
import { answer, cashbackSample, samples, tournamentDetail } from '@tulpar/api/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp | null = null;
/** Whether a round was played meanwhile. */
let hasPlayed = false;
afterEach(() => {
  app?.close();
  app = null;
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
const says = () => (app?.main()?.textContent ?? '').replaceAll(/\s/gu, ' ');
const follow = (address: string) => app?.main()?.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();

describe('what play has changed is there with the next visit of the page', () => {
  it('the cashback that accrues', { tags: ['CASHBK-11', 'CALL-09'] }, async () => {
    app = await openApp('/bonuses', true, answers);
    await until(() => expect(says()).toContain('Как считается'));
    expect(says()).not.toContain('1 234 ₸');
    follow('/bonuses/received');
    await until(() => expect(says()).not.toContain('Как считается'));
    hasPlayed = true;
    follow('/bonuses');
    await until(() => expect(says()).toContain('1 234 ₸'));
  });

  it('the points of a game', { tags: ['TOUR-14'] }, async () => {
    const { slug } = tournamentDetail;
    app = await openApp(`/tournaments/${slug}/games`, true, answers);
    await until(() => expect(says()).toContain('Очки: 55'));
    follow(`/tournaments/${slug}`);
    await until(() => expect(says()).not.toContain('Очки: 55'));
    hasPlayed = true;
    follow(`/tournaments/${slug}/games`);
    await until(() => expect(says()).toContain('Очки: 97'));
  });
});
