import { beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '#app/platform/session/session.ts';
import { rememberPlayer } from '#app/platform/session/visitor.ts';
import { sendWaitingReads, waitToRead } from './waiting-reads.ts';

const asked: string[] = [];
const player = (id: number) => rememberPlayer({ id, source_id: null, currency: 'KZT' });
const waiting = () => localStorage.getItem('readsWaiting');

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json({ data: [] }));
  });
  startSession({ access: 'a', refresh: 'a' });
  player(7);
  waitToRead([1, 2]);
  endSession('expired');
  startSession({ access: 'b', refresh: 'b' });
});
it(
  'read marks wait until the player of the session is known',
  { tags: ['REACH-07', 'REACH-09'] },
  async () => {
    await sendWaitingReads();
    expect(asked).toEqual([]);
    expect(waiting()).not.toBeNull();
    player(7);
    await sendWaitingReads();
    expect(asked).toHaveLength(1);
  },
);

it('read marks of another player are never sent', { tags: ['REACH-09'] }, async () => {
  player(8);
  await sendWaitingReads();
  expect(asked).toEqual([]);
  expect(waiting()).toBeNull();
});
