import { describe, expect, it } from 'vitest';
import { testPlayer, testServer } from '../../testing/index.ts';
import { openSession } from '../sessions/tokens.ts';
import { dayIn } from './days.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the list of rounds', { tags: ['SAFE-17'] }, () => {
  const server = testServer();
  const tokens = testPlayer(server);

  const asPlayer = () => ({ token: tokens.access });
  const { pass } = tokens;
  const rounds = async (query = '') => await server.read('rounds', tokens.access, `?${query}`);
  const sitting = async () => (await server.read('playSession', tokens.access)).session_id;
  const today = () => dayIn(server.clock.now().getTime(), 'Asia/Almaty');

  it('lists 50 a page, newest first, by day or session, no rounds of demo or others', async () => {
    await server.deposit(tokens.access, 5_000_000);
    const first = await server.launch(tokens.access);
    for (let index = 0; index < 51; index += 1) {
      server.clock.pass(1000);
      await server.play(first, 1_000 + index);
    }
    const firstSitting = await sitting();
    const firstDay = today();
    await pass(day);
    const second = await server.launch(tokens.access);
    await server.play(second, 20_000);
    await server.play(await server.launch(tokens.access, 'demo'), 30_000);

    const all = await rounds();
    expect(all.pagination).toEqual({ total_pages: 2, items: 52 });
    expect(all.data).toHaveLength(50);
    expect(all.data.slice(0, 2).map(({ bet }) => bet)).toEqual([20_000, 1_050]);
    expect((await rounds('page=2')).data.map(({ bet }) => bet)).toEqual([1_001, 1_000]);

    const bySitting = await rounds(`session_id=${firstSitting}`);
    expect(bySitting.pagination.items).toBe(51);
    expect(bySitting.extra_data).toEqual({ bets: 51 * 1_000 + (50 * 51) / 2, wins: 0 });
    const now = await rounds(`from=${today()}&to=${today()}&time_zone=Asia/Almaty`);
    expect(now.data.map(({ bet }) => bet)).toEqual([20_000]);
    const then = await rounds(`from=${firstDay}&to=${firstDay}&time_zone=Asia/Almaty`);
    expect(then.pagination.items).toBe(51);
    expect((await rounds(`to=${firstDay}&time_zone=Asia/Almaty`)).pagination.items).toBe(51);
    expect((await rounds(`game=${now.data[0]?.game.slug}`)).pagination.items).toBe(52);
    expect((await rounds('game=no-such-game')).data).toEqual([]);

    Object.assign(tokens, await server.signUp());
    expect((await rounds()).data).toEqual([]);
    expect((await rounds(`session_id=${firstSitting}`)).data).toEqual([]);
    expect((await rounds('session_id=nonsense')).data).toEqual([]);
  });

  it('lists a round of twelve months ago', async () => {
    await server.deposit(tokens.access, 500_000);
    await server.play(await server.launch(tokens.access), 10_000);
    const played = today();
    server.clock.pass(365 * day);
    const { id } = await server.deps.db
      .selectFrom('players')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const visit = { ip: '127.0.0.1', userAgent: '', country: null, id: null };
    const { pair } = await openSession(server.deps, server.deps.db, id, visit, server.clock.now());
    const body = await server.read(
      'rounds',
      pair.access.token,
      `?from=${played}&to=${today()}&time_zone=Asia/Almaty`,
    );
    expect(body.data.map(({ bet }) => bet)).toEqual([10_000]);
  });

  it('names the bonus part of a round and what it counted, or why it did not', async () => {
    const welcome = await server.welcome(tokens.access);
    await server.deposit(tokens.access, 1_000_000, { offer_id: welcome[0]?.id });
    const session = await server.launch(tokens.access);
    await server.play(session, 10_000);
    server.clock.pass(1000);
    await server.play(session, 1_000_000);
    const { data } = await rounds();
    const [high, low] = data;
    expect(low).toMatchObject({ bet: 10_000, bet_bonus: 0, is_free_spin: false });
    expect(low?.wager).toEqual({
      offer_id: expect.any(String) as string,
      counted: 10_000,
      zero_reason: null,
    });
    expect(high).toMatchObject({ bet: 1_000_000, bet_bonus: 10_000 });
    expect(high?.wager).toMatchObject({ counted: 0, zero_reason: 'over_max_bet' });
  });

  it('refuses days that are none, a span that runs backwards and an unknown zone', async () => {
    for (const query of ['from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'time_zone=Mars', 'page=0'])
      expect((await server.get(`/api/v1/profile/rounds?${query}`, asPlayer())).status).toBe(422);
    expect((await server.get('/api/v1/profile/rounds')).status).toBe(401);
  });
});
