import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  addPlayers,
  createOperator,
  newServer,
  type Tokens,
  type Answers,
  winning,
} from '../../testing/index.ts';
import { openGameSession } from '../rounds/game-session.ts';
import { playRound } from '../rounds/play-round.ts';
import { openSession } from '../sessions/tokens.ts';
import { announceStarts, settleTournaments } from './lifecycle.ts';
import { openTournaments } from './editions.ts';
import { findEntry, placeOf } from './ranking.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const price = 50_000;
/** Load of the test; ROUNDS=50000 PLAYERS=500 takes some minutes. */
const load = {
  rounds: Number(process.env['ROUNDS'] ?? 200),
  players: Number(process.env['PLAYERS'] ?? 25),
  connections: 20,
};

describe('entries of tournaments', () => {
  const server = newServer({}, async ({ deps, countGame }) => {
    await openTournaments(deps);
    await countGame();
  });

  const detail = (slug: string, token?: string) => server.tournament(slug, token);
  const act = (slug: string, what: 'join' | 'leave' | 'remind', token: string, body?: unknown) =>
    server.post(`/api/v1/tournaments/${slug}/${what}`, body, { token });
  const enter = async (amount = 2_000_000): Promise<Tokens> => {
    const tokens = await server.signUp();
    await server.deposit(tokens.access, amount);
    return tokens;
  };
  const real = async (token: string) => (await server.balance(token)).realBalance;
  const messages = async (token: string) =>
    (await server.notifications(token)).filter(({ action }) => action?.includes('/tournaments/'));
  const idOf = async (series: string) =>
    Math.max(...(await server.rows('tournaments', { series })).map(({ id }) => id));

  it('takes the confirmed price once, refunds it', { tags: ['TOUR-05', 'TOUR-12', 'TOUR-13'] }, async () => {
    const { access } = await enter();
    const before = await real(access);
    const seen = await detail('golden-saddle', access);
    expect(seen).toMatchObject({
      buy_in: { amount: price, currency: 'KZT' },
      is_joined: false,
      my: null,
      can_leave: false,
      conditions: [{ code: 'buy_in', is_met: true }],
    });
    expect((await detail('golden-saddle')).conditions).toMatchObject([{ is_met: null }]);
    expect((await act(seen.slug, 'join', access)).body.message).toBe('PRICE_CHANGED');
    expect((await act(seen.slug, 'join', access, { accept_price: 1 })).body.message).toBe('PRICE_CHANGED');
    expect(await real(access)).toBe(before);
    const joined = await Promise.all(
      [1, 2, 3].map(() => act(seen.slug, 'join', access, { accept_price: price })),
    );
    expect(joined.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await real(access)).toBe(before - price);
    expect(await detail(seen.slug, access)).toMatchObject({
      is_joined: true,
      can_leave: true,
      my: { place: null, points: 0, prize_text: null },
    });
    expect((await act(seen.slug, 'leave', access)).status).toBe(200);
    expect((await act(seen.slug, 'leave', access)).status).toBe(200);
    expect(await real(access)).toBe(before);
  });

  it('refuses a fee too high, and leaving after the start', { tags: ['TOUR-12', 'TOUR-13'] }, async () => {
    const poor = await server.signUp();
    const { slug } = await detail('golden-saddle');
    const refused = await act(slug, 'join', poor.access, { accept_price: price });
    expect([refused.status, refused.body.message]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect((await detail(slug, poor.access)).is_joined).toBe(false);
    const rich = await enter();
    await act('lantern-marathon', 'join', rich.access);
    expect((await act('lantern-marathon', 'leave', rich.access)).body.message).toBe(
      'TOURNAMENT_NOT_LEAVABLE',
    );
    expect((await act('caspian-weekend', 'leave', rich.access)).status).toBe(200);
  });

  it('a price that takes the last money closes the turnover', { tags: ['PAY-02', 'TOUR-12'] }, async () => {
    const { access } = await enter(100_000);
    const sessionId = await server.launch(access);
    await server.play(sessionId, price);
    const left = async (token: string) => (await server.read('tripleTurn', token)).amount;
    const { slug } = await detail('golden-saddle', access);
    expect((await act(slug, 'join', access, { accept_price: price })).status).toBe(200);
    expect([await real(access), await left(access)]).toEqual([0, 250_000]);
    await act(slug, 'leave', access);
    expect([await real(access), await left(access)]).toEqual([price, 250_000]);
    const start = () =>
      server.update('tournaments', { series: 'golden-saddle' }, { starts_at: server.clock.now() });
    expect((await act(slug, 'join', access, { accept_price: price })).status).toBe(200);
    await announceStarts(server.deps);
    expect([await real(access), await left(access)]).toEqual([0, 250_000]);
    await start();
    await announceStarts(server.deps);
    expect([await real(access), await left(access)]).toEqual([0, 0]);
    // Paid after the start, the price is spent immediately.
    const other = await enter(100_000);
    const second = await server.launch(other.access);
    await server.play(second, price);
    expect((await act(slug, 'join', other.access, { accept_price: price })).status).toBe(200);
    expect([await real(other.access), await left(other.access)]).toEqual([0, 0]);
  });

  it('the operator cancels: every fee is refunded once', { tags: ['TOUR-10'] }, async () => {
    const { access } = await enter();
    const before = await real(access);
    const { slug } = await detail('golden-saddle', access);
    await act(slug, 'join', access, { accept_price: price });
    const operator = createOperator(server);
    const id = await idOf('golden-saddle');
    const done = await operator.act('/sandbox', `/sandbox/tournaments/${id}`, { do: 'cancel' });
    expect(done).toMatchObject({ done: 'cancel_tournament' });
    await Promise.all([1, 2].map(() => settleTournaments(server.deps)));
    await settleTournaments(server.deps);
    expect(await real(access)).toBe(before);
    const seen = await detail(slug, access);
    expect(seen.status).toBe('canceled');
    expect(seen.cancel_text).toContain('goes back');
    const late = await enter();
    expect((await act(slug, 'join', late.access, { accept_price: price })).body.message).toBe(
      'TOURNAMENT_NOT_JOINABLE',
    );
    expect((await act(slug, 'leave', access)).body.message).toBe('TOURNAMENT_NOT_LEAVABLE');
  });

  it('the fee of a banned player comes back to be decided about', { tags: ['TOUR-10'] }, async () => {
    const { access } = await enter(100_000);
    const ownerId = await server.idOf(access);
    const { slug } = await detail('golden-saddle', access);
    await act(slug, 'join', access, { accept_price: price });
    const operator = createOperator(server);
    const player = `/sandbox/players/${ownerId}`;
    await operator.act(player, `${player}/ban`);
    await operator.act('/sandbox', `${player}/money`, { do: 'pay_out' });
    expect((await operator.open('/sandbox')).text).not.toContain(`${player}/money`);
    const id = await idOf('golden-saddle');
    await operator.act('/sandbox', `/sandbox/tournaments/${id}`, { do: 'cancel' });
    await settleTournaments(server.deps);
    expect((await operator.open('/sandbox')).text).toContain(`${player}/money`);
  });

  it('joining and a reminder give one message at the start', { tags: ['TOUR-15'] }, async () => {
    const operator = createOperator(server);
    await operator.act('/sandbox', '/sandbox/tournaments', {
      series: 'lantern-marathon',
      wait: '2',
      length: '10',
    });
    await server.countGame();
    const slug = `lantern-marathon-${await idOf('lantern-marathon')}`;
    const [both, reminded, changed] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await act(slug, 'join', both.access);
    await act(slug, 'remind', both.access, { is_on: true });
    await act(slug, 'remind', reminded.access, { is_on: true });
    expect((await detail(slug, reminded.access)).is_reminded).toBe(true);
    await act(slug, 'remind', changed.access, { is_on: true });
    await act(slug, 'remind', changed.access, { is_on: false });
    await announceStarts(server.deps);
    expect(await messages(both.access)).toEqual([]);
    server.clock.pass(3 * minute);
    // Players who join after the start get no notification of it.
    const late = await server.signUp();
    await act(slug, 'join', late.access);
    await Promise.all([1, 2].map(() => announceStarts(server.deps)));
    await announceStarts(server.deps);
    for (const { access } of [both, reminded])
      expect(await messages(access)).toMatchObject([
        { title: 'The tournament has started', content: 'Lantern Marathon: rounds count from now on.' },
      ]);
    expect((await messages(both.access))[0]?.action).toContain(`/tournaments/${slug}`);
    for (const { access } of [changed, late]) expect(await messages(access)).toEqual([]);
  });

  it('ends by the operator, pays and is archived', { tags: ['TOUR-08', 'TOUR-09', 'TOUR-16'] }, async () => {
    const { access } = await enter();
    await act('newcomers-cup', 'join', access);
    const session = await server.launch(access);
    await server.play(session, 10_000, winning);
    const { slug } = await detail('newcomers-cup', access);
    const operator = createOperator(server);
    const id = await idOf('newcomers-cup');
    server.clock.pass(1000);
    await operator.act('/sandbox', `/sandbox/tournaments/${id}`, { do: 'end' });
    await server.play(session, 10_000, winning);
    await settleTournaments(server.deps);
    const counting = await detail(slug, access);
    expect(counting).toMatchObject({
      status: 'finished',
      results: 'pending',
      my: { place: 1, points: 50 },
    });
    expect(Date.parse(counting.results_by ?? '')).toBe(Date.parse(counting.ends_at) + 10 * minute);
    server.clock.pass(minute);
    await settleTournaments(server.deps);
    const final = await detail(slug, access);
    expect(final).toMatchObject({ results: 'final', my_prize: { amount: null }, me: { points: 50 } });
    expect(final.my_prize?.offer_id).toMatch(/^ofr/);
    expect(final.prizes_paid_at).not.toBeNull();
    expect(await messages(access)).toMatchObject([
      { sub_type: 'achievement', title: 'Tournament prize awarded' },
    ]);
    expect((await messages(access))[0]?.action).toContain(`/tournaments/${slug}`);
    server.clock.pass(8 * day);
    const archive = await server.get<{ data: Answers['tournament'][]; pagination: { items: number } }>(
      '/api/v1/tournaments?archive=1&page=1',
    );
    expect(archive.body.data.map((one) => one.slug)).toContain(slug);
    expect(archive.body.pagination.items).toBe(archive.body.data.length);
    expect((await server.read('tournaments')).data.map((one) => one.slug)).not.toContain(slug);
  });

  it('shows the best and the neighbours, 106 rows at most', { tags: ['TOUR-06', 'TOUR-17'] }, async () => {
    const { access } = await enter();
    await act('lantern-marathon', 'join', access);
    const id = await idOf('lantern-marathon');
    await addRivals(id, 300);
    await server.update(
      'tournament_players',
      { tournament_id: id, player_id: await server.idOf(access) },
      { score: 150, reached_at: server.clock.now() },
    );
    const seen = await detail('lantern-marathon', access);
    // Of 300 rivals, 150 have more points, and one reached as many earlier.
    expect(seen.me?.place).toBe(152);
    expect(seen.leaderboard).toHaveLength(101);
    expect(seen.leaderboard.at(-1)).toMatchObject({ place: 152, is_me: true });
    expect(seen.around?.map(({ place, points }) => [place, points])).toEqual([
      [150, 151],
      [151, 150],
      [152, 150],
      [153, 149],
      [154, 148],
    ]);
    expect(seen.points_to_next_place).toBe(1);
    expect(seen.scoring_rules).toMatchObject([{ my_points: 150 }]);
  });

  it('counts a place far down a board without those who are banned', { tags: ['TOUR-17'] }, async () => {
    const { access } = await enter();
    await act('lantern-marathon', 'join', access);
    const id = await idOf('lantern-marathon');
    await addRivals(id, 450);
    const mine = await server.idOf(access);
    const entries = () => server.deps.db.updateTable('tournament_players').where('tournament_id', '=', id);
    // Many rivals with equal points, which they reached before the player.
    await entries()
      .set(({ ref }) => ({ score: sql<number>`(${ref('score')} + 39) / 40 * 40` }))
      .execute();
    const rivals = await server.deps.db
      .selectFrom('tournament_players')
      .select(['player_id', 'score'])
      .where('tournament_id', '=', id)
      .where('player_id', '!=', mine)
      .orderBy('id')
      .execute();
    const banned = rivals.filter((_, at) => at % 7 === 3).map((one) => one.player_id);
    await server.deps.db
      .updateTable('players')
      .set({ banned_at: server.clock.now() })
      .where('id', 'in', banned)
      .execute();
    for (const score of [1, 40, 199, 200, 201, 280, 320, 479, 500]) {
      await entries().set({ score, reached_at: server.clock.now() }).where('player_id', '=', mine).execute();
      const before = rivals.filter((one) => one.score >= score && !banned.includes(one.player_id));
      expect((await detail('lantern-marathon', access)).me?.place).toBe(before.length + 1);
    }
    // A round counted after the entry was read makes its score outdated; the stored one decides.
    const row = await server.row('tournaments', { id });
    const entry = await findEntry(server.deps.db, id, mine);
    if (entry === undefined) throw new Error('not joined');
    expect(await placeOf(server.deps.db, { row }, { ...entry, score: 1 })).toBe(1);
  });

  it('sends updates of a followed leaderboard every two seconds', { tags: ['TOUR-07'] }, async () => {
    const { access } = await enter();
    const session = await server.launch(access);
    const answer = await server.app.request(`${server.origin}/api/v1/events?tournament=steppe-sprint`, {
      headers: { Authorization: `Bearer ${access}` },
    });
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error('No stream');
    const decoder = new TextDecoder();
    let text = '';
    const boards = () =>
      [...text.matchAll(/^event: tournament\ndata: (.*)$/gm)].map(
        ([, data = '']) =>
          JSON.parse(data) as {
            slug: string;
            me: Answers['tournament']['me'];
            leaderboard: { points: number }[];
          },
      );
    for (let round = 0; round < 3; round += 1) await server.play(session, 10_000, winning);
    // Place and leaderboard are read one after the other, so a round may be counted in between.
    const isWhole = () =>
      boards().at(-1)?.me?.points === 300 && boards().at(-1)?.leaderboard[0]?.points === 300;
    while (!isWhole()) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended');
      text += decoder.decode(value, { stream: true });
    }
    expect(boards().length).toBeLessThanOrEqual(4);
    expect(boards().at(-1)).toMatchObject({
      me: { place: 1, points: 300 },
      leaderboard: [{ points: 300 }],
    });
    await reader.cancel();
  });

  it('points of random parallel rounds equal a recount from the rounds', { tags: ['TOUR-07'] }, async () => {
    const id = await idOf('steppe-sprint');
    const players = await addPlayers(server.deps, load.players);
    const now = server.clock.now();
    const sessions: string[] = [];
    for (const playerId of players) {
      await server.deps.db
        .insertInto('accounts')
        .values({ player_id: playerId, kind: 'real', currency: 'KZT', balance: 1_000_000_000 })
        .execute();
      const device = { ip: '127.0.0.1', userAgent: '', country: null, id: null };
      const { sessionId } = await openSession(server.deps, server.deps.db, playerId, device, now);
      sessions.push(
        await openGameSession(
          server.deps.db,
          {
            player_id: playerId,
            game_slug: 'lazy-lantern',
            mode: 'real',
            currency: 'KZT',
            language: 'ru',
            app_origin: '',
            opened_by: sessionId,
          },
          now,
        ),
      );
    }
    let seed = 7;
    const random = (bound: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % bound;
    };
    const play = async () => {
      for (let round = 0; round < load.rounds / load.connections; round += 1)
        await playRound(
          server.deps,
          {
            sessionId: sessions[random(sessions.length)] ?? '',
            roundKey: randomUUID(),
            bet: 5_000 + 1_000 * random(20),
          },
          random,
        );
    };
    await Promise.all(Array.from({ length: load.connections }, play));
    const counted = await server.deps.db
      .selectFrom('tournament_players')
      .select(['player_id', 'score'])
      .where('tournament_id', '=', id)
      .orderBy('player_id')
      .execute();
    const rounds = await server.deps.db
      .selectFrom('rounds')
      .select(({ fn }) => ['player_id', fn.sum<number>('bet').as('score')])
      .where('bet', '>=', 10_000)
      .groupBy('player_id')
      .orderBy('player_id')
      .execute();
    expect(counted).toEqual(rounds.map((row) => ({ ...row, score: Number(row.score) })));
    const games = await server.deps.db
      .selectFrom('tournament_game_scores')
      .select(['player_id', 'score'])
      .where('tournament_id', '=', id)
      .orderBy('player_id')
      .execute();
    expect(games).toEqual(counted);
  });

  /** Adds `count` players with `count` points down to one. */
  const addRivals = async (tournamentId: number, count: number) => {
    const ids = await addPlayers(server.deps, count);
    const before = new Date(server.clock.now().getTime() - minute);
    await server.deps.db
      .insertInto('tournament_players')
      .values(
        ids.map((player_id, at) => ({
          tournament_id: tournamentId,
          player_id,
          currency: 'KZT' as const,
          joined_at: before,
          score: count - at,
          reached_at: before,
          day: null,
        })),
      )
      .execute();
  };
});
