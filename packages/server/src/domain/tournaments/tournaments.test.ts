import { describe, expect, it } from 'vitest';
import { newServer, type Tokens, type Answers, winning } from '../../testing/index.ts';
import { openTournaments } from './editions.ts';
import { settleTournaments } from './lifecycle.ts';

const day = 24 * 3_600_000;

describe('tournaments', () => {
  const server = newServer({}, async ({ deps, countGame }) => {
    await openTournaments(deps);
    await countGame();
  });

  const list = async (query = '', token?: string) =>
    (await server.get<Answers['tournaments']>(`/api/v1/tournaments${query}`, { token })).body.data;
  const detail = (slug: string, token?: string) => server.tournament(slug, token);
  const join = (slug: string, token: string) =>
    server.post(`/api/v1/tournaments/${slug}/join`, undefined, { token });
  const enter = async (
    changes: Readonly<Record<string, unknown>> = {},
  ): Promise<Tokens & { session: string }> => {
    const tokens = await server.signUp(changes);
    await server.deposit(tokens.access, 2_000_000);
    return { ...tokens, session: await server.launch(tokens.access) };
  };
  const prizesOf = async (token: string) =>
    (await server.offers(token)).filter(
      ({ type }) => type === 'tournament_win_bonus' || type === 'no_deposit_gift_spin',
    );

  it('lists running before upcoming ones, by language and currency', { tags: ['API-64'] }, async () => {
    const responses = await list('?currency=AZN&language=az');
    expect(responses.map(({ status }) => status)).toEqual([
      'active',
      'active',
      'active',
      'active',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
    expect(responses.find(({ slug }) => slug.startsWith('steppe-sprint'))).toMatchObject({
      title: 'Çöl sprinti',
      prize_pool: { amount: 1_000_000, currency: 'AZN' },
      is_joined: false,
    });
    await openTournaments(server.deps);
    expect(await list()).toHaveLength(7);
  });

  it('shows banners of what runs or comes', { tags: ['API-65'] }, async () => {
    const body = await server.read('tournamentBanners');
    expect(body.data).toHaveLength(7);
    server.clock.pass(7 * day);
    const later = await server.read('tournamentBanners');
    expect(later.data.map(({ tournament_slug }) => tournament_slug)).toEqual([
      expect.stringMatching(/^lantern-marathon-\d+$/),
    ]);
  });

  it('counts rounds from the first to the last moment of a tournament', { tags: ['API-63'] }, async () => {
    const one = await enter({ language: 'en' });
    const two = await enter();
    await server.play(one.session, 20_000);
    await server.play(two.session, 10_000);
    await server.play(two.session, 9_999);
    const response = await detail('steppe-sprint', two.access);
    expect(response.leaderboard.map(({ place, points, is_me }) => [place, points, is_me])).toEqual([
      [1, 200, false],
      [2, 100, true],
    ]);
    expect(response.leaderboard[0]?.player).toMatch(/^\p{Lu}\*\*\*\d$/u);
    expect(response.leaderboard[0]?.prize_text).toBe('600,000\u00a0₸');
    expect(response.me).toMatchObject({
      place: 2,
      points: 100,
      counted_rounds: 1,
      points_to_next_prize: 100.01,
    });
    expect((await detail('steppe-sprint')).me).toBeNull();
    expect((await server.get('/api/v1/tournaments/nothing')).body.message).toBe('TOURNAMENT_NOT_FOUND');
  });

  it('of equal points the ones reached first lead', async () => {
    const [one, two] = [await enter(), await enter()];
    await server.play(one.session, 10_000);
    await server.play(two.session, 20_000);
    server.clock.pass(1_000);
    await server.play(one.session, 10_000);
    expect((await detail('steppe-sprint', two.access)).me?.place).toBe(1);
    expect((await detail('steppe-sprint', one.access)).me?.place).toBe(2);
  });

  it('counts rounds only of players who joined, where required, and only up to its limit', async () => {
    const one = await enter();
    await server.play(one.session, 10_000);
    expect((await detail('lantern-marathon', one.access)).me).toBeNull();
    const responses = await Promise.all([1, 2, 3].map(() => join('lantern-marathon', one.access)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await detail('lantern-marathon', one.access)).players_count).toBe(1);
    await server.update(
      'tournament_players',
      { score: 0 },
      { score: 499, counted_rounds: 499, day: '2026-01-12', day_rounds: 499 },
    );
    await server.play(one.session, 10_000);
    await server.play(one.session, 10_000);
    expect((await detail('lantern-marathon', one.access)).me).toMatchObject({
      points: 500,
      counted_rounds: 500,
    });
  });

  it('the rounds of a day begin again at midnight of the account', { tags: ['INPUT-06'] }, async () => {
    const moveTo = (moment: string) => server.clock.pass(Date.parse(moment) - server.clock.now().getTime());
    moveTo('2026-01-12T18:57Z');
    const one = await enter();
    await join('lantern-marathon', one.access);
    const mine = () =>
      server.deps.db
        .selectFrom('tournament_players')
        .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
        .select(['score', 'day_rounds'])
        .where('series', '=', 'lantern-marathon')
        .executeTakeFirst();
    await server.update(
      'tournament_players',
      {},
      { score: 500, counted_rounds: 500, day: '2026-01-12', day_rounds: 500 },
    );
    const playAt = async (moment: string) => {
      moveTo(moment);
      await server.play(one.session, 10_000);
      return await mine();
    };
    expect(await playAt('2026-01-12T18:59Z')).toEqual({ score: 500, day_rounds: 500 });
    expect(await playAt('2026-01-12T19:01Z')).toEqual({ score: 501, day_rounds: 1 });
    expect(await playAt('2026-01-12T19:02Z')).toEqual({ score: 502, day_rounds: 2 });
  });

  it('refuses to join where there is no joining, for players who are not new, and during a break', async () => {
    const tokens = await server.signUp();
    expect((await join('steppe-sprint', tokens.access)).body.message).toBe('TOURNAMENT_NOT_JOINABLE');
    expect((await join('nothing', tokens.access)).status).toBe(404);
    expect((await join('newcomers-cup', tokens.access)).status).toBe(200);
    const other = await server.signUp();
    await server.update('players', {}, { created_at: new Date(server.clock.now().getTime() - 31 * day) });
    expect((await join('newcomers-cup', other.access)).body.message).toBe('TOURNAMENT_NOT_JOINABLE');
    await server.update(
      'players',
      {},
      { restriction_kind: 'break', restriction_since: server.clock.now(), restriction_until: null },
    );
    expect((await join('lantern-marathon', other.access)).body.message).toBe('PLAYER_RESTRICTED');
  });

  it('counts demo rounds in the demo league and nowhere else', async () => {
    const { access } = await server.signUp();
    const session = await server.launch(access, 'demo');
    await server.play(session, 10_000, winning);
    expect((await detail('demo-league', access)).me).toMatchObject({ points: 50, place: 1 });
    expect((await detail('steppe-sprint', access)).me).toBeNull();
  });

  it('pays each prize once at the end, on however many servers the end comes', async () => {
    const [one, two] = [await enter(), await enter()];
    await join('newcomers-cup', two.access);
    await server.play(one.session, 20_000);
    await server.play(two.session, 10_000, winning);
    await settleTournaments(server.deps);
    const { slug: former } = await detail('steppe-sprint', one.access);
    server.clock.pass(7 * day);
    const [first, second] = [await server.renew(one), await server.renew(two)];
    expect(await prizesOf(first.access)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => settleTournaments(server.deps)));
    await settleTournaments(server.deps);
    expect(await prizesOf(first.access)).toMatchObject([
      { type: 'tournament_win_bonus', status: 'active', amount: 60_000_000 },
    ]);
    const won = await prizesOf(second.access);
    expect(won.find(({ type }) => type === 'tournament_win_bonus')).toMatchObject({ amount: 36_000_000 });
    expect(won.find(({ type }) => type === 'no_deposit_gift_spin')).toMatchObject({
      status: 'started',
      spins_count: 80,
    });
    expect((await server.balance(first.access)).bonusBalance).toBe(60_000_000);

    // The series slug now means the next edition; the ended one keeps its own slug.
    await openTournaments(server.deps);
    expect((await detail('steppe-sprint', first.access)).status).toBe('active');
    const old = await detail(former, first.access);
    expect([old.status, old.me?.place]).toEqual(['finished', 1]);
    expect((await list()).map(({ slug }) => slug)).toContain(former);
  });

  it('a money prize won before a break comes as own money', { tags: ['SAFE-13'] }, async () => {
    const one = await enter();
    await server.play(one.session, 20_000);
    const before = await server.balance(one.access);
    await server.send('takeBreak', one.access, { days: 30 });
    server.clock.pass(7 * day);
    await settleTournaments(server.deps);
    const { access } = await server.renew(one);
    expect(await server.balance(access)).toMatchObject({
      realBalance: before.realBalance + 60_000_000,
      bonusBalance: before.bonusBalance,
    });
    const messages = await server.notifications(access);
    const about = messages.map(({ content }) => content).filter((content) => /prize/.test(content));
    expect(about).toHaveLength(1);
    expect(about[0]).toContain('as real money: 600');
  });

  it('pays nothing for a cancelled tournament', async () => {
    const one = await enter();
    await server.play(one.session, 20_000);
    await server.update('tournaments', {}, { canceled_at: server.clock.now() });
    await server.play(one.session, 20_000);
    expect(await detail('steppe-sprint', one.access)).toMatchObject({
      status: 'canceled',
      me: { points: 200 },
    });
    server.clock.pass(7 * day);
    await settleTournaments(server.deps);
    expect(await prizesOf((await server.renew(one)).access)).toEqual([]);
  });
});
