import { act, Profiler, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Countdown } from './Countdown.tsx';

const units = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' };

const home = document.createElement('div');
let moment: number;
let complete: ReturnType<typeof vi.fn<() => void>>;
const now = () => moment;

beforeEach(() => {
  document.body.append(home);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  moment = 0;
  complete = vi.fn<() => void>();
});

/** Sets the flag for each call, because the rendering library resets it. */
function acting(run: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(run);
}
const pass = (ms: number) =>
  acting(() => {
    moment += ms;
    vi.advanceTimersByTime(ms);
  });
const shown = () => [...home.querySelectorAll('[data-part]')].map((part) => part.textContent).join(':');
const state = () => home.firstElementChild?.getAttribute('data-state');
const show = (props: { endsAt?: number | null; paused?: boolean }) =>
  render(
    <Countdown
      label="left"
      units={units}
      endsAt={props.endsAt === undefined ? 5000 : props.endsAt}
      now={now}
      paused={props.paused}
      onComplete={complete}
    />,
    { container: home },
  );

describe('Countdown', () => {
  it('is STARTED, then COMPLETED once, and never below zero', { tags: ['CASHBK-10', 'F30'] }, async () => {
    await show({});
    expect([state(), shown()]).toEqual(['STARTED', '00:00:00:05']);
    pass(4999);
    expect([state(), shown()]).toEqual(['STARTED', '00:00:00:01']);
    pass(1);
    expect([state(), shown()]).toEqual(['COMPLETED', '00:00:00:00']);
    pass(60_000);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('is STOPPED without an end, and reports no end in the past', { tags: ['CASHBK-10'] }, async () => {
    await show({ endsAt: null });
    expect([state(), shown()]).toEqual(['STOPPED', '00:00:00:00']);
    await show({ endsAt: -1 });
    expect(state()).toBe('COMPLETED');
    expect(complete).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('PAUSED freezes the digits and resumes from the real time', { tags: ['CASHBK-10'] }, async () => {
    await show({});
    pass(1000);
    await show({ paused: true });
    pass(2000);
    expect([state(), shown()]).toEqual(['PAUSED', '00:00:00:04']);
    await show({ paused: false });
    expect([state(), shown()]).toEqual(['STARTED', '00:00:00:02']);
  });

  it('is right after a suspended tab and a changed clock', { tags: ['CASHBK-10', 'F29'] }, async () => {
    await show({ endsAt: 90_000_000 });
    moment = 89_990_000;
    acting(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('00:00:00:10');
    moment = 86_400_000;
    acting(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toBe('00:01:00:00');
    moment = 190_000_000;
    acting(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toBe('COMPLETED');
    moment = 86_400_000;
    acting(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toBe('00:01:00:00');
  });

  it('renders once a second, and nothing around it renders', { tags: ['CASHBK-10'] }, async () => {
    const commits = { timer: 0, around: 0 };
    let parents = 0;
    function Page() {
      parents += 1;
      const [title] = useState('page');
      return (
        <>
          <Profiler id="around" onRender={() => void (commits.around += 1)}>
            <h1>{title}</h1>
          </Profiler>
          <Profiler id="timer" onRender={() => void (commits.timer += 1)}>
            <Countdown label="left" units={units} endsAt={100_000} now={now} />
          </Profiler>
        </>
      );
    }
    await render(<Page />);
    const before = { ...commits, parents };
    for (let second = 0; second < 10; second += 1) pass(1000);
    expect(commits.timer - before.timer).toBe(10);
    expect(commits.around).toBe(before.around);
    expect(parents).toBe(before.parents);
  });
});
