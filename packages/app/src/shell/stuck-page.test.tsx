import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passTime } from '../platform/testing/pass-time.ts';
import { watchRestoredPage } from './reloads.tsx';

const reload = vi.fn();
const restore = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

/** Holds the messages of React's scheduler back, as if the browser had lost them, until the test has finished. */
function loseMessages(): void {
  const lost: [MessagePort, unknown][] = [];
  const posting = vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (
    this: MessagePort,
    message: unknown,
  ) {
    lost.push([this, message]);
  });
  onTestFinished(() => {
    posting.mockRestore();
    for (const [port, message] of lost) port.postMessage(message);
  });
}

beforeEach(() => {
  reload.mockClear();
  onTestFinished(watchRestoredPage(reload));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

describe('a page restored from the back-forward cache', () => {
  it('is reloaded once if React no longer renders', { tags: ['BROW-04'] }, async () => {
    loseMessages();
    restore(true);
    // A press is still rendered, since that needs no message.
    flushSync(() => undefined);
    await vi.advanceTimersByTimeAsync(2900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is reloaded only when it is visible', { tags: ['BROW-04'] }, async () => {
    loseMessages();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    restore(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays as it is while React renders', { tags: ['BROW-04'] }, async () => {
    restore(true);
    await passTime(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
