import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  linkTokenAtom,
  takeLinkToken,
  takeUndoToken,
  undoLinkAtom,
  socialReturn,
  spendSocialReturn,
  takeSocialReturn,
} from './link-token.ts';
import { sessionPort, sessionStateAtom, startSession } from './session.ts';
import { store } from '../state/store.ts';

const take = (address: string) => takeLinkToken(new URL(address, 'https://a.kz')).href.slice(12);

beforeEach(() => {
  store.set(linkTokenAtom, null);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
});

describe('a link that signs in', () => {
  it('is removed from the URL immediately', { tags: ['NET-08'] }, () => {
    expect(take('/bonuses?auth_token=abc&x=1&auth_type=pwa&event=login_successfully#top')).toBe(
      '/bonuses?x=1#top',
    );
    expect(store.get(linkTokenAtom)).toEqual({
      token: 'abc',
      type: 'pwa',
      event: 'login_successfully',
      isNeeded: false,
    });
  });

  it('is not made of anything else', () => {
    expect(take('/?event=party&auth_type=x')).toBe('/?event=party&auth_type=x');
    expect(take('/?auth_token=')).toBe('/');
    expect(take(`/?auth_token=${'x'.repeat(5000)}`)).toBe('/');
    expect(store.get(linkTokenAtom)).toBeNull();
  });

  it('replaces a missing refresh token; without one the session ends', { tags: ['NET-08', 'NET-09'] }, () => {
    take('/?auth_token=abc');
    startSession({ access: 'a', refresh: null });
    sessionPort.end('missing');
    expect(store.get(sessionStateAtom).signedIn).toBe(true);
    expect(store.get(linkTokenAtom)?.isNeeded).toBe(true);
    store.set(linkTokenAtom, null);
    sessionPort.end('missing');
    expect(store.get(sessionStateAtom).signedIn).toBe(false);
  });

  it('does not prevent a ban or the end after a refused refresh', { tags: ['NET-07', 'NET-12'] }, () => {
    for (const reason of ['ban', 'expired'] as const) {
      take('/?auth_token=abc');
      startSession({ access: 'a', refresh: 'r' });
      sessionPort.end(reason);
      expect(store.get(sessionStateAtom).signedIn).toBe(false);
    }
  });
});

it('a link that undoes a change leaves the address and stays in memory', { tags: ['SEC-03'] }, () => {
  const rest = takeUndoToken(new URL('https://a.kz/profile/settings?undo=abc&x=1'));
  expect(rest.href).toBe('https://a.kz/profile/settings?x=1');
  expect(store.get(undoLinkAtom)).toEqual({ token: 'abc', outcome: 'unused' });
});

const takeSocial = (address: string) => takeSocialReturn(new URL(address, 'https://a.kz')).href.slice(12);

describe('the return from a social provider', () => {
  it('is removed from the URL immediately and available until it is used', { tags: ['AUTH-03'] }, () => {
    expect(takeSocial('/social-login?provider=google&token=t&state=s&language=kk')).toBe(
      '/social-login?language=kk',
    );
    expect(socialReturn()).toEqual({ provider: 'google', token: 't', state: 's', isDenied: false });
    spendSocialReturn();
    expect(socialReturn()).toBeNull();
  });

  it('of a cancelled or refused login is removed with its reason', { tags: ['AUTH-03'] }, () => {
    expect(
      takeSocial('/social-login?error=access_denied&error_description=User+denied&state=s&language=kk'),
    ).toBe('/social-login?language=kk');
    expect(socialReturn()).toEqual({ provider: '', token: '', state: 's', isDenied: true });
    spendSocialReturn();
  });

  it('is nothing without a token, with an endless one, or on another page', { tags: ['AUTH-03'] }, () => {
    expect(takeSocial('/social-login?provider=google&state=s')).toBe('/social-login');
    expect(takeSocial(`/social-login?provider=google&token=${'x'.repeat(5000)}&state=s`)).toBe(
      '/social-login',
    );
    expect(takeSocial('/games?provider=google&token=t&state=s')).toBe(
      '/games?provider=google&token=t&state=s',
    );
    expect(socialReturn()).toBeNull();
  });
});
