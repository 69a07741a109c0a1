import { BottomSheet, ConfirmDialog } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter, RouterProvider } from '../platform/routing/router.tsx';
import { BackClosesLayer } from './BackClosesLayer.tsx';

function Layers() {
  const [isOpen, setOpen] = useState(true);
  const [isConfirming, setConfirming] = useState(true);
  return (
    <>
      <BackClosesLayer />
      <BottomSheet open={isOpen} onOpenChange={setOpen} title="sheet" closeLabel="close">
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title="question"
          text="text"
          confirmLabel="yes"
          cancelLabel="no"
          onConfirm={() => undefined}
        />
      </BottomSheet>
    </>
  );
}

async function openLayers(entries: string[]) {
  vi.stubGlobal('CloseWatcher', undefined);
  const router = createMemoryRouter([{ path: '*', element: <Layers /> }], { initialEntries: entries });
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  const back = () => router.navigate(-1);
  return { question, sheet: page.getByRole('dialog', { name: 'sheet' }), back, router };
}

it('without CloseWatcher Back closes the layers one by one, and then leaves the page', async () => {
  const { question, sheet, back, router } = await openLayers(['/promo', '/profile']);
  await back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/profile');
  await back();
  await expect.poll(() => router.state.location.pathname).toBe('/promo');
});

it.each([
  ['a window opened by the hash', ['/profile', '/profile#payment_ok']],
  ['a game, which has a question of its own', ['/promo', '/games/sample']],
])('Back leaves %s', async (_name, entries) => {
  const { question, back, router } = await openLayers(entries);
  await back();
  await expect.poll(() => router.state.location.pathname + router.state.location.hash).toBe(entries[0]);
  await expect.element(question).toBeVisible();
});
