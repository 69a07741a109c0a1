import { Dialog } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { handOverFocus } from './lost-focus.ts';
import { passTime } from '../testing/pass-time.ts';
import { useThrottledValue } from './throttled-value.ts';

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

const PACE = 10_000;
const element = document.createElement('div');

function Announced({ place }: { place: number }) {
  return <output>{useThrottledValue(place, PACE)}</output>;
}
const show = (place: number) => render(<Announced place={place} />, { container: element });

it('announces the newest value, at most once in ten seconds', { tags: ['TOUR-07'] }, async () => {
  document.body.append(element);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await show(214);
  await passTime(PACE);
  expect(element.textContent).toBe('');
  await show(213);
  await passTime(0);
  expect(element.textContent).toBe('213');
  for (const place of [212, 211, 210]) {
    await show(place);
    await passTime(1_000);
  }
  expect(element.textContent).toBe('213');
  await passTime(PACE - 3_000 - 1);
  expect(element.textContent).toBe('213');
  await passTime(1);
  expect(element.textContent).toBe('210');
});
