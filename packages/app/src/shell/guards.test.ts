import { describe, expect, it } from 'vitest';
import { matchRoute } from '../platform/routing/paths.ts';
import { afterLogin, guard, type GuardInput } from './guards.ts';

const guardOf = (path: string, input: Partial<GuardInput> = {}) => {
  const match = matchRoute(path);
  if (!match) throw new Error(`${path} belongs to no page`);
  return guard(match, {
    signedIn: false,
    lastPath: null,
    wanted: null,
    linked: false,
    undoes: false,
    ...input,
  });
};

describe('a guest', () => {
  it.each([
    ['ACCESS-01', '/profile', '/', false],
    ['ACCESS-01', '/profile/contacts', '/', false],
    ['ACCESS-01', '/profile/settings', '/', false],
    ['ACCESS-01', '/profile/documents', '/', false],
    ['ACCESS-01', '/profile/verify-phone', '/', false],
    ['ACCESS-01', '/profile/verify-email', '/', false],
    ['ACCESS-02', '/app', '/auth/register', true],
    ['ACCESS-03', '/bonuses', '/auth/register', true],
    ['ACCESS-03 OP-44', '/bonuses/received', '/auth/register', true],
    ['ACCESS-03 OP-44', '/bonuses/history', '/auth/register', true],
    ['ACCESS-07', '/users/bonuses', '/auth/register', true],
    ['ACCESS-08', '/users/profile', '/auth/register', true],
    ['OP-42', '/cash-box/deposit', '/auth/login', true],
    ['OP-42', '/cash-box/withdrawal', '/auth/login', true],
    ['OP-42', '/cash-box/history', '/auth/login', true],
    ['OP-42', '/cash-box/deposit-redirect', '/auth/login', true],
    ['OP-42', '/notifications', '/', true],
  ])('%s is sent from %s to %s', (_rows, path, to, comesBack) => {
    expect(guardOf(path)).toEqual({ to, ...(comesBack ? { next: matchRoute(path) } : {}) });
    expect(guardOf(path, { signedIn: true })).toBeNull();
  });

  it('opens the settings with a link that undoes a change, and nothing else', { tags: ['SEC-03'] }, () => {
    expect(guardOf('/profile/settings', { undoes: true })).toBeNull();
    expect(guardOf('/profile/contacts', { undoes: true })).toEqual({ to: '/' });
  });

  it.each([
    '/',
    '/games',
    '/games/category/slots',
    '/games/filter/high-rtp',
    '/games/search',
    '/games/book',
    '/demo',
    '/providers',
    '/tournaments',
    '/tournaments/cup',
    '/tournaments/cup/games',
    '/news',
    '/news/spring',
    '/promotions',
    '/reviews',
    '/rules',
    '/contacts',
    '/vipclub',
    '/download-app',
    '/out-of-money',
    '/unsubscribe',
    '/auth/login',
    '/auth/register',
    '/auth/reset-password',
    '/auth/reset-password/success',
    '/confirm-email/0b1c',
    '/social-login',
  ])('may open %s', { tags: ['ACCESS-13'] }, (path) => {
    expect(guardOf(path)).toBeNull();
  });

  it('waits at the bonuses while a link signs the guest in', { tags: ['ACCESS-04', 'OP-44'] }, () => {
    for (const path of ['/bonuses', '/bonuses/received', '/bonuses/history'])
      expect(guardOf(path, { linked: true }), path).toBeNull();
  });

  it('stays at the contacts while a link is tried, and afterwards', { tags: ['ACCESS-11', 'OP-12'] }, () => {
    expect(guardOf('/profile/contacts', { linked: true })).toBeNull();
    expect(guardOf('/contacts', { linked: true })).toBeNull();
  });

  it('a link that signs in leads to the page it was sent to', () => {
    expect(guardOf('/profile', { linked: true })).toEqual({ to: '/', next: matchRoute('/profile') });
    expect(guardOf('/profile')).toEqual({ to: '/' });
  });
});

describe('a player', () => {
  it.each(['/auth/login', '/auth/register', '/auth/reset-password', '/auth/reset-password/success'])(
    'is sent from %s to the last location, or to main',
    { tags: ['ACCESS-05'] },
    (path) => {
      expect(guardOf(path, { signedIn: true, lastPath: '/games/book' })).toEqual({ to: '/games/book' });
      expect(guardOf(path, { signedIn: true })).toEqual({ to: '/' });
    },
  );

  it('opens the page requested before the login', { tags: ['ACCESS-05', 'OP-42'] }, () => {
    const wanted = matchRoute('/cash-box/deposit', '?method=card');
    expect(afterLogin({ lastPath: '/games', wanted })).toBe('/cash-box/deposit?method=card');
  });

  it('is redirected from the social login to main or the wanted page', { tags: ['ACCESS-06'] }, () => {
    expect(guardOf('/social-login', { signedIn: true, lastPath: '/games' })).toEqual({ to: '/' });
    expect(guardOf('/social-login', { signedIn: true, wanted: matchRoute('/bonuses') })).toEqual({
      to: '/bonuses',
    });
  });
});
