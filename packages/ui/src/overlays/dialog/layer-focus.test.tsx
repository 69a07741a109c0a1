import { Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { BottomSheet } from './BottomSheet.tsx';

/** A button with a sheet whose content waits for `texts`. */
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

it(
  'the focus returns to what opened a layer, even after its content suspended',
  { tags: ['MODAL-05'] },
  async () => {
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
    [...document.querySelectorAll('button')]
      .find((one) => one.getAttribute('aria-label') === 'close')
      ?.click();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
  },
);
