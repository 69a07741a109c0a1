import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '../state/session-atom.ts';
import { store } from '../state/store.ts';
import { playerDatabases, sessionKeys, tabKeys, traceKeys } from '../storage/keys.ts';
import { storedText } from '../storage/storage.ts';
import { endSession, sessionPort, startSession } from './session.ts';
import { rememberPlayer } from './visitor.ts';

/** Marks data of the former player. */
const FORMER = 'of-the-former';
const messages: unknown[] = [];
const player = (id: number) => rememberPlayer({ id, source_id: null, currency: 'KZT' });
const bonus = storedText('activeBonus');
const bonusAtom = sessionAtom(() => bonus.read());

/** Fills everything a player's visit may leave in this browser. */
async function fill() {
  for (const key of [...sessionKeys, ...traceKeys])
    if (key !== 'lastPlayer') localStorage.setItem(key, FORMER);
  for (const key of tabKeys) sessionStorage.setItem(key, FORMER);
  sessionStorage.setItem('draft:profile', FORMER);
  for (const name of playerDatabases) {
    const database = await openDB(name, 1, { upgrade: (made) => void made.createObjectStore('kept') });
    await database.put('kept', FORMER, 1);
    database.close();
  }
}

/** Keys and databases that still hold data of the former player. */
async function left(): Promise<string[]> {
  const places = [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => [name, FORMER] as const),
  ];
  return places.flatMap(([name, value]) => (String(value).includes(FORMER) ? [String(name)] : []));
}

beforeEach(async () => {
  for (const name of playerDatabases) await deleteDB(name);
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage: (message: unknown) => messages.push(message),
  } as unknown as ServiceWorker);
  startSession({ access: 'a', refresh: 'a' });
  player(7);
  messages.length = 0;
  await fill();
});
afterEach(async () => {
  endSession('logout');
  for (const name of playerDatabases) await deleteDB(name);
});

describe('data of a former player', () => {
  it('is gone after a ban', { tags: ['REACH-09'] }, async () => {
    sessionPort.end('ban');
    await expect.poll(left).toEqual([]);
    expect(messages).toEqual([{ type: 'FORGET' }]);
  });

  it('is gone when another player signs in during the session', { tags: ['REACH-09'] }, async () => {
    startSession({ access: 'b', refresh: 'b' });
    player(8);
    await expect.poll(left).toEqual([]);
    expect(messages).toEqual([{ type: 'FORGET' }]);
  });

  it('is gone and hidden when another player signs in afterwards', { tags: ['REACH-09'] }, async () => {
    endSession('expired');
    expect(bonus.read()).toBe(FORMER);
    startSession({ access: 'b', refresh: 'b' });
    expect(store.get(bonusAtom)).toBe(FORMER);
    player(8);
    expect(store.get(bonusAtom)).toBeNull();
    await expect.poll(left).toEqual([]);
    expect(messages).toEqual([{ type: 'FORGET' }]);
  });

  it('is still there when the same player signs in again', { tags: ['REACH-09'] }, () => {
    endSession('expired');
    startSession({ access: 'b', refresh: 'b' });
    player(7);
    expect(store.get(bonusAtom)).toBe(FORMER);
  });
});
