import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter, matchRoute, RouterProvider, setNavigator } from '../platform/routing/router.tsx';
import { startSession } from '../platform/session/session.ts';
import { CashBoxNavigate } from './Services.tsx';
import { openApp } from './testing/app-at.tsx';

const signIn = () => startSession({ access: 'sample', refresh: 'sample' });

async function open(path: string, state?: unknown) {
  const [pathname, search] = path.split('?');
  const entry = { pathname: pathname ?? '/', search: search ? `?${search}` : '', state };
  const router = createMemoryRouter([{ path: '*', Component: CashBoxNavigate }], { initialEntries: [entry] });
  setNavigator((to, options) => void router.navigate(to, options));
  await render(<RouterProvider router={router} />);
  return { router, at: () => expect.poll(() => router.state.location) };
}

describe('cashboxNavigate', () => {
  it('in the query leads to the deposit page with a back link', { tags: ['HEAD-09', 'OP-108'] }, async () => {
    signIn();
    const { at } = await open('/games?sort=abc&cashboxNavigate=1');
    await at().toMatchObject({
      pathname: '/cash-box/deposit',
      search: '',
      state: { back: matchRoute('/games', '?sort=abc') },
    });
  });

  it('in router state does the same, once', { tags: ['HEAD-09', 'OP-108'] }, async () => {
    signIn();
    const { router, at } = await open('/', { cashboxNavigate: true });
    await at().toMatchObject({ pathname: '/cash-box/deposit' });
    await router.navigate('/games');
    await at().toMatchObject({ pathname: '/games' });
  });

  it('waits until a guest has signed in, and is then removed', { tags: ['HEAD-09', 'OP-108'] }, async () => {
    const { at } = await open('/games?sort=abc&cashboxNavigate=1');
    await at().toMatchObject({ pathname: '/games', search: '?sort=abc' });
    signIn();
    await at().toMatchObject({ pathname: '/cash-box/deposit' });
  });

  it('accepts no other value', { tags: ['HEAD-09'] }, async () => {
    signIn();
    const { router } = await open('/games?cashboxNavigate=yes', { cashboxNavigate: 'https://evil.example' });
    await router.navigate('/credits');
    expect(router.state.location.pathname).toBe('/credits');
  });
});

describe('the back link of the cash box', () => {
  /** Opens the cash box from a page; returns the target of its back button. */
  async function backFrom(page: string) {
    const app = await openApp(`${page}${page.includes('?') ? '&' : '?'}cashboxNavigate=1`, true);
    await expect.poll(() => app.main()?.textContent).toContain('Все способы');
    return app.main()?.querySelector('[aria-label="Назад"]')?.getAttribute('href');
  }

  it.each(['deposit?method=kz-card', 'withdrawal', 'history', 'statement', 'rounds'])(
    'leads to the main page when it was opened from /cash-box/%s',
    { tags: ['CASH-30'] },
    async (section) => {
      expect(await backFrom(`/cash-box/${section}`)).toBe('/');
    },
  );

  it('leads to the page the player came from', { tags: ['CASH-30'] }, async () => {
    expect(await backFrom('/contacts')).toBe('/contacts');
  });
});
