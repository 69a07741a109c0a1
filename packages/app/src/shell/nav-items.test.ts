import { describe, expect, it } from 'vitest';
import { menuItems } from './nav-items.tsx';

const places = (signedIn: boolean) =>
  menuItems({ t: (id) => id, signedIn, isCurrent: () => false, bonuses: null, chat: null }).map(
    ({ label, href, raised }) => [label, href, ...(raised ? ['raised'] : [])],
  );

describe('the bottom menu', () => {
  it('MENU-01 MENU-02 leads a player to lobby, bonuses, search, tournaments and profile', () => {
    expect(places(true)).toEqual([
      ['nav.lobby', '/'],
      ['nav.bonuses', '/bonuses'],
      ['nav.search', '/games/search', 'raised'],
      ['nav.tournaments', '/tournaments'],
      ['nav.profile', '/profile'],
    ]);
  });

  it('MENU-01 MENU-04 leads a guest from bonuses to registration, and to the sign-in', () => {
    expect(places(false)).toEqual([
      ['nav.lobby', '/'],
      ['nav.bonuses', '/auth/register'],
      ['nav.search', '/games/search', 'raised'],
      ['nav.tournaments', '/tournaments'],
      ['nav.login', '/auth/login'],
    ]);
  });
});
