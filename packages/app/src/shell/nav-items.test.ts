import { describe, expect, it } from 'vitest';
import { menuItems, sidebarGroups } from './nav-items.tsx';

const places = (signedIn: boolean) =>
  menuItems({ t: (id) => id, signedIn, isCurrent: () => false, bonuses: null, chat: null }).map(
    ({ label, href, raised }) => [label, href, ...(raised ? ['raised'] : [])],
  );

describe('the bottom menu', () => {
  it(
    'leads a player to lobby, bonuses, search, tournaments and profile',
    { tags: ['MENU-01', 'MENU-02'] },
    () => {
      expect(places(true)).toEqual([
        ['page.lobby', '/'],
        ['page.bonuses', '/bonuses'],
        ['nav.search', '/games/search', 'raised'],
        ['page.tournaments', '/tournaments'],
        ['page.profile', '/profile'],
      ]);
    },
  );

  it('leads a guest from bonuses to registration, and to login', { tags: ['MENU-01', 'MENU-04'] }, () => {
    expect(places(false)).toEqual([
      ['page.lobby', '/'],
      ['page.bonuses', '/auth/register'],
      ['nav.search', '/games/search', 'raised'],
      ['page.tournaments', '/tournaments'],
      ['nav.login', '/auth/login'],
    ]);
  });
});

describe('the sidebar', () => {
  const marked = (pathname: string, signedIn = true) =>
    sidebarGroups({
      t: (id) => id,
      signedIn,
      isCurrent: (address) => address === pathname,
      bonuses: null,
      chat: null,
      pathname,
    })
      .flatMap(({ items }) => items)
      .filter(({ current }) => current)
      .map(({ label, current }) => [label, current]);

  it('marks the cash box, profile, bonuses and tournaments on their pages', { tags: ['CASH-01'] }, () => {
    expect(marked('/cash-box/deposit')).toEqual([['nav.deposit', true]]);
    for (const path of ['withdrawal', 'history', 'statement', 'rounds'])
      expect(marked(`/cash-box/${path}`)).toEqual([['nav.deposit', 'section']]);
    expect(marked('/profile/documents')).toEqual([['page.profile', 'section']]);
    expect(marked('/bonuses/received')).toEqual([['page.bonuses', 'section']]);
    expect(marked('/tournaments/steppe-run')).toEqual([['page.tournaments', 'section']]);
  });

  it('marks one place at most, and none for a page that belongs to none', () => {
    expect(marked('/')).toEqual([['page.lobby', true]]);
    expect(marked('/games/category/slots')).toEqual([['nav.slots', true]]);
    expect(marked('/news')).toEqual([]);
    // A guest's item of the bonuses leads to `/auth/register`, but is not marked on other pages of `/auth`.
    expect(marked('/auth/login', false)).toEqual([]);
  });
});
