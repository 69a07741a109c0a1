import { expect, it, vi } from 'vitest';
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

/** Reports a metric as the library does; later reports correct earlier ones. */
function measured(name: Metric['name'], value: number, rating: Metric['rating'] = 'good') {
  listeners.get(name)?.({ name, value, rating } as Metric);
}

const page = new EventTarget();
let isHidden = false;

function setHidden(hidden: boolean) {
  isHidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('each metric of a visit is sent once with its final value', { tags: ['REACH-19'] }, async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden;
    },
  });
  const { watchVitals } = await import('./vitals.ts');
  watchVitals('/games/{slug}', send);
  watchVitals('/another', send);
  measured('TTFB', 120.00049);
  measured('LCP', 900);
  measured('LCP', 2600, 'needs-improvement');
  measured('CLS', 0.01234);
  expect(send).not.toHaveBeenCalled();
  setHidden(true);
  const route = '/games/{slug}';
  expect(send.mock.calls).toEqual([
    ['web-vital', { name: 'TTFB', value: 120, rating: 'good', route }],
    ['web-vital', { name: 'LCP', value: 2600, rating: 'needs-improvement', route }],
    ['web-vital', { name: 'CLS', value: 0.012, rating: 'good', route }],
  ]);
  setHidden(false);
  measured('INP', 300, 'needs-improvement');
  setHidden(true);
  page.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(3);
});
