import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '../state/session-atom.ts';
import { store } from '../state/store.ts';
import { playerDatabases } from '../storage/databases.ts';
import { sessionKeys, tabKeys, traceKeys } from '../storage/keys.ts';
import { storedText } from '../storage/storage.ts';
import { endSession, sessionPort, startSession } from './session.ts';
import { rememberPlayer } from './visitor.ts';

/** Stands for whatever the former player has left. */
const FORMER = 'of-the-former';
const told: unknown[] = [];
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

/** Where something of the former player is still to be found. */
async function left(): Promise<string[]> {
  const places = [
    ...Object.entries(localStorage),
    ...Object.entries(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => [name, FORMER] as const),
  ];
  return places.flatMap(([name, value]) => (String(value).includes(FORMER) ? [String(name)] : []));
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  told.length = 0;
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage: (message: unknown) => told.push(message),
  } as unknown as ServiceWorker);
  startSession({ access: 'a', refresh: 'a' });
  player(7);
  told.length = 0;
  await fill();
});
afterEach(async () => {
  vi.restoreAllMocks();
  endSession('logout');
  localStorage.clear();
  for (const name of playerDatabases) await deleteDB(name);
});

describe('of a former player', () => {
  it('nothing is left after a ban', { tags: ['REACH-09'] }, async () => {
    sessionPort.end('ban');
    await expect.poll(left).toEqual([]);
    expect(told).toEqual([{ type: 'FORGET' }]);
  });

  it(
    'nothing is left where another player signs in over a session that still runs',
    { tags: ['REACH-09'] },
    async () => {
      startSession({ access: 'b', refresh: 'b' });
      player(8);
      await expect.poll(left).toEqual([]);
      expect(told).toEqual([{ type: 'FORGET' }]);
    },
  );

  it(
    'nothing is left, nor shown, where another player signs in after the session has run out',
    { tags: ['REACH-09'] },
    async () => {
      endSession('expired');
      expect(bonus.read()).toBe(FORMER);
      startSession({ access: 'b', refresh: 'b' });
      expect(store.get(bonusAtom)).toBe(FORMER);
      player(8);
      expect(store.get(bonusAtom)).toBeNull();
      await expect.poll(left).toEqual([]);
      expect(told).toEqual([{ type: 'FORGET' }]);
    },
  );

  it('the same player finds the own marks again', { tags: ['REACH-09'] }, () => {
    endSession('expired');
    startSession({ access: 'b', refresh: 'b' });
    player(7);
    expect(store.get(bonusAtom)).toBe(FORMER);
  });
});
