import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { TrackedEvent, TrackedPayload } from './analytics.ts';

const measured = new Map<Metric['name'], Metric>();
const keep = (metric: Metric) => void measured.set(metric.name, metric);

type Send = (event: TrackedEvent, payload: TrackedPayload) => Promise<void>;

let isWatched = false;
let isSent = false;

/** Rounded to three decimals: CLS has no unit, the others are ms. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function sendOnce(route: string, send: Send): void {
  if (isSent || measured.size === 0) return;
  isSent = true;
  for (const { name, value, rating } of measured.values())
    void send('web-vital', { name, value: rounded(value), rating, route });
}

/**
 * Measures the visit that started on this route and sends each metric once, when the page is hidden or left, which may
 * be the last event on phones (REACH-19). `send` must be loaded by then: a closing page cannot load code.
 */
export function watchVitals(route: string, send: Send): void {
  if (isWatched) return;
  isWatched = true;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportAllChanges: true });
  const leave = () => {
    if (document.hidden) sendOnce(route, send);
  };
  // The library finalizes its metrics in listeners of the document, which run before those of the window.
  addEventListener('visibilitychange', leave);
  addEventListener('pagehide', () => sendOnce(route, send));
}
