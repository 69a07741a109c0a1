import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, playerId, startSession } from '#app/platform/session/session.ts';
import { newPick, type Pick } from './picks.ts';
import { storePending, removePending, pendingPicks } from './pending-pictures.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-01-12T10:00:00Z');

const pick = (id: string, change: Partial<Pick> = {}): Pick => ({
  ...newPick(
    {
      id,
      field: 'images_pass',
      target: { type: 'Passport', side: 'front', subject: null, replacesId: null },
      pickedAt: Date.now(),
    },
    new File(['picture'], 'front.jpg', { type: 'image/jpeg' }),
  ),
  state: 'ready',
  ...change,
});

/** Number of pictures in the database; null when there is no database. */
function inDatabase(): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pictures');
    // Prevent `open` from creating the database.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(null));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const counting = database.transaction('pictures').objectStore('pictures').count();
      counting.addEventListener('error', () => reject(new Error('The pictures cannot be counted')));
      counting.addEventListener('success', () => {
        database.close();
        resolve(counting.result);
      });
    });
  });
}

function signIn(player: string) {
  startSession({ access: 'a', refresh: 'r' });
  playerId.write(player);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  signIn('7');
});
afterEach(async () => {
  endSession('logout');
  await expect.poll(inDatabase).toBeNull();
});

it('a picture is stored fully, and a partly sent one resumes', { tags: ['KYC-12', 'KYC-13'] }, async () => {
  await storePending(pick('one', { problems: ['dark'], isConfirmed: true }));
  vi.setSystemTime(start + 1000);
  const upload = { id: 'upl_1', received: 5 };
  await storePending(pick('two', { state: 'sending', upload, message: 'new' }));
  const [one, two] = await pendingPicks();
  expect(one).toMatchObject({ id: 'one', state: 'ready', problems: ['dark'], isConfirmed: true });
  expect([one?.file.name, one?.file.type, await one?.file.text()]).toEqual([
    'front.jpg',
    'image/jpeg',
    'picture',
  ]);
  expect(two).toMatchObject({ id: 'two', state: 'paused', upload, message: 'new' });
});

it('a sent or removed picture stays deleted after earlier writes', { tags: ['KYC-13'] }, async () => {
  await Promise.all([
    storePending(pick('one')),
    storePending(pick('one', { isConfirmed: true })),
    removePending('one'),
  ]);
  expect(await inDatabase()).toBe(0);
});

it('after a day a picture is deleted', { tags: ['KYC-13'] }, async () => {
  await storePending(pick('one'));
  vi.setSystemTime(start + 24 * HOUR - 1);
  expect(await pendingPicks()).toHaveLength(1);
  vi.setSystemTime(start + 24 * HOUR);
  expect(await pendingPicks()).toEqual([]);
  expect(await inDatabase()).toBe(0);
});

it('signing out deletes every picture', { tags: ['KYC-13'] }, async () => {
  await storePending(pick('one'));
  expect(await inDatabase()).toBe(1);
  endSession('logout');
  await expect.poll(inDatabase).toBeNull();
  // A write after the end of the session is dropped.
  await storePending(pick('two'));
  expect(await inDatabase()).toBeNull();
});

it('no picture is stored if a session ended before its player was known', { tags: ['KYC-13'] }, async () => {
  endSession('logout');
  startSession({ access: 'a', refresh: 'r' });
  const writing = storePending(pick('one'));
  endSession('logout');
  signIn('8');
  await writing;
  expect(await pendingPicks()).toEqual([]);
});

it('another player finds none, even if only the player id changed', { tags: ['KYC-13'] }, async () => {
  await storePending(pick('one'));
  playerId.write('8');
  expect(await pendingPicks()).toEqual([]);
  expect(await inDatabase()).toBe(0);
  await storePending(pick('two'));
  signIn('9');
  await expect.poll(inDatabase).toBeNull();
  expect(await pendingPicks()).toEqual([]);
});
