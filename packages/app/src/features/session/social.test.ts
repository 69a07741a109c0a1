import { SocialBody } from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { session } from '#app/platform/storage/storage.ts';
import { beginSocial, providerAddress, settleSocial, socialBody, socialProviders } from './social.ts';

beforeEach(() => {
  session.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { origin: 'https://a.kz' });
});
afterEach(() => void vi.useRealTimers());

function begin(keeps = false) {
  const address = new URL(beginSocial('google', { language: 'kk', currency: 'AZN', keeps }));
  return { address, state: address.searchParams.get('state') ?? '' };
}
const answer = (state: string, provider = 'google') => ({
  provider,
  token: 'tok',
  state,
  isDenied: false,
});

describe('social sign-in', () => {
  it('begins at one of two providers, with a secret of its own each time', { tags: ['AUTH-03'] }, () => {
    expect([...socialProviders].sort()).toEqual(['facebook', 'google']);
    const { address, state } = begin();
    expect(address.pathname).toBe('/sandbox/social/google');
    expect(address.searchParams.get('redirect_uri')).toBe('https://a.kz/social-login');
    expect(address.searchParams.get('lang')).toBe('kk');
    expect(state).toMatch(/^[0-9a-f]{48}$/);
    expect(begin().state).not.toBe(state);
  });

  it('goes to the address the operator has set', { tags: ['AUTH-03'] }, () => {
    const address = providerAddress(
      'facebook',
      { state: 's', language: 'az', origin: 'https://a.kz' },
      'https://id.example/{provider}/start?client=1',
    );
    expect(address).toBe(
      'https://id.example/facebook/start?client=1&redirect_uri=https%3A%2F%2Fa.kz%2Fsocial-login&state=s&lang=az',
    );
  });

  it('is finished with the secret it began with, once', { tags: ['AUTH-03'] }, () => {
    const { state } = begin();
    const given = answer(state);
    expect(settleSocial(given)).toEqual({
      provider: 'google',
      token: 'tok',
      currency: 'AZN',
      language: null,
    });
    // The same return gives the same result; another one with the same secret does not.
    expect(settleSocial(given)?.token).toBe('tok');
    expect(settleSocial(answer(state))).toBeNull();
  });

  it('that was cancelled or refused is known by its secret', { tags: ['AUTH-03'] }, () => {
    const denied = (state: string) => ({ provider: '', token: '', state, isDenied: true });
    expect(settleSocial(denied(begin().state))).toMatchObject({ provider: 'google', token: null });
    begin();
    expect(settleSocial(denied('0'.repeat(48)))).toBeNull();
  });

  it('a return not requested here logs no one in and ends the login', { tags: ['AUTH-03'] }, () => {
    expect(settleSocial(answer('0'.repeat(48)))).toBeNull();
    const { state } = begin();
    expect(settleSocial(answer('0'.repeat(48)))).toBeNull();
    expect(settleSocial(answer(state))).toBeNull();
    expect(settleSocial(answer(begin().state, 'facebook'))).toBeNull();
    begin();
    expect(settleSocial(null)).toBeNull();
  });

  it('waits a quarter of an hour', { tags: ['AUTH-03'] }, () => {
    const first = begin();
    vi.setSystemTime(Date.now() + 900_000);
    expect(settleSocial(answer(first.state))).not.toBeNull();
    const second = begin();
    vi.setSystemTime(Date.now() + 900_001);
    expect(settleSocial(answer(second.state))).toBeNull();
  });

  it.each([-1, 1])('works on a device whose clock is %i hour off', { tags: ['AUTH-03'] }, (hours) => {
    setServerClock(() => Date.now() + hours * 3_600_000);
    const { state } = begin();
    // After the return the page has not received the server's time yet.
    setServerClock(systemClock.now);
    expect(settleSocial(answer(state))).not.toBeNull();
  });

  it('reads stored values as untrusted text', { tags: ['AUTH-03'] }, () => {
    for (const text of [
      'null',
      '{"provider":"evil","state":"0123456789abcdef","at":1}',
      '{"state":1}',
      '[',
    ]) {
      session.setItem('socialSignIn', text);
      expect(settleSocial(answer('0123456789abcdef'))).toBeNull();
    }
  });

  it('a new player keeps the language and currency of the form', { tags: ['REG-02', 'PROMO-21'] }, () => {
    const grant = settleSocial(answer(begin(true).state));
    expect(grant?.language).toBe('kk');
    if (grant?.token == null) return;
    const body = socialBody(grant, 'a.kz', 'NAURYZ');
    expect(body).toEqual({
      provider: 'google',
      token: 'tok',
      region: 'AZ',
      brand: 'tulpar',
      domain: 'a.kz',
      currency: 'AZN',
      language: 'kk',
      promo_code: 'NAURYZ',
    });
    expect(z.safeParse(SocialBody, body).success).toBe(true);
  });
});
