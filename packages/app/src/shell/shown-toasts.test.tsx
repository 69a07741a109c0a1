import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider } from '@tulpar/ui/toast';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage, TextProvider } from '../platform/i18n/intl.tsx';
import { Link, createMemoryRouter, RouterProvider } from '../platform/routing/router.tsx';
import { SessionScope } from '../platform/session/scope.tsx';
import { raiseGeneration } from '../platform/session/session.ts';
import { store } from '../platform/state/store.ts';
import { pendingToastAtom } from '../platform/state/toasts.ts';
import { ShownToasts } from './ShownToasts.tsx';

let root: Root;
let isOver = false;

/** The session ends once, between two slices of the first frame: what stands above is drawn, the toasts are not. */
function EndsMeanwhile() {
  useState(() => {
    if (isOver) return;
    isOver = true;
    raiseGeneration();
    store.set(pendingToastAtom, { tone: 'info', title: 'network.sessionEnded' });
  });
  return null;
}

const cards = () => [...document.querySelectorAll('[data-toaster] [data-tone]')];

describe('a message from outside the page', () => {
  beforeEach(async () => {
    isOver = false;
    await showLanguage('ru', { chosen: false });
  });
  afterEach(() => {
    root.unmount();
    store.set(pendingToastAtom, null);
  });

  it(
    'outlives the tree of the session that ended while it was drawn, and is shown once',
    { tags: ['NET-12', 'F5'] },
    async () => {
      const page = () => (
        <LinkProvider value={Link}>
          <ToastProvider closeLabel="x" label="x">
            <EndsMeanwhile />
            <ShownToasts />
          </ToastProvider>
        </LinkProvider>
      );
      root = createRoot(document.createElement('div'));
      root.render(
        <TextProvider>
          <SessionScope>
            <RouterProvider router={createMemoryRouter([{ path: '*', Component: page }])} />
          </SessionScope>
        </TextProvider>,
      );
      await vi.waitFor(() => expect(cards()).toHaveLength(1), { timeout: 15_000 });
      expect(store.get(pendingToastAtom)).toBeNull();
    },
  );
});
