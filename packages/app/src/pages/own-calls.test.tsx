import {
  cashback,
  limits,
  offers,
  playSession,
  rounds,
  statement,
  statementLines,
  type Endpoint,
} from '@tulpar/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp | null = null;
afterEach(() => {
  // Polls rest while events come, also those of the next test.
  store.set(eventsLiveAtom, false);
  app?.close();
  app = null;
});

/** How often a call was made. */
const count = ({ method, path }: Endpoint) =>
  app?.asked.filter((one) => one === `${method} ${path}`).length ?? 0;
/** Opens a page and waits until it shows a heading of its own. */
async function open(path: string, signedIn = true) {
  app = await openApp(path, signedIn);
  const { main } = app;
  await expect.poll(() => main()?.querySelector('h1, h2')?.textContent ?? '').not.toBe('');
}

describe('the cashback', () => {
  it('CALL-09 CASHBK-01 is asked for on the page of bonuses, and again when the offers have changed', async () => {
    await open('/bonuses');
    await expect.poll(() => count(cashback)).toBe(1);
    const queries = store.get(queryClientAtom);
    // A read that is under way is not begun again.
    await expect.poll(() => queries.isFetching()).toBe(0);
    const effects = eventEffects(queries);
    effects.live(true);
    effects.happened('offers', null);
    await expect.poll(() => count(cashback)).toBe(2);
    effects.happened('notifications', null);
    effects.live(false);
    expect(count(cashback)).toBe(2);
  });

  it.each(['/', '/profile', '/cash-box/deposit', '/tournaments', '/vipclub'])(
    'CALL-09 is not asked for at %s',
    async (path) => {
      await open(path);
      // The shell has asked for the offers twice by then: the page is at rest.
      await expect.poll(() => count(offers)).toBeGreaterThan(1);
      expect(count(cashback)).toBe(0);
    },
  );

  it('CALL-09 CASHBK-01 is never asked for a guest', async () => {
    await open('/bonuses', false);
    await expect.poll(() => app?.asked.length).toBeGreaterThan(0);
    expect(count(cashback)).toBe(0);
  });
});

describe('protection', () => {
  it.each<[string, Endpoint[]]>([
    ['/profile/limits', [limits]],
    ['/cash-box/statement', [statement, statementLines]],
    ['/cash-box/rounds', [rounds]],
    ['/games/tulpar-gold', [playSession]],
  ])('CALL-14 %s makes the calls it shows', async (path, calls) => {
    await open(path);
    for (const call of calls) await expect.poll(() => count(call)).toBeGreaterThan(0);
  });
});
