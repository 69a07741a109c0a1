import type { Captured } from './capture.ts';

/** What a report may carry: names, codes and figures, never tokens, contacts or amounts. */
export type ReportData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The player on this page, by id; reports of a guest name nobody. */
let player: number | null = null;

type Reporter = (captured: Captured) => void;

/** Filters, counts and sends; its code is loaded with the first report. */
const sendReport: Reporter = (captured) =>
  void import('./capture.ts').then(({ capture }) => capture(captured)).catch(() => undefined);

let reporter = sendReport;

/** Replaces the receiver of reports, or restores the default one. */
export function setReporter(replacement: Reporter = sendReport): void {
  reporter = replacement;
}

/**
 * Reports a failure, to the error service of the build or else to the server (REACH-17). Never throws and never waits:
 * losing a report must not break the page.
 */
export function report(name: string, data: ReportData = {}, cause?: unknown): void {
  reporter({ name, data, cause, player });
}

/** Reports what is not caught: errors of the page, its timers and workers, and rejections (REACH-17). */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', {}, error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', {}, reason));
}

/** Names the player in the reports that follow. */
export function nameReportedUser(id: number): void {
  player = id;
}

/** Reports that follow name nobody (AUTH-20). */
export function forgetReportedUser(): void {
  player = null;
}
