import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { TrackedEvent, TrackedPayload } from './analytics.ts';

const measured = new Map<Metric['name'], Metric>();
const keep = (metric: Metric) => void measured.set(metric.name, metric);

type Send = (event: TrackedEvent, payload: TrackedPayload) => Promise<void>;

let isWatched = false;
let isSent = false;

/** Figures to a thousandth: CLS has no unit, the others are ms. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function sendOnce(route: string, send: Send): void {
  if (isSent || measured.size === 0) return;
  isSent = true;
  for (const { name, value, rating } of measured.values())
    void send('web-vital', { name, value: rounded(value), rating, route });
}

/**
 * Measures the visit that began on this route and sends each figure once, when the player leaves or looks away: many
 * phones tell no more than that (REACH-19). `send` is at hand by then: a page that goes fetches nothing.
 */
export function watchVitals(route: string, send: Send): void {
  if (isWatched) return;
  isWatched = true;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportAllChanges: true });
  const leave = () => {
    if (document.hidden) sendOnce(route, send);
  };
  // The library ends its figures in listeners of the document, which come before those of the window.
  addEventListener('visibilitychange', leave);
  addEventListener('pagehide', () => sendOnce(route, send));
}
