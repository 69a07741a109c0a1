import type { TrackedEvent, TrackedPayload } from './analytics.ts';
import { keepConsent, type ConsentChoice, forgetVisitorUid } from './consent.ts';

const load = () => import('./analytics.ts');

/** Logs one event (ANALYT-01). Never throws and never waits; the code is loaded with the first one. */
export function track(event: TrackedEvent, payload: TrackedPayload = {}): void {
  load()
    .then(({ send }) => send(event, payload))
    .catch(() => undefined);
}

/** Logs a refused consent without any id (REACH-20). Never throws and never waits. */
export function trackRefusal(): void {
  load()
    .then(({ sendRefusal }) => sendRefusal())
    .catch(() => undefined);
}

/** Logs a page view (ANALYT-03). Never throws and never waits. */
export function trackPage(href: string): void {
  load()
    .then(({ sendPageView }) => sendPageView(href))
    .catch(() => undefined);
}

/** Logs a visit (NET-18, API-47). Never throws and never waits. */
export function trackVisit(href: string): void {
  load()
    .then(({ sendVisit }) => sendVisit(href))
    .catch(() => undefined);
}

/** Applies the visitor's choice immediately (REACH-20). A refusal is logged without any id. */
export function chooseConsent(choice: ConsentChoice): void {
  keepConsent(choice);
  if (choice === 'given') return track('consent-given');
  forgetVisitorUid();
  trackRefusal();
}
