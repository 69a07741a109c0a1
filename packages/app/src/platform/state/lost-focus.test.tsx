import { Dialog } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { handOverFocus } from './lost-focus.ts';

function Buttons() {
  const [isGone, setGone] = useState(false);
  return (
    <>
      {!isGone && (
        <button ref={handOverFocus} type="button" onClick={() => setGone(true)}>
          Retry
        </button>
      )}
      <button type="button" onClick={() => setGone(true)}>
        Other
      </button>
    </>
  );
}
const button = (name: string) => page.getByRole('button', { name });

it('the page gets the focus of a button that disappears', async () => {
  await render(
    <main tabIndex={-1}>
      <Buttons />
    </main>,
  );
  await userEvent.click(button('Retry'));
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('a button that disappears without the focus leaves it where it is', async () => {
  await render(
    <main tabIndex={-1}>
      <Buttons />
    </main>,
  );
  await userEvent.click(button('Other'));
  await expect.element(button('Retry')).not.toBeInTheDocument();
  await expect.element(button('Other')).toHaveFocus();
});

it('a dialog gets the focus of its own button', async () => {
  await render(
    <Dialog open onOpenChange={() => undefined} title="Window" closeLabel="Close">
      <Buttons />
    </Dialog>,
  );
  await userEvent.click(button('Retry'));
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});
