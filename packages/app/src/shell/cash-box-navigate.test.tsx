import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryRouter, matchRoute, RouterProvider, setNavigator } from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { endSession, startSession } from '../platform/session/session.ts';
import { CashBoxNavigate } from './CashBoxNavigate.tsx';

let root: Root;
const match = document.createElement('div');
const signIn = () => startSession({ access: 'sample', refresh: 'sample' });

function Request() {
  return <CashBoxNavigate signedIn={useSignedIn()} />;
}

function open(path: string, state?: unknown) {
  const [pathname, search] = path.split('?');
  const entry = { pathname: pathname ?? '/', search: search ? `?${search}` : '', state };
  const router = createMemoryRouter([{ path: '*', Component: Request }], { initialEntries: [entry] });
  setNavigator((to, options) => void router.navigate(to, options));
  root = createRoot(match);
  root.render(<RouterProvider router={router} />);
  return { router, at: () => expect.poll(() => router.state.location) };
}

afterEach(() => {
  root.unmount();
  setNavigator(null);
  endSession('logout');
  localStorage.clear();
});

describe('cashboxNavigate', () => {
  it(
    'in the query sends a player to the deposit page, with the way back',
    { tags: ['HEAD-09', 'OP-108'] },
    async () => {
      signIn();
      const { at } = open('/games?sort=abc&cashboxNavigate=1');
      await at().toMatchObject({
        pathname: '/cash-box/deposit',
        search: '',
        state: { back: matchRoute('/games', '?sort=abc') },
      });
    },
  );

  it('in router state does the same, once', { tags: ['HEAD-09', 'OP-108'] }, async () => {
    signIn();
    const { router, at } = open('/', { cashboxNavigate: true });
    await at().toMatchObject({ pathname: '/cash-box/deposit' });
    await router.navigate('/games');
    await at().toMatchObject({ pathname: '/games' });
  });

  it(
    'waits for a guest to sign in and leaves the address at once',
    { tags: ['HEAD-09', 'OP-108'] },
    async () => {
      const { at } = open('/games?sort=abc&cashboxNavigate=1');
      await at().toMatchObject({ pathname: '/games', search: '?sort=abc' });
      signIn();
      await at().toMatchObject({ pathname: '/cash-box/deposit' });
    },
  );

  it('takes no other value for a wish', { tags: ['HEAD-09'] }, async () => {
    signIn();
    const { router } = open('/games?cashboxNavigate=yes', { cashboxNavigate: 'https://evil.example' });
    await expect.poll(() => match.isConnected || router.state.initialized).toBe(true);
    await router.navigate('/credits');
    expect(router.state.location.pathname).toBe('/credits');
  });
});
