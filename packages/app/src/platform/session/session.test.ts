import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endSession,
  onSessionEnd,
  sessionPort,
  sessionStateAtom,
  startSession,
  syncSession,
} from './session.ts';
import { local } from '../storage/storage.ts';
import { store } from '../state/store.ts';
import { rememberPlayer } from './visitor.ts';

const cookies: string[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    set cookie(value: string) {
      cookies.push(value);
    },
  });
  endSession('logout');
  cookies.length = 0;
});

const traces = () =>
  ['accessToken', 'refreshToken', 'user', 'player_id', 'isShowWelcome', 'sessionMark'].filter(
    (key) => local.getItem(key) !== null,
  );

describe('session', () => {
  it('begins with the tokens in a new generation', { tags: ['AUTH-01', 'AUTH-13', 'AUTH-16'] }, () => {
    local.setItem('resetPhone', '7701');
    const before = store.get(sessionStateAtom).generation;
    startSession({ access: 'a', refresh: 'r' });
    expect(store.get(sessionStateAtom)).toMatchObject({ signedIn: true, generation: before + 1 });
    expect([sessionPort.access(), sessionPort.refresh(), local.getItem('resetPhone')]).toEqual([
      'a',
      'r',
      null,
    ]);
  });

  it('new tokens of the same session are no new generation', { tags: ['NET-10'] }, () => {
    startSession({ access: 'a', refresh: 'r' });
    const { generation } = store.get(sessionStateAtom);
    sessionPort.store({ access: { token: 'a2' }, refresh: { token: 'r2' } });
    syncSession();
    expect([sessionPort.access(), sessionPort.refresh()]).toEqual(['a2', 'r2']);
    expect(store.get(sessionStateAtom).generation).toBe(generation);
  });

  it('ends without traces, with a cookie for 720 hours', { tags: ['AUTH-18', 'AUTH-19', 'STORE-01'] }, () => {
    startSession({ access: 'a', refresh: 'r' });
    rememberPlayer({ id: 7, source_id: null, currency: 'KZT' });
    local.setItem('isShowWelcome', '1');
    const reasons: string[] = [];
    const stop = onSessionEnd((reason) => reasons.push(reason));
    endSession('logout');
    stop();
    expect(traces()).toEqual([]);
    expect(cookies).toEqual(['cda=true; Max-Age=2592000; Path=/; SameSite=Lax; Secure']);
    expect(reasons).toEqual(['logout']);
  });

  it('a ban is announced even without a session, and sets no cookie', { tags: ['AUTH-23'] }, () => {
    const reasons: string[] = [];
    const stop = onSessionEnd((reason) => reasons.push(reason));
    sessionPort.end('ban');
    sessionPort.end('missing');
    stop();
    expect(reasons).toEqual(['ban']);
    expect(cookies).toEqual([]);
  });

  it('notifies the first listener of an earlier end', { tags: ['AUTH-23', 'NET-07'] }, () => {
    startSession({ access: 'a', refresh: 'r' });
    sessionPort.end('ban');
    const reasons: string[] = [];
    onSessionEnd((reason) => reasons.push(`first: ${reason}`))();
    onSessionEnd((reason) => reasons.push(`second: ${reason}`))();
    expect(reasons).toEqual(['first: ban']);
  });

  it('follows what another tab did: signed out, or another player', () => {
    startSession({ access: 'a', refresh: 'r' });
    const { generation } = store.get(sessionStateAtom);
    local.setItem('sessionMark', 'another');
    syncSession();
    expect(store.get(sessionStateAtom).generation).toBe(generation + 1);
    local.removeItem('accessToken');
    syncSession();
    expect(store.get(sessionStateAtom)).toMatchObject({ signedIn: false, generation: generation + 2 });
  });

  it('announces once why another tab ended the session', { tags: ['NET-12', 'F4'] }, () => {
    const reasons: string[] = [];
    const stop = onSessionEnd((reason) => reasons.push(reason));
    startSession({ access: 'a', refresh: 'r' });
    const { generation } = store.get(sessionStateAtom);
    // The other tab removes the tokens first.
    local.removeItem('accessToken');
    syncSession();
    local.removeItem('sessionMark');
    syncSession();
    expect(reasons).toEqual([]);
    local.setItem('sessionMark', 'expired');
    syncSession();
    syncSession();
    expect(reasons).toEqual(['expired']);
    expect(store.get(sessionStateAtom)).toMatchObject({ signedIn: false, generation: generation + 1 });
    startSession({ access: 'b', refresh: 'r' });
    expect(store.get(sessionStateAtom).sessionId).not.toBe('expired');
    // A logout is not announced in other tabs.
    endSession('logout');
    expect(local.getItem('sessionMark')).toBeNull();
    startSession({ access: 'c', refresh: 'r' });
    endSession('expired');
    expect(local.getItem('sessionMark')).toBe('expired');
    syncSession();
    stop();
    expect(reasons).toEqual(['expired', 'logout', 'expired']);
  });
});
