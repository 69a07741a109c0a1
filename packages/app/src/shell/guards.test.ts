import { describe, expect, it } from 'vitest';
import { placeOf } from '../platform/paths.ts';
import { afterSignIn, guard } from './guards.ts';

const ask = (path: string, input: Partial<Parameters<typeof guard>[1]> = {}) => {
  const place = placeOf(path);
  return place && guard(place, { signedIn: false, lastPath: null, wanted: null, ...input });
};

describe('access', () => {
  it('ACCESS-01 a guest is sent from the profile to main', () => {
    expect(ask('/profile')).toEqual({ to: '/' });
    expect(ask('/profile', { signedIn: true })).toBeNull();
  });

  it('OP-42 a guest is sent from the cash box to login and comes back to it', () => {
    expect(ask('/cash-box/deposit')).toEqual({ to: '/auth/login', next: placeOf('/cash-box/deposit') });
    expect(afterSignIn({ lastPath: '/games', wanted: placeOf('/cash-box/deposit') })).toBe(
      '/cash-box/deposit',
    );
  });

  it('ACCESS-05 a player is sent from signing in to the last place, or to main', () => {
    expect(ask('/auth/login', { signedIn: true, lastPath: '/games/book' })).toEqual({ to: '/games/book' });
    expect(ask('/auth/register', { signedIn: true })).toEqual({ to: '/' });
  });

  it('ACCESS-13 guests may see the lobby, the games, static pages and signing in', () => {
    for (const path of [
      '/',
      '/games',
      '/games/category/slots',
      '/games/book',
      '/demo',
      '/rules',
      '/auth/login',
      '/auth/register',
    ]) {
      expect(ask(path), path).toBeNull();
    }
  });
});
