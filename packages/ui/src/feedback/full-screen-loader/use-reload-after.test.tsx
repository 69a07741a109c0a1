import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { FullScreenLoader } from './FullScreenLoader.tsx';

const reload = vi.fn();
const container = document.createElement('div');

// `onReload` is a new function on every render, which must not restart the timer.
const show = (failed: boolean) =>
  render(
    <StrictMode>
      <FullScreenLoader
        label=""
        reloadLabel="Reload"
        error={failed ? 'Failed' : undefined}
        onReload={() => reload()}
      />
    </StrictMode>,
    { container },
  );

beforeEach(() => {
  document.body.append(container);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  reload.mockClear();
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

it('does not reload when the failure ends in time', { tags: ['MODAL-06'] }, async () => {
  await show(true);
  vi.advanceTimersByTime(4000);
  await show(false);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
