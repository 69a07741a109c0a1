import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTournaments } from '../domain/tournaments/index.ts';
import { createTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { boardEvery, createBoardFeed } from './boards.ts';
import type { BoardFeed } from './boards.ts';
import type { EventStream } from './stream.ts';

let server: TestServer;
let feed: BoardFeed;
let id: number;
const sendBoard = vi.fn<EventStream['sendBoard']>();

/** Longer than the statements a board is read by: what was to be sent is sent. */
const settle = async () => {
  for (let read = 0; read < 10; read += 1)
    await server.deps.db.selectFrom('tournaments').select('id').execute();
};

beforeEach(async () => {
  server = await createTestServer();
  await openTournaments(server.deps);
  const row = await server.deps.db
    .selectFrom('tournaments')
    .select('id')
    .where('series', '=', 'steppe-sprint')
    .executeTakeFirstOrThrow();
  id = row.id;
  sendBoard.mockClear();
  feed = createBoardFeed(server.deps);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  feed.close();
  vi.useRealTimers();
  await server.close();
});

it(
  'a stream is told of its board at once, and then of all that moved in two seconds',
  { tags: ['TOUR-07'] },
  async () => {
    const stream: Partial<EventStream> = {
      tournament: 'steppe-sprint',
      playerId: 1,
      currency: 'KZT',
      language: 'ru',
      isReady: () => true,
      sendBoard,
    };
    await feed.follow(stream as EventStream);
    const move = async (times: number, ms: number) => {
      for (let round = 0; round < times; round += 1) feed.moved(id);
      vi.advanceTimersByTime(ms);
      await settle();
    };
    await move(5, 0);
    expect(sendBoard).toHaveBeenCalledTimes(1);
    await move(200, boardEvery - 1);
    expect(sendBoard).toHaveBeenCalledTimes(1);
    await move(200, 1);
    expect(sendBoard).toHaveBeenCalledTimes(2);
    await move(0, 10 * boardEvery);
    expect(sendBoard).toHaveBeenCalledTimes(2);
    expect(sendBoard.mock.lastCall?.[0]).toMatchObject({
      status: 'active',
      leaderboard: [],
      players_count: 0,
    });
  },
);
