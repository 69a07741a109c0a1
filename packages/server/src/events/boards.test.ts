import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTournaments } from '../domain/tournaments/editions.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { boardEvery, createBoardFeed, type BoardFeed } from './boards.ts';
import { createStream, type EventStream } from './stream.ts';

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

it('a stream that takes no data receives the last board when it does', { tags: ['TOUR-07'] }, async () => {
  const stream = createStream(
    {
      tournament: 'steppe-sprint',
      playerId: 1,
      sessionId: 's',
      currency: 'KZT',
      language: 'ru',
      until: server.clock.now(),
    },
    { wake: (awake) => feed.wake(awake), closed: () => undefined },
  );
  stream.sendBoard = sendBoard;
  await feed.follow(stream);
  const moment = { cursor: '1', balance: { realBalance: 1, bonusBalance: 0, currency: 'KZT' as const } };
  while (stream.isReady()) stream.send(new Set(['balance'] as const), moment);
  feed.moved(id);
  vi.advanceTimersByTime(0);
  await expectSent(0);
  const reader = stream.body.getReader();
  while (!stream.isReady()) await reader.read();
  await expectSent(1);
  await reader.read();
  await expectSent(1);
});
