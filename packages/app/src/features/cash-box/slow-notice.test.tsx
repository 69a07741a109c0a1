import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allTexts, showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { until } from '#app/platform/testing/until.ts';
import { SlowNotice } from './components/Loading.tsx';
import { SLOW_METHODS, SLOW_OPTIONS } from './queries.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('#app/platform/telemetry/report.ts', () => ({ report }));

const container = document.createElement('div');
let root: Root;

/** Waits for what stands there once React has drawn. */
const shown = (what: RegExp) => until(() => expect(container.textContent).toMatch(what));
const timers = { toFake: ['setInterval', 'clearInterval'] as ('setInterval' | 'clearInterval')[] };
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) vi.advanceTimersByTime(1000);
};

beforeEach(async () => {
  report.mockClear();
  await showLanguage('en');
  await allTexts();
  document.body.append(container);
  root = createRoot(container);
  vi.useFakeTimers(timers);
});
afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
});

async function show(name: 'methods' | 'options', limit: number) {
  const before = vi.getTimerCount();
  root.render(
    <TextProvider>
      <SlowNotice name={name} limit={limit} onReload={() => undefined} />
    </TextProvider>,
  );
  await until(() => expect(vi.getTimerCount()).toBeGreaterThan(before));
}

describe('loading of the cash box', () => {
  it.each([
    ['CASH-10', 'methods', SLOW_METHODS, 10],
    ['CASH-11', 'options', SLOW_OPTIONS, 5],
  ] as const)('%s %s warns after its time, and reports it once', async (_row, name, limit, seconds) => {
    await show(name, limit);
    pass(seconds - 1);
    await Promise.resolve();
    expect(container.textContent).toBe('');
    pass(1);
    await shown(new RegExp(`\\D${seconds} s`));
    expect(report.mock.calls).toEqual([['cash-box-slow', { name, limit }]]);
    pass(1);
    await shown(new RegExp(`\\D${seconds + 1} s`));
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('the timer counts to 180 s and then ticks no more', { tags: ['CASH-12'] }, async () => {
    await show('options', SLOW_OPTIONS);
    pass(179);
    await shown(/179/);
    expect(vi.getTimerCount()).toBe(1);
    pass(1);
    await shown(/180/);
    await until(() => expect(vi.getTimerCount()).toBe(0));
    pass(60);
    await shown(/180/);
  });
});
