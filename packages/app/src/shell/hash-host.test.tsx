import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryRouter, matchRoute, RouterProvider, setNavigator } from '../platform/routing/router.tsx';
import { endSession, startSession } from '../platform/session/session.ts';
import { HashHost } from './HashHost.tsx';

let root: Root;
const match = document.createElement('div');

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: HashHost }], { initialEntries: [path] });
  setNavigator((to, options) => void router.navigate(to, options));
  root = createRoot(match);
  root.render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  root.unmount();
  setNavigator(null);
  endSession('logout');
  localStorage.clear();
});

describe('hash shortcuts', () => {
  it.each([
    ['cashbox', true, '/cash-box/deposit'],
    ['cashbox', false, '/auth/login'],
    ['promocode', true, '/bonuses'],
    ['promocode', false, '/auth/login'],
    ['register', false, '/auth/register'],
    ['auth', false, '/auth/login'],
  ])(
    '#%s (player: %s) leads to %s and knows the way back',
    { tags: ['HASH-08'] },
    async (hash, isPlayer, to) => {
      if (isPlayer) startSession({ access: 'sample', refresh: 'sample' });
      const router = open(`/games/category/slots?sort=abc#${hash}`);
      await expect.poll(() => router.state.location.pathname).toBe(to);
      expect(router.state.location.state).toEqual({ back: matchRoute('/games/category/slots', '?sort=abc') });
      expect(router.state.location.hash).toBe('');
    },
  );
});
