import type * as Analytics from './analytics.ts';
import type { TrackedEvent, TrackedPayload } from './analytics.ts';
import { keepConsent, type ConsentChoice, forgetVisitorUid } from './consent.ts';

/** Runs `work` with the analytics module, which is loaded with the first event. Never throws and never waits. */
function log(work: (analytics: typeof Analytics) => Promise<void>): void {
  import('./analytics.ts').then(work).catch(() => undefined);
}

/** Logs one event (ANALYT-01). */
export function track(event: TrackedEvent, payload: TrackedPayload = {}): void {
  log(({ send }) => send(event, payload));
}

/** Logs a page view (ANALYT-03). */
export function trackPage(href: string): void {
  log(({ sendPageView }) => sendPageView(href));
}

/** Logs a visit (NET-18, API-47). */
export function trackVisit(href: string): void {
  log(({ sendVisit }) => sendVisit(href));
}

/** Applies the visitor's choice immediately (REACH-20). A refusal is logged without the ids of browser and player. */
export function chooseConsent(choice: ConsentChoice): void {
  keepConsent(choice);
  if (choice === 'given') return track('consent-given');
  forgetVisitorUid();
  log(({ sendRefusal }) => sendRefusal());
}
