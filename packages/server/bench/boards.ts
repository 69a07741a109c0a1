import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { openGameSession, playRound } from '../src/domain/rounds/index.ts';
import { openSession } from '../src/domain/sessions/index.ts';
import { openTournaments } from '../src/domain/tournaments/index.ts';
import { addPlayers, createTestServer } from '../src/testing/index.ts';
import type { TestServer } from '../src/testing/index.ts';
import { short, table, timesOf } from './figures.ts';

/** `pnpm bench:boards`: boards of tournaments with many players, and points against the rounds; see docs/figures.md. */
const sizes = [100, Number(process.env['PLAYERS'] ?? 10_000)] as const;
const slices = Number(process.env['SLICES'] ?? 20);
const roundCount = Number(process.env['ROUNDS'] ?? 50_000);
const perSlice = 20;
const connections = 20;
const series = 'steppe-sprint';
/** The one game of a server of the tests. */
const game = 'lazy-lantern';

async function openSeries(server: TestServer): Promise<number> {
  await openTournaments(server.deps);
  const { id } = await server.deps.db
    .selectFrom('tournaments')
    .select('id')
    .where('series', '=', series)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await server.deps.db
    .insertInto('tournament_games')
    .values({ tournament_id: id, game_slug: game, position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** A server whose tournament has so many players, and one of them in the middle who looks at it. */
async function boardOf(count: number) {
  const server = await createTestServer();
  const id = await openSeries(server);
  const { access: token } = await server.signUp();
  const { body } = await server.get<{ id: number }>('/api/v1/profile', { token });
  const rivals = await addPlayers(server.deps, count - 1);
  const reached_at = server.deps.clock.now();
  const entry = { tournament_id: id, currency: 'KZT' as const, joined_at: reached_at, reached_at, day: null };
  const middle = Math.floor(count / 2);
  const all = [...rivals.slice(0, middle), body.id, ...rivals.slice(middle)];
  for (let from = 0; from < all.length; from += 1_000)
    await server.deps.db
      .insertInto('tournament_players')
      .values(
        all
          .slice(from, from + 1_000)
          .map((player_id, at) => ({ ...entry, player_id, score: (count - from - at) * 10_000 })),
      )
      .execute();
  await sql`analyze`.execute(server.deps.db);
  const look = async () => {
    const start = performance.now();
    const seen = await server.get<{ leaderboard: unknown[]; me: { place: number } | null }>(
      `/api/v1/tournaments/${series}?locale=ru&currency=KZT&language=ru`,
      { token },
    );
    const ms = performance.now() - start;
    if (seen.body.me?.place !== middle + 1)
      throw new Error(`the own place is ${JSON.stringify(seen.body.me)}`);
    return { ms, rows: seen.body.leaderboard.length };
  };
  return { server, look };
}

async function compareBoards(): Promise<void> {
  const boards = [await boardOf(sizes[0]), await boardOf(sizes[1])] as const;
  for (const { look } of boards) for (let warm = 0; warm < 50; warm += 1) await look();
  const times: [number[], number[]] = [[], []];
  const ratios: number[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const middles: number[] = [];
    for (const [at, { look }] of boards.entries()) {
      const mine: number[] = [];
      for (let ask = 0; ask < perSlice; ask += 1) mine.push((await look()).ms);
      times[at]?.push(...mine);
      middles.push(timesOf(mine).p50);
    }
    ratios.push((middles[1] ?? 0) / (middles[0] ?? 1));
  }
  const rows = await Promise.all(boards.map(({ look }) => look()));
  const [few, many] = times.map(timesOf);
  if (!few || !many) return;
  // On a machine with other work the quickest quarter is what nothing has held up.
  const quarters = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0);
  const [fewQuick = 0, manyQuick = 0] = quarters;
  const columns = ['p50', 'p95'] as const;
  process.stdout.write(
    `${table(
      ['one tournament, ms', `${sizes[0]} players`, `${sizes[1]} players`, 'ratio'],
      [
        ['p25', short(fewQuick), short(manyQuick), `${short(manyQuick / fewQuick)}x`],
        ...columns.map((name) => [
          name,
          short(few[name]),
          short(many[name]),
          `${short(many[name] / few[name])}x`,
        ]),
        ['rows of the board', ...rows.map((one) => String(one.rows)), ''],
      ],
    )}\nratio of the middles of two slices: ${short(Math.min(...ratios))}–${short(Math.max(...ratios))}x, median ${short(timesOf(ratios).p50)}x (target 1.2x)\n`,
  );
  for (const { server } of boards) await server.close();
}

/** Random rounds of 500 players from 20 connections; their points must be those of the rounds. */
async function recount(): Promise<void> {
  const server = await createTestServer();
  const { deps } = server;
  const id = await openSeries(server);
  const players = await addPlayers(server.deps, 500);
  await deps.db
    .insertInto('accounts')
    .values(
      players.map((player_id) => ({
        player_id,
        kind: 'real' as const,
        currency: 'KZT' as const,
        balance: 1_000_000_000,
      })),
    )
    .execute();
  const sessions: string[] = [];
  for (const playerId of players) {
    const device = { ip: '127.0.0.1', userAgent: 'bench', country: null, id: null };
    const { sessionId } = await openSession(deps, deps.db, playerId, device, deps.clock.now());
    sessions.push(
      await openGameSession(
        deps.db,
        {
          playerId,
          game: { slug: game },
          mode: 'real',
          currency: 'KZT',
          language: 'ru',
          appOrigin: '',
          openedBy: sessionId,
        },
        deps.clock.now(),
      ),
    );
  }
  let left = roundCount;
  const pick = (bound: number) => Math.floor(Math.random() * bound);
  const start = performance.now();
  const play = async () => {
    while (left > 0) {
      left -= 1;
      const sessionId = sessions[pick(sessions.length)] ?? '';
      await playRound(deps, { sessionId, roundKey: randomUUID(), bet: 5_000 + 1_000 * pick(20) }, pick);
    }
  };
  await Promise.all(Array.from({ length: connections }, play));
  const seconds = (performance.now() - start) / 1_000;
  const counted = await deps.db
    .selectFrom('tournament_players')
    .select(['player_id', 'score'])
    .where('tournament_id', '=', id)
    .orderBy('player_id')
    .execute();
  const expected = await deps.db
    .selectFrom('rounds')
    .select(({ fn }) => ['player_id', fn.sum<number>('bet').as('score')])
    .where('bet', '>=', 10_000)
    .groupBy('player_id')
    .orderBy('player_id')
    .execute();
  const same =
    JSON.stringify(counted) === JSON.stringify(expected.map((row) => ({ ...row, score: Number(row.score) })));
  process.stdout.write(
    `${roundCount} rounds of ${players.length} players from ${connections} connections: points ${
      same ? 'equal' : 'DIFFER from'
    } those recounted from the rounds (${short(roundCount / seconds)} rounds a second)\n`,
  );
  await server.close();
  if (!same) process.exitCode = 1;
}

await compareBoards();
if (roundCount > 0) await recount();
process.stdout.write(`load ${loadavg().map(short).join(' ')}\n`);
