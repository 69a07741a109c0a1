import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter, RouterProvider } from '#app/platform/routing/router.tsx';
import { LowerRowsSkeleton } from './LowerStack.tsx';

it(
  'placeholders of the lower rows hold nothing that could have the focus',
  { tags: ['LAYOUT-08'] },
  async () => {
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
  },
);
