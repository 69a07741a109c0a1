/** What a report may carry: names, codes and figures, never tokens, contacts or amounts. */
export type ReportData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The player on this page, by id; reports of a guest name nobody. */
let player: number | null = null;

/**
 * Reports a failure, to the error service of the build or else to the server (REACH-17). Never throws and never waits:
 * a lost report is no fault. How it is filtered, counted and sent comes with the first one.
 */
export function report(name: string, data: ReportData = {}, cause?: unknown): void {
  const captured = { name, data, cause, player };
  import('./capture.ts').then(({ capture }) => capture(captured)).catch(() => undefined);
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
