import { StrictMode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveTimer } from './use-leave-timer.ts';

const leave = vi.fn();
let root: Root;

function Probe({ id, running = true, held = false }: { id: number; running?: boolean; held?: boolean }) {
  useLeaveTimer(id, running, held, leave);
  return null;
}

const show = (node: React.ReactNode) => act(async () => root.render(<StrictMode>{node}</StrictMode>));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  leave.mockClear();
  root = createRoot(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it('a toast leaves after five seconds', async () => {
  await show(<Probe id={1} />);
  vi.advanceTimersByTime(4999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('its time stands still while it is held', async () => {
  await show(<Probe id={1} />);
  vi.advanceTimersByTime(3000);
  await show(<Probe id={1} held />);
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  await show(<Probe id={1} />);
  vi.advanceTimersByTime(1999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('the next one gets its own five seconds', async () => {
  await show(<Probe id={1} />);
  vi.advanceTimersByTime(4000);
  await show(<Probe id={2} />);
  vi.advanceTimersByTime(4999);
  expect(leave).not.toHaveBeenCalled();
});

it('one that stays does not leave', async () => {
  await show(<Probe id={1} running={false} />);
  vi.advanceTimersByTime(600_000);
  expect(leave).not.toHaveBeenCalled();
});
