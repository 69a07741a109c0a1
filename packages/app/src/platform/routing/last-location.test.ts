import { afterEach, describe, expect, it } from 'vitest';
import { lastLocations } from './last-location.ts';
import { local } from '../storage/storage.ts';

afterEach(() => local.clear());

describe('last locations', () => {
  it('keeps the last ten paths as records of value and expiry', { tags: ['STORE-07', 'STORE-08'] }, () => {
    const store = lastLocations(() => 0);
    for (let n = 1; n <= 11; n += 1) store.visit(`/games/slot-${n}`);
    const stored = JSON.parse(local.getItem('lastLocation') ?? '') as { value: string; expiresAt: number }[];
    expect(stored.map(({ value }) => value)).toEqual(
      Array.from({ length: 10 }, (_, n) => `/games/slot-${n + 2}`),
    );
    expect(stored[0]?.expiresAt).toBe(1_800_000);
  });

  it('records lapse after 30 minutes', { tags: ['STORE-09'] }, () => {
    let now = 0;
    const store = lastLocations(() => now);
    store.visit('/games');
    now = 1_799_999;
    expect(store.newest()).toBe('/games');
    now = 1_800_000;
    expect(store.newest()).toBeNull();
  });

  it('skips the cash box and signing in', { tags: ['STORE-10'] }, () => {
    const store = lastLocations(() => 0);
    store.visit('/games?sort=abc');
    store.visit('/cash-box/deposit');
    store.visit('/auth/login');
    store.visit('/confirm-email/secret');
    expect(store.newest()).toBe('/games?sort=abc');
  });

  it('names the newest place on one page', { tags: ['PAY-17'] }, () => {
    const store = lastLocations(() => 0);
    store.visit('/games/first');
    store.visit('/games/second?mode=real');
    store.visit('/games');
    store.visit('/');
    expect(store.newest('game')).toBe('/games/second?mode=real');
    expect(store.newest('tournament')).toBeNull();
  });

  it('a stored path that leaves the app is ignored', () => {
    local.setItem('lastLocation', JSON.stringify([{ value: '//evil.test', expiresAt: 9e15 }, { value: 3 }]));
    expect(lastLocations(() => 0).newest()).toBeNull();
    local.setItem('lastLocation', '[{"value":');
    expect(lastLocations(() => 0).newest()).toBeNull();
  });
});
