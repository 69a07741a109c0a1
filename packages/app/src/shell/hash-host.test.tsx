import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter, matchRoute, RouterProvider, setNavigator } from '../platform/routing/router.tsx';
import { startSession } from '../platform/session/session.ts';
import { HashHost } from './HashHost.tsx';

async function open(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: HashHost }], { initialEntries: [path] });
  setNavigator((to, options) => void router.navigate(to, options));
  await render(<RouterProvider router={router} />);
  return router;
}

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
      const router = await open(`/games/category/slots?sort=abc#${hash}`);
      await expect.poll(() => router.state.location.pathname).toBe(to);
      expect(router.state.location.state).toEqual({ back: matchRoute('/games/category/slots', '?sort=abc') });
      expect(router.state.location.hash).toBe('');
    },
  );
});
