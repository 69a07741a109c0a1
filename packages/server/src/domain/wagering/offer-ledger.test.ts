import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testServer, type Answers, winning } from '../../testing/index.ts';
import { playRound } from '../rounds/play-round.ts';

const sum = (entries: readonly { counted: number }[]) =>
  entries.reduce((all, { counted }) => all + counted, 0);

describe('the ledger of a bonus', () => {
  const server = testServer({ game: { slug: 'gem-downpour' } });

  it('groups rounds by day and game, with reasons and sums', { tags: ['WAG-14', 'WAG-15'] }, async () => {
    let tokens = await server.signUp();
    const welcome = await server.welcome(tokens.access);
    const id = welcome[0]?.id ?? '';
    await server.deposit(tokens.access, 2_000_000, { offer_id: id });
    const play = async (bet: number) => {
      const sessionId = await server.launch(tokens.access);
      await server.play(sessionId, bet, winning);
    };
    for (const bet of [10_000, 10_000, 500_000]) await play(bet);
    server.clock.pass(24 * 3_600_000);
    tokens = await server.renew(tokens);
    await play(20_000);

    const ledger = async (query: string) =>
      (
        await server.get<Answers['offerLedger']>(`/api/v1/offers/${id}/ledger${query}`, {
          token: tokens.access,
        })
      ).body;
    const rounds = await ledger('');
    expect(rounds.pagination.items).toBe(4);
    expect(rounds.data[0]?.total).toBe(sum(rounds.data));
    expect(rounds.extra_data).toMatchObject({ counted_today: 20_000, zero_rounds: 1 });

    const grouped = await ledger('?group=day_game');
    expect(
      grouped.data.map(({ rounds: count, bet, counted, zero_reason }) => [count, bet, counted, zero_reason]),
    ).toEqual([
      [1, 20_000, 20_000, null],
      [1, 500_000, 0, 'over_max_bet'],
      [2, 20_000, 20_000, null],
    ]);
    expect(sum(grouped.data)).toBe(sum(rounds.data));
    expect(grouped.extra_data.days?.map(({ counted }) => counted)).toEqual([20_000, 20_000]);
    expect(new Set(grouped.data.map(({ day }) => day)).size).toBe(2);

    expect((await ledger('?counted=0')).data.map(({ zero_reason }) => zero_reason)).toEqual(['over_max_bet']);
    expect((await ledger('?counted=1&group=day_game')).data.every(({ counted }) => counted > 0)).toBe(true);
  });
  it('a queued bonus counts 0 for each round, with the reason', { tags: ['WAG-14'] }, async () => {
    const tokens = await server.signUp();
    const asPlayer = { token: tokens.access };
    const playerId = await server.idOf(tokens.access);
    const { deps } = server;
    const [first, second] = [await server.grant(playerId, 'r50'), await server.grant(playerId, 'demo20')];
    await server.deposit(tokens.access, 1_000_000, { offer_id: first });
    await server.deposit(tokens.access, 1_500_000, { offer_id: second });
    /** The same server, but stakes in the game count with another percentage. */
    const where = (wagerContribution: number): typeof deps => ({
      ...deps,
      games: {
        ...deps.games,
        find: async (db, slug) => {
          const found = await deps.games.find(db, slug);
          return found && { ...found, wagerContribution };
        },
      },
    });
    for (const [share, bet] of [
      [100, 10_000],
      [100, 500_000],
      [0, 10_000],
      [0, 500_000],
    ] as const) {
      const sessionId = await server.launch(tokens.access);
      await playRound(where(share), { sessionId, roundKey: randomUUID(), bet }, winning);
    }
    const reasons = async (id: string) =>
      (await server.get<Answers['offerLedger']>(`/api/v1/offers/${id}/ledger`, asPlayer)).body.data.map(
        (entry) => [entry.counted, entry.total, entry.zero_reason],
      );
    // Of several reasons, the excluded game is named first.
    expect(await reasons(first)).toEqual([
      [0, 10_000, 'excluded_game'],
      [0, 10_000, 'excluded_game'],
      [0, 10_000, 'over_max_bet'],
      [10_000, 10_000, null],
    ]);
    expect(await reasons(second)).toEqual([
      [0, 0, 'excluded_game'],
      [0, 0, 'excluded_game'],
      [0, 0, 'over_max_bet'],
      [0, 0, 'paused'],
    ]);
    const all = await server.get<Answers['rounds']>('/api/v1/profile/rounds', asPlayer);
    expect(all.body.data.map(({ wager }) => wager?.offer_id)).toEqual([first, first, first, first]);
    // A round that does not count neither ends nor reduces the bonus.
    expect((await server.balance(tokens.access)).bonusBalance).toBe(500_000);
  });

  it('agrees with the bonus after every round, over all pages', { tags: ['WAG-16'] }, async () => {
    const tokens = await server.signUp();
    const asPlayer = { token: tokens.access };
    const welcome = await server.welcome(tokens.access);
    const id = welcome[0]?.id ?? '';
    await server.deposit(tokens.access, 3_000_000, { offer_id: id });
    const sessionId = await server.launch(tokens.access);
    const bets = fc.sample(fc.integer({ min: 1_000, max: 200_000 }), { numRuns: 25, seed: 16 });
    for (const [index, bet] of bets.entries()) {
      await server.play(sessionId, bet, winning);
      if (index % 6 !== 0 && index < bets.length - 1) continue;
      const offers = await server.get<Answers['offers']>('/api/v1/offers', asPlayer);
      const booked = offers.body.data.find((offer) => offer.id === id)?.wager_amount;
      const entries: Answers['offerLedger']['data'] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const address = `/api/v1/offers/${id}/ledger?limit=10&page=${page}`;
        const { body } = await server.get<Answers['offerLedger']>(address, asPlayer);
        last = body.pagination.total_pages;
        entries.push(...body.data);
      }
      expect(entries).toHaveLength(index + 1);
      expect([sum(entries), entries[0]?.total]).toEqual([booked, booked]);
    }
  });
});
