import type { TrackedEvent, TrackedPayload } from './analytics.ts';

/** Logs one event (ANALYT-01). Never throws and never waits; what it takes is fetched with the first one. */
export function track(event: TrackedEvent, payload: TrackedPayload = {}): void {
  const send = async () => (await import('./analytics.ts')).send(event, payload);
  send().catch(() => undefined);
}
