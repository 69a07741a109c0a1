import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { noticeCheck, onlineAtom } from './connectivity.ts';
import { eventsLiveAtom, poll, refetchPaced, watchPolls } from './polling.ts';
import { queryAtom, queryClientAtom } from './query.ts';
import { SessionScope } from '../session/scope.tsx';
import { store, useAtomValue } from '../state/store.ts';
import { rendered } from '../testing/pass-time.ts';

const EVERY = 3000;
const read = vi.fn<() => Promise<{ amount: number }>>();
const polled = queryAtom('polledInTest', () => ({
  queryKey: ['polledInTest'],
  queryFn: read,
  ...poll(EVERY),
}));

let stop: () => void;
let commits = 0;
let container: HTMLElement;

function Reader() {
  const { data, isError } = useAtomValue(polled);
  return <p>{isError ? 'failed' : data?.amount}</p>;
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  // Observers are notified in a timer.
  await vi.advanceTimersByTimeAsync(1);
  await rendered();
}

function see(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // A new object each time, as in a response of the server.
  read.mockReset().mockImplementation(async () => ({ amount: 5 }));
  stop = watchPolls(store.get(queryClientAtom));
  ({ container } = await render(
    <SessionScope>
      <Profiler id="poll" onRender={() => (commits += 1)}>
        <Reader />
      </Profiler>
    </SessionScope>,
  ));
  await pass(0);
  expect(container.textContent).toBe('5');
  read.mockClear();
  commits = 0;
});

afterEach(() => stop());

describe('a poll', () => {
  it('commits only when something has changed', { tags: ['NET-17', 'BONUS-20'] }, async () => {
    await pass(EVERY * 4);
    expect(read).toHaveBeenCalledTimes(4);
    expect(commits).toBe(0);
    read.mockImplementation(async () => ({ amount: 6 }));
    await pass(EVERY);
    expect(container.textContent).toBe('6');
    expect(commits).toBe(1);
  });

  it('pauses while the page is hidden and fetches once on return', { tags: ['NET-17', 'F28'] }, async () => {
    see(true);
    await pass(EVERY * 5);
    expect(read).not.toHaveBeenCalled();
    see(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('pauses while offline and fetches once when back online', async () => {
    store.set(onlineAtom, false);
    noticeCheck(false);
    await pass(EVERY * 5);
    expect(read).not.toHaveBeenCalled();
    store.set(onlineAtom, true);
    noticeCheck(true);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(EVERY);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is never joined by a second one', { tags: ['NET-17', 'F27'] }, async () => {
    let answer: (value: { amount: number }) => void = () => undefined;
    read.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await pass(EVERY * 5);
    expect(read).toHaveBeenCalledTimes(1);
    answer({ amount: 5 });
    await pass(EVERY);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('gives way to events and comes back when they stop', async () => {
    store.set(eventsLiveAtom, true);
    await pass(EVERY * 5);
    expect(read).not.toHaveBeenCalled();
    refetchPaced(store.get(queryClientAtom));
    await pass(EVERY);
    expect(read).toHaveBeenCalledTimes(1);
    store.set(eventsLiveAtom, false);
    await pass(EVERY * 2);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is not repeated: the next one replaces it, and the data stays', { tags: ['NET-15'] }, async () => {
    read.mockRejectedValue(new Error('x'));
    await pass(EVERY);
    await pass(EVERY / 2);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockImplementation(async () => ({ amount: 7 }));
    await pass(EVERY / 2);
    expect(read).toHaveBeenCalledTimes(2);
    expect(container.textContent).toBe('7');
  });
});
