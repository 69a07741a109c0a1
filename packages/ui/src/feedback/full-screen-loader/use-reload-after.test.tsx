import { StrictMode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadAfter } from './use-reload-after.ts';

const reload = vi.fn();
let root: Root;

function Probe({ failed }: { failed: boolean }) {
  // A new function on every drawing must not start the time anew.
  useReloadAfter(failed, 5000, () => reload());
  return null;
}

const show = (failed: boolean) =>
  act(async () =>
    root.render(
      <StrictMode>
        <Probe failed={failed} />
      </StrictMode>,
    ),
  );

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  reload.mockClear();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it('reloads once, 5 s after the failure', { tags: ['MODAL-06'] }, async () => {
  await show(false);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  await show(true);
  vi.advanceTimersByTime(3000);
  await show(true);
  vi.advanceTimersByTime(1999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('stays where it is when the failure is over in time', { tags: ['MODAL-06'] }, async () => {
  await show(true);
  vi.advanceTimersByTime(4000);
  await show(false);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
