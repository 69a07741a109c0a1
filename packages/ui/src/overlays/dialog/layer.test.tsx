import { Suspense, use, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { BottomSheet } from './BottomSheet.tsx';

/** A button that opens a sheet whose content suspends until `texts` resolves. */
function Choice({ texts }: { texts: Promise<string> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <main tabIndex={-1}>
        <button onClick={() => setOpen(true)}>open</button>
      </main>
      <Suspense>
        <Sheet open={open} texts={texts} onOpenChange={setOpen} />
      </Suspense>
    </>
  );
}

function Sheet(props: { open: boolean; texts: Promise<string>; onOpenChange: (open: boolean) => void }) {
  const { texts, ...layer } = props;
  return <BottomSheet {...layer} title={use(texts)} closeLabel="close" />;
}

it('the focus returns to what opened a layer that suspends', { tags: ['MODAL-05'] }, async () => {
  const ready = Promise.resolve('one');
  await ready;
  const { rerender } = await render(<Choice texts={ready} />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  const button = document.querySelector('button');
  button?.focus();
  button?.click();
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement))
    .toBe(true);
  let come: (text: string) => void = () => undefined;
  await rerender(<Choice texts={new Promise((resolve) => (come = resolve))} />);
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
  await expect.poll(() => dialog()?.checkVisibility()).not.toBe(true);
  come('two');
  await expect.poll(() => dialog()?.checkVisibility() && dialog()?.textContent).toContain('two');
  [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === 'close')?.click();
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});

it('a second tap presses nothing in a layer that fades', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => style.remove());
  style.textContent = '@keyframes fade { to { opacity: 0 } } [data-state=closed] { animation: fade 60s }';
  const { rerender } = await render(
    <BottomSheet open title="one" closeLabel="close" onOpenChange={vi.fn()}>
      <button>first</button>
    </BottomSheet>,
  );
  await rerender(
    <BottomSheet open={false} title="one" closeLabel="close" onOpenChange={vi.fn()}>
      <button>second</button>
    </BottomSheet>,
  );
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'second');
  if (!button) throw new Error('The layer has gone.');
  const { x, y } = button.getBoundingClientRect();
  expect(document.elementFromPoint(x + 1, y + 1)).not.toBe(button);
  button.focus();
  expect(document.activeElement).not.toBe(button);
});

it('Back of an Android phone closes the layer instead of leaving the page', async () => {
  const { CloseWatcher } = window;
  if (!CloseWatcher) throw new Error('The browser has no CloseWatcher.');
  const watchers: InstanceType<typeof CloseWatcher>[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class extends CloseWatcher {
      constructor() {
        super();
        watchers.push(this);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const onOpenChange = vi.fn();
  const { unmount } = await render(
    <BottomSheet open title="one" closeLabel="close" onOpenChange={onOpenChange} />,
  );
  for (const time of [1, 2]) {
    // On Back, a phone closes the newest watcher. The overlay remains open here, as a busy one does.
    watchers.at(-1)?.requestClose();
    expect(onOpenChange).toHaveBeenCalledTimes(time);
  }
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await unmount();
  watchers.at(-1)?.requestClose();
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});
