import type { Captured } from './capture.ts';

/** Data of a report: names, codes and numbers, never tokens, contacts or amounts. */
export type ReportData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Id of the current player; null for a guest. */
let player: number | null = null;

type Reporter = (captured: Captured) => void;

/** Filters, counts and sends; loaded with the first report. */
const sendReport: Reporter = (captured) =>
  void import('./capture.ts').then(({ capture }) => capture(captured)).catch(() => undefined);

let reporter = sendReport;

/** Replaces the receiver of reports, or restores the default one. */
export function setReporter(replacement: Reporter = sendReport): void {
  reporter = replacement;
}

/**
 * Reports a failure to the error service or the server (REACH-17). Never throws and never waits: a lost
 * report must not break the page.
 */
export function report(name: string, data: ReportData = {}, cause?: unknown): void {
  reporter({ name, data, cause, player });
}

/** Reports uncaught errors and rejections (REACH-17). */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', {}, error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', {}, reason));
}

/** Adds the player's id to later reports. */
export function nameReportedUser(id: number): void {
  player = id;
}

/** Removes the player's id from later reports (AUTH-20). */
export function forgetReportedUser(): void {
  player = null;
}
