import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/index.ts';
import { settleDue } from '../payments/settle.ts';
import { readWithdrawalState } from '../payments/withdraw.ts';
import { lowerStatuses, raiseStatuses } from './status.ts';
import { vipLevels } from './levels.ts';

const day = 24 * 3_600_000;

describe('the VIP club', () => {
  const server = testServer();

  const signUp = async () => {
    const email = `${randomUUID()}@example.com`;
    const { access } = await server.signUp({ email });
    const id = await server.idOf(access);
    return { id, email, access };
  };
  type Player = Awaited<ReturnType<typeof signUp>>;
  /** Logs in again, because the last session may have expired. */
  const tokenOf = async ({ email }: Player) => {
    const { body } = await server.signIn({ email });
    return body.access.token;
  };
  const clubOf = async (player: Player) =>
    await server.read('vipClub', await tokenOf(player), '?language=ru');
  const statusOf = async (player: Player) => (await server.read('profile', await tokenOf(player))).status;
  const changesOf = async (player: Player) =>
    (await server.rows('notifications', { player_id: player.id, sub_type: 'player_status_change' }))
      .toSorted((one, other) => one.id - other.id)
      .map(({ facts }) => facts.status);
  /** Stores stakes as if they had been played. */
  const stake = async (player: Player, real: number, bonus = 0) => {
    const { db, clock } = server.deps;
    const session = randomUUID();
    const at = clock.now();
    await db
      .insertInto('game_sessions')
      .values({
        id: session,
        player_id: player.id,
        game_slug: 'lazy-lantern',
        mode: 'real',
        currency: 'KZT',
        language: 'ru',
        app_origin: '',
        created_at: at,
        expires_at: new Date(at.getTime() + 1),
      })
      .execute();
    await db
      .insertInto('rounds')
      .values({
        id: randomUUID(),
        session_id: session,
        round_key: randomUUID(),
        player_id: player.id,
        game_slug: 'lazy-lantern',
        currency: 'KZT',
        bet: real + bonus,
        bet_real: real,
        bet_bonus: bonus,
        win: 0,
        win_real: 0,
        win_bonus: 0,
        told: '{}',
        created_at: at,
      })
      .execute();
  };
  const setStatus = (player: Player, status: string) =>
    server.update('players', { id: player.id }, { status });

  it('shows a guest the levels, and a player the own standing', { tags: ['NEWS-13'] }, async () => {
    const body = await server.read('vipClub', undefined, '?language=en');
    expect(body.me).toBeNull();
    expect(body.levels.map(({ title, review_minutes }) => [title, review_minutes])).toEqual([
      ['Newcomer', 1440],
      ['Bronze', 1440],
      ['Silver', 720],
      ['Gold', 240],
      ['Platinum', 60],
      ['VIP', 15],
    ]);
    const player = await signUp();
    await stake(player, 12_000_000, 5_000_000);
    expect((await clubOf(player)).me).toEqual({
      status: 'novice',
      valid_until: '2026-01-31',
      staked: 12_000_000,
      next: { status: 'bronze', stake_from: 30_000_000 },
      manager: null,
    });
  });

  it('a higher status comes once, by stakes of real money', { tags: ['NEWS-14'] }, async () => {
    const player = await signUp();
    await stake(player, 149_999_999, 90_000_000);
    await raiseStatuses(server.deps);
    expect(await statusOf(player)).toBe('bronze');
    server.clock.pass(20_000);
    await stake(player, 1);
    await raiseStatuses(server.deps);
    await raiseStatuses(server.deps);
    expect(await statusOf(player)).toBe('silver');
    expect(await changesOf(player)).toEqual(['bronze', 'silver']);
  });

  it('a lower status comes only on the first of a month', { tags: ['NEWS-14'] }, async () => {
    const player = await signUp();
    await lowerStatuses(server.deps);
    await stake(player, 150_000_000);
    await raiseStatuses(server.deps);
    // The stakes become older than 90 days in the middle of a month.
    for (const month of ['2026-02', '2026-03', '2026-04']) {
      while (!server.clock.now().toISOString().startsWith(month)) server.clock.pass(day);
      await lowerStatuses(server.deps);
    }
    server.clock.pass(12 * day);
    await lowerStatuses(server.deps);
    await raiseStatuses(server.deps);
    expect((await clubOf(player)).me).toMatchObject({
      status: 'silver',
      staked: 0,
      valid_until: '2026-04-30',
    });
    // In account time, five hours ahead of UTC, the month begins on the evening before.
    server.clock.pass(Date.parse('2026-04-30T18:59:59Z') - server.clock.now().getTime());
    await lowerStatuses(server.deps);
    expect(await statusOf(player)).toBe('silver');
    server.clock.pass(1_000);
    await lowerStatuses(server.deps);
    expect(await statusOf(player)).toBe('novice');
    expect(await changesOf(player)).toEqual(['silver', 'novice']);
  });

  it('every level has its daily limit, and sends in time', { tags: ['NEWS-15'] }, async () => {
    for (const { status, dailyLimit, reviewMinutes } of vipLevels) {
      const player = await signUp();
      await setStatus(player, status);
      const left = async () => {
        const owner = { id: player.id, currency: 'KZT' } as const;
        return (await readWithdrawalState(server.deps.db, owner, 0, server.clock.now())).dailyLimit;
      };
      expect(await left()).toBe(3_000_000);
      await server.update('players', { id: player.id }, { is_doc_verified: true });
      expect([status, await left()]).toEqual([status, dailyLimit.kzt]);
      const token = await tokenOf(player);
      await server.deposit(token, 500_000);
      // Remove the turnover requirement before the withdrawal.
      await server.deps.db.deleteFrom('turnovers').where('player_id', '=', player.id).execute();
      const { body } = await server.withdraw(token, 500_000);
      const sentBy = server.clock.now().getTime() + reviewMinutes * 60_000;
      // The shortest review time is 15 minutes.
      for (let minute = 0; minute < 15; minute += 5) {
        server.clock.pass(5 * 60_000);
        await settleDue(server.deps);
      }
      const { timeline } = await server.row('payments', { id: body.transaction_id ?? '' });
      const sent = timeline.find(({ stage }) => stage === 'sent' || stage === 'paid');
      expect(Date.parse(sent?.at ?? '')).toBeLessThanOrEqual(sentBy);
    }
  });

  it('a manager looks after the two highest levels', { tags: ['NEWS-18'] }, async () => {
    const player = await signUp();
    const manager = async (status: string) => {
      await setStatus(player, status);
      return (await clubOf(player)).me?.manager;
    };
    expect(await manager('gold')).toBeNull();
    const noon = new Date(server.clock.now());
    noon.setUTCHours(24 + 7, 0, 0, 0);
    server.clock.pass(noon.getTime() - server.clock.now().getTime());
    const until = `${noon.toISOString().slice(0, 10)}T17:00:00.000Z`;
    expect(await manager('platinum')).toMatchObject({ available_until: until });
    server.clock.pass(11 * 3_600_000);
    expect(await manager('vip')).toMatchObject({ available_until: null });
  });
});
