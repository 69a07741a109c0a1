import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToken, takeLinkToken } from './link-token.ts';
import { sessionPort, sessionState, startSession } from './session.ts';

const take = (address: string) => takeLinkToken(new URL(address, 'https://a.kz')).href.slice(12);

beforeEach(() => {
  linkToken.set(null);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
});

describe('a link that signs in', () => {
  it('NET-08 leaves the address at once', () => {
    expect(take('/bonuses?auth_token=abc&x=1&auth_type=pwa&event=login_successfully#top')).toBe(
      '/bonuses?x=1#top',
    );
    expect(linkToken.get()).toEqual({
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
    expect(linkToken.get()).toBeNull();
  });

  it('NET-08 NET-09 stands in for a refresh token that is not there; without one the session ends', () => {
    take('/?auth_token=abc');
    startSession({ access: 'a', refresh: null });
    sessionPort.end('missing');
    expect(sessionState.get().signedIn).toBe(true);
    expect(linkToken.get()?.isNeeded).toBe(true);
    linkToken.set(null);
    sessionPort.end('missing');
    expect(sessionState.get().signedIn).toBe(false);
  });

  it('NET-07 NET-12 saves nobody from a ban or a dead refresh token', () => {
    for (const reason of ['ban', 'expired'] as const) {
      take('/?auth_token=abc');
      startSession({ access: 'a', refresh: 'r' });
      sessionPort.end(reason);
      expect(sessionState.get().signedIn).toBe(false);
    }
  });
});
