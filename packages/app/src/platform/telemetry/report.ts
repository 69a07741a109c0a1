/** Data of a report: names, codes and numbers, never tokens, contacts or amounts. */
export type ReportData = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Captured {
  readonly name: string;
  readonly data: ReportData;
  readonly cause: unknown;
  /** The logged-in player; null for a guest. */
  readonly player: number | null;
}

/** Id of the current player; null for a guest. */
let player: number | null = null;

type Reporter = (captured: Captured) => void;

let reporter: Reporter | null = null;
/** Reports made while the app loads, before it has a reporter. */
const early: Captured[] = [];

/** Sets the receiver of reports and gives it the early ones. */
export function setReporter(receiver: Reporter): void {
  reporter = receiver;
  for (const captured of early.splice(0)) receiver(captured);
}

/**
 * Reports a failure to the error service or the server (REACH-17). Never throws and never waits: a lost
 * report must not break the page.
 */
export function report(name: string, data: ReportData = {}, cause?: unknown): void {
  const captured = { name, data, cause, player };
  if (reporter) reporter(captured);
  else early.push(captured);
}

/** Reports uncaught errors and rejections (REACH-17). */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', {}, error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', {}, reason));
}

export function nameReportedUser(id: number): void {
  player = id;
}

/** Removes the player's id from later reports (AUTH-20). */
export function forgetReportedUser(): void {
  player = null;
}
