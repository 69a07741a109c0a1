import { clientErrors } from '@tulpar/api/contract';
import { isApiError } from '@tulpar/api/errors';
import { isChunkFailure } from '../loading/chunks.ts';
import { deliver, write, type Failure } from './deliver.ts';
import type { Captured } from './report.ts';
import { scrub } from './scrub.ts';

/** Maximum reports per visit (REACH-17). */
const MOST = 20;

/**
 * Names of reports about missing scripts that are sent all the same: reload screens make them on purpose (CRASH-07).
 */
const SAID = new Set(['chunk-failure']);

/** Errors of browsers and extensions that are not the app's. */
const FOREIGN = /ResizeObserver loop|(?:chrome|moz|safari-web)-extension:\/\//;

/**
 * Whether a failure is not reported: a failed registration of the service worker, a script that did not load
 * (CRASH-12), and failures that are no fault of the app.
 */
function isDropped({ name, cause, data }: Captured, { message, stack }: Failure): boolean {
  // Reporting a refused report would never end.
  if (data['endpoint'] === clientErrors.id) return true;
  // Aborted: the player has left the page or another session has started.
  if (isApiError(cause, 'aborted', 'staleSession')) return true;
  // WebKit rejects pending requests of a page that is being left with this error.
  if (cause instanceof DOMException && cause.name === 'AbortError') return true;
  if (!SAID.has(name) && isChunkFailure(cause instanceof Error ? cause : new Error(message))) return true;
  if (name === 'worker' || /service ?worker/i.test(message)) return true;
  return FOREIGN.test(message) || FOREIGN.test(stack ?? '');
}

const describeCause = (value: unknown): string => (typeof value === 'string' ? value : typeof value);

function failureOf({ name, data, cause, player }: Captured): Failure {
  const error = cause instanceof Error ? cause : null;
  const facts = Object.entries(data).map(([key, value]) => `${key}=${String(value)}`);
  const said = error ? `${error.name}: ${error.message}` : cause === undefined ? '' : describeCause(cause);
  return {
    name,
    message: scrub([said, ...facts].filter(Boolean).join(' ')).slice(0, 1000),
    stack: error?.stack ? scrub(error.stack).slice(0, 8000) : null,
    player,
    isNote: cause === undefined,
  };
}

interface Counted {
  readonly failure: Failure;
  /** Occurrences since the failure was last sent. */
  count: number;
}

/** Failures of this visit by fingerprint: name and message without numbers. */
const counted = new Map<string, Counted>();
let sent = 0;

function send(entry: Counted, fingerprint: string): void {
  if (sent >= MOST || entry.count === 0) return;
  sent += 1;
  const { count } = entry;
  entry.count = 0;
  // A lost report is not reported: if that report was lost too, this would never end.
  deliver(entry.failure, count, fingerprint).catch(() => undefined);
}

function sendRepeats(): void {
  for (const [fingerprint, entry] of counted) send(entry, fingerprint);
}

let isWatched = false;

/** Sends repeated failures once, with their count, when the page is hidden or left. */
function watchLeaving(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('pagehide', sendRepeats);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sendRepeats();
  });
}

/** Sends a failure that is new in this visit, and counts a known one. */
export function capture(captured: Captured): void {
  const failure = failureOf(captured);
  if (isDropped(captured, failure)) return;
  watchLeaving();
  const fingerprint = `${failure.name}|${failure.message.replaceAll(/\d+/g, '0')}`;
  const known = counted.get(fingerprint);
  if (known) {
    known.count += 1;
    return;
  }
  if (counted.size >= MOST) return;
  const entry = { failure, count: 1 };
  counted.set(fingerprint, entry);
  write(failure);
  send(entry, fingerprint);
}
