import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider } from '@tulpar/ui/toast';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../platform/i18n/intl.tsx';
import { Link, createMemoryRouter, RouterProvider } from '../platform/routing/router.tsx';
import { SessionScope } from '../platform/session/scope.tsx';
import { startNewGeneration } from '../platform/session/session.ts';
import { store } from '../platform/state/store.ts';
import { pendingToastAtom } from '../platform/state/overlay-turns.ts';
import { ShownToasts } from './Root.tsx';

let isOver = false;

/** Ends the session once, while the first frame is rendered above the toasts. */
function EndsMeanwhile() {
  useState(() => {
    if (isOver) return;
    isOver = true;
    startNewGeneration();
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

  it('survives a session ending in the render, and is shown once', { tags: ['NET-12', 'F5'] }, async () => {
    const page = () => (
      <LinkProvider value={Link}>
        <ToastProvider closeLabel="x" label="x">
          <EndsMeanwhile />
          <ShownToasts />
        </ToastProvider>
      </LinkProvider>
    );
    await render(
      <TextProvider>
        <SessionScope>
          <RouterProvider router={createMemoryRouter([{ path: '*', Component: page }])} />
        </SessionScope>
      </TextProvider>,
    );
    await expect.poll(cards).toHaveLength(1);
    expect(store.get(pendingToastAtom)).toBeNull();
  });
});
