import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerClock } from '#app/platform/network/clock.ts';
import { noteVisit } from '#app/platform/session/first-visit.ts';
import { store } from '#app/platform/state/store.ts';
import { pushOfferAtom, isPushMoment, offerPush, pushEndpoint, putOffPush } from './offer.ts';

const day = 24 * 3_600_000;
let time = Date.parse('2026-01-12T10:00:00Z');

beforeEach(() => {
  time = Date.parse('2026-01-12T10:00:00Z');
  setServerClock(() => time);
  // The browser has already visited before.
  noteVisit();
  sessionStorage.clear();
  vi.stubGlobal('Notification', { permission: 'default' });
});
function isOffered(isRestricted = false): boolean {
  store.set(pushOfferAtom, false);
  offerPush(isRestricted);
  return store.get(pushOfferAtom);
}

describe('the push offer', () => {
  it('follows only a paid withdrawal or a credited prize', { tags: ['REACH-15'] }, () => {
    const moments = [
      ['commit_withdrawal', 'transactional'],
      ['achievement', 'information'],
      ['achievement', 'personal'],
      ['commit_deposit', 'transactional'],
      ['rollback_withdrawal', 'transactional'],
      ['tournament_start', 'information'],
    ] as const;
    expect(moments.map(([sub_type, type]) => isPushMoment({ sub_type, type }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('appears at its moment, but not during a restriction', { tags: ['REACH-15'] }, () => {
    expect([isOffered(), isOffered(true)]).toEqual([true, false]);
  });

  it('never appears on a first visit', { tags: ['REACH-15'] }, () => {
    localStorage.clear();
    expect(isOffered()).toBe(false);
    noteVisit();
    expect(isOffered()).toBe(false);
    // Each visit has its own session storage.
    sessionStorage.clear();
    noteVisit();
    expect(isOffered()).toBe(true);
  });

  it('appears again after the permission was reset', { tags: ['REACH-15'] }, () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    pushEndpoint.write('https://fcm.googleapis.com/x');
    expect(isOffered()).toBe(false);
    vi.stubGlobal('Notification', { permission: 'default' });
    expect(isOffered()).toBe(true);
    pushEndpoint.remove();
  });

  it('can be postponed for 30 days', { tags: ['REACH-15'] }, () => {
    putOffPush();
    expect(store.get(pushOfferAtom)).toBe(false);
    time += 30 * day - 1;
    expect(isOffered()).toBe(false);
    time += 1;
    expect(isOffered()).toBe(true);
  });

  it.each(['denied', 'granted'])(
    'never appears when the permission is already %s',
    { tags: ['REACH-15'] },
    (permission) => {
      vi.stubGlobal('Notification', { permission });
      expect(isOffered()).toBe(false);
    },
  );

  it('does not appear without push support', { tags: ['REACH-15'] }, () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    expect(isOffered()).toBe(false);
  });
});
