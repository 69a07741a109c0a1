/** What a report may carry: names, codes and figures, never tokens, contacts or amounts. */
export type ReportData = Readonly<Record<string, string | number | boolean | null | undefined>>;

const dsn = import.meta.env.VITE_SENTRY_DSN;

/** The error service is loaded only when an address is set, and then only with the first report. */
const service = dsn
  ? async () => {
      const sentry = await import('@sentry/browser');
      if (!sentry.getClient()) sentry.init({ dsn, defaultIntegrations: false });
      return sentry;
    }
  : null;

/** The player on this page, by id; reports of a guest name nobody. */
let player: number | null = null;

async function send(name: string, data: ReportData, cause: unknown): Promise<void> {
  if (!service) return;
  const id = player;
  const sentry = await service();
  sentry.setUser(id === null ? null : { id });
  sentry.captureException(cause instanceof Error ? cause : new Error(name), {
    fingerprint: [name],
    extra: { name, ...data },
  });
}

/** Sends one report; without a service it does nothing. Never throws and never waits: a lost report is no fault. */
export function report(name: string, data: ReportData = {}, cause?: unknown): void {
  send(name, data, cause).catch(() => undefined);
}

/** Names the player in the reports that follow. */
export function nameReportedUser(id: number): void {
  player = id;
}

/** Reports that follow name nobody (AUTH-20). */
export function forgetReportedUser(): void {
  player = null;
}
