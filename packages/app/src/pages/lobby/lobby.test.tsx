import { samples } from '@tulpar/api/samples';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { startSession } from '#app/platform/session/session.ts';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { ForBonuses, LowerRowsSkeleton } from './LobbyPage.tsx';
import { createRoot } from 'react-dom/client';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter, RouterProvider } from '#app/platform/routing/router.tsx';

it('the content stays mounted once the offers are known', { tags: ['BANNER-11', 'NET-15'] }, async () => {
  let mounts = 0;
  const shown: (boolean | null)[] = [];
  function Content({ hasBonuses }: { hasBonuses: boolean | null }) {
    useEffect(() => void (mounts += 1), []);
    shown.push(hasBonuses);
    return null;
  }
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.includes('welcome') ? samples.playerWelcomeOffers : samples.offers),
  );
  startSession({ access: 'a', refresh: 'r' });
  await render(
    <SessionScope>
      <ForBonuses>{(hasBonuses) => <Content hasBonuses={hasBonuses} />}</ForBonuses>
    </SessionScope>,
  );
  await expect.poll(() => shown.at(-1)).toBe(true);
  expect(shown[0]).toBeNull();
  expect(mounts).toBe(1);
});

it('placeholders of the lower rows hold nothing focusable', { tags: ['LAYOUT-08'] }, async () => {
  await showLanguage('en');
  const container = document.createElement('div');
  const root = createRoot(container);
  const router = createMemoryRouter([{ path: '/', Component: LowerRowsSkeleton }]);
  root.render(
    <TextProvider>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  await expect.poll(() => container.textContent).toContain('Popular');
  expect(container.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
  root.unmount();
});
