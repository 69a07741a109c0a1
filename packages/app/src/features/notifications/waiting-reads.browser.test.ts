import { beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '#app/platform/session/session.ts';
import { rememberPlayer } from '#app/platform/session/visitor.ts';
import { sendWaitingReads, waitToRead } from './commands.ts';

const requested: string[] = [];
const sent: number[][] = [];
const player = (id: number) => rememberPlayer({ id, source_id: null, currency: 'KZT' });
const waiting = () => localStorage.getItem('readsWaiting');

beforeEach(() => {
  requested.length = 0;
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { body } = init ?? {};
    if (typeof body === 'string')
      sent.push((JSON.parse(body) as { notification_ids: number[] }).notification_ids);
    requested.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(Response.json({ success: true }));
  });
  startSession({ access: 'a', refresh: 'a' });
  player(7);
  waitToRead([1, 2]);
  endSession('expired');
  startSession({ access: 'b', refresh: 'b' });
});
it('read marks wait until the session’s player is known', { tags: ['REACH-07', 'REACH-09'] }, async () => {
  await sendWaitingReads();
  expect(requested).toEqual([]);
  expect(waiting()).not.toBeNull();
  player(7);
  await sendWaitingReads();
  expect(requested).toHaveLength(1);
});

it('more read marks than a request may hold are sent in several', { tags: ['REACH-07'] }, async () => {
  player(7);
  const ids = Array.from({ length: 1500 }, (_, index) => index + 1);
  waitToRead(ids);
  await sendWaitingReads();
  expect(sent.map((body) => body.length)).toEqual([1000, 500]);
  expect(sent.flat()).toEqual(ids);
});

it('read marks of another player are never sent', { tags: ['REACH-09'] }, async () => {
  player(8);
  await sendWaitingReads();
  expect(requested).toEqual([]);
  expect(waiting()).toBeNull();
});
