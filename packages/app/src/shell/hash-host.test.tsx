import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page, userEvent } from 'vitest/browser';
import {
  createMemoryRouter,
  Link,
  matchRoute,
  RouterProvider,
  ScrollRestoration,
  setNavigator,
} from '../platform/routing/router.tsx';
import { showLanguage } from '../platform/i18n/intl.tsx';
import { startSession } from '../platform/session/session.ts';
import { App } from './App.tsx';
import { HashHost } from './HashHost.tsx';

async function open(path: string, Component: () => ReactNode = HashHost) {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] });
  setNavigator((to, options) => void router.navigate(to, options));
  await showLanguage('ru', { chosen: false });
  await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}

describe('hash shortcuts', () => {
  it.each([
    ['cashbox', true, '/cash-box/deposit'],
    ['promocode', false, '/auth/login'],
  ])('#%s (player: %s) leads to %s with a link back', { tags: ['HASH-08'] }, async (hash, isPlayer, to) => {
    if (isPlayer) startSession({ access: 'sample', refresh: 'sample' });
    const router = await open(`/games/category/slots?sort=abc#${hash}`);
    await expect.poll(() => router.state.location.pathname).toBe(to);
    expect(router.state.location.state).toEqual({ back: matchRoute('/games/category/slots', '?sort=abc') });
    expect(router.state.location.hash).toBe('');
  });
});

describe('a window opened by a hash', () => {
  function LongPage() {
    return (
      <>
        <div style={{ height: 3000 }} />
        <Link href="#old-window">open</Link>
        <div style={{ height: 3000 }} />
        <HashHost />
        <ScrollRestoration />
      </>
    );
  }

  it('leaves the page where it was scrolled, also when it closes', { tags: ['HASH-13'] }, async () => {
    startSession({ access: 'sample', refresh: 'sample' });
    const router = await open('/faq', LongPage);
    await page.getByRole('link', { name: 'open' }).click();
    const top = scrollY;
    expect(top).toBeGreaterThan(1000);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.hash).toBe('');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(scrollY).toBe(top);
  });
});
