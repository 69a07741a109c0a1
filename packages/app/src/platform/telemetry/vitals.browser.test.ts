import { afterEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';

type Listener = (metric: Metric) => void;

const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (listener: Listener) => void listeners.set(name, listener),
    ]),
  ),
);

const send = vi.fn(async () => undefined);

/** What the library says so far; later it may correct itself. */
function measured(name: Metric['name'], value: number, rating: Metric['rating'] = 'good') {
  listeners.get(name)?.({ name, value, rating } as Metric);
}

function look(away: boolean) {
  Object.defineProperty(document, 'hidden', { value: away, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => Reflect.deleteProperty(document, 'hidden'));

it(
  'each figure of a visit is sent once, as it is when the player leaves',
  { tags: ['REACH-19'] },
  async () => {
    const { watchVitals } = await import('./vitals.ts');
    watchVitals('/games/{slug}', send);
    watchVitals('/another', send);
    measured('TTFB', 120.00049);
    measured('LCP', 900);
    measured('LCP', 2600, 'needs-improvement');
    measured('CLS', 0.01234);
    expect(send).not.toHaveBeenCalled();
    look(true);
    const route = '/games/{slug}';
    expect(send.mock.calls).toEqual([
      ['web-vital', { name: 'TTFB', value: 120, rating: 'good', route }],
      ['web-vital', { name: 'LCP', value: 2600, rating: 'needs-improvement', route }],
      ['web-vital', { name: 'CLS', value: 0.012, rating: 'good', route }],
    ]);
    look(false);
    measured('INP', 300, 'needs-improvement');
    look(true);
    dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(3);
  },
);
