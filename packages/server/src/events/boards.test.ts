import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTournaments } from '../domain/tournaments/editions.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { boardEvery, createBoardFeed, type BoardFeed } from './boards.ts';
import type { EventStream } from './stream.ts';

let server: TestServer;
let feed: BoardFeed;
let id: number;
const sendBoard = vi.fn<EventStream['sendBoard']>();

/** Expects that this number of leaderboard events is sent and no more. */
const expectSent = async (count: number) => {
  const read = () => server.deps.db.selectFrom('tournaments').select('id').execute();
  for (let at = 0; at < 1_000 && sendBoard.mock.calls.length < count; at += 1) await read();
  for (let at = 0; at < 10; at += 1) await read();
  expect(sendBoard).toHaveBeenCalledTimes(count);
};

beforeEach(async () => {
  server = await createTestServer();
  await openTournaments(server.deps);
  const row = await server.row('tournaments', { series: 'steppe-sprint' });
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

it('a stream receives its board, then changes within two seconds', { tags: ['TOUR-07'] }, async () => {
  const stream: Partial<EventStream> = {
    tournament: 'steppe-sprint',
    playerId: 1,
    currency: 'KZT',
    language: 'ru',
    isReady: () => true,
    sendBoard,
  };
  await feed.follow(stream as EventStream);
  const move = (times: number, ms: number) => {
    for (let round = 0; round < times; round += 1) feed.moved(id);
    vi.advanceTimersByTime(ms);
  };
  move(5, 0);
  await expectSent(1);
  move(200, boardEvery - 1);
  await expectSent(1);
  move(200, 1);
  await expectSent(2);
  move(0, 10 * boardEvery);
  await expectSent(2);
  expect(sendBoard.mock.lastCall?.[0]).toMatchObject({
    status: 'active',
    leaderboard: [],
    players_count: 0,
  });
});
