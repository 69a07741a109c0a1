import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { useLeaveTimer } from './ToastCards.tsx';

const leave = vi.fn();
const container = document.createElement('div');

function Probe({ id, running = true, held = false }: { id: number; running?: boolean; held?: boolean }) {
  useLeaveTimer(id, running, held, leave);
  return null;
}

const show = (node: React.ReactNode) => render(<StrictMode>{node}</StrictMode>, { container });

beforeEach(() => {
  document.body.append(container);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  leave.mockClear();
});

it('a toast leaves after five seconds', async () => {
  await show(<Probe id={1} />);
  vi.advanceTimersByTime(4999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('its timer pauses while it is held', async () => {
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
