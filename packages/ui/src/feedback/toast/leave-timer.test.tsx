import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { ToastCards, useLeaveTimer } from './ToastCards.tsx';

const leave = vi.fn();
const container = document.createElement('div');

function Probe({ running = true, held = false }: { running?: boolean; held?: boolean }) {
  useLeaveTimer(running, held, leave);
  return null;
}

const show = (node: React.ReactNode) => render(<StrictMode>{node}</StrictMode>, { container });

beforeEach(() => {
  document.body.append(container);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  leave.mockClear();
});

it('a toast leaves after five seconds', async () => {
  await show(<Probe />);
  vi.advanceTimersByTime(4999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('its timer pauses while it is held', async () => {
  await show(<Probe />);
  vi.advanceTimersByTime(3000);
  await show(<Probe held />);
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  await show(<Probe />);
  vi.advanceTimersByTime(1999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('one that stays does not leave', async () => {
  await show(<Probe running={false} />);
  vi.advanceTimersByTime(600_000);
  expect(leave).not.toHaveBeenCalled();
});

const dismiss = vi.fn();
const region = document.createElement('div');
// Outside the window, because the real pointer may be anywhere in it.
region.style.cssText = 'position: fixed; bottom: 100%';
const cards = (
  <ToastCards
    queue={[{ id: 1, tone: 'success', title: 'Депозит зачислен' }]}
    closeLabel="Закрыть сообщение"
    region={region}
    dismiss={dismiss}
  />
);
const close = () => region.querySelector('button');
const point = (type: string) => close()?.dispatchEvent(new PointerEvent(type, { bubbles: true }));

it.each([
  ['the focus is inside', () => close()?.focus(), () => close()?.blur()],
  ['a pointer is over it', () => point('pointerover'), () => point('pointerout')],
])('a toast stays while %s', async (_, enter, leaveToast) => {
  dismiss.mockClear();
  region.replaceChildren(document.createElement('div'), document.createElement('div'));
  document.body.append(region);
  await show(cards);
  vi.advanceTimersByTime(4000);
  enter();
  await show(cards);
  vi.advanceTimersByTime(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  leaveToast();
  await show(cards);
  vi.advanceTimersByTime(1000);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(1);
});
