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

async function send(name: string, data: ReportData, cause: unknown): Promise<void> {
  if (!service) return;
  const sentry = await service();
  sentry.captureException(cause instanceof Error ? cause : new Error(name), {
    fingerprint: [name],
    extra: { name, ...data },
  });
}

/** Sends one report; without a service it does nothing. Never throws and never waits: a lost report is no fault. */
export function report(name: string, data: ReportData = {}, cause?: unknown): void {
  send(name, data, cause).catch(() => undefined);
}

async function forget(): Promise<void> {
  if (service) (await service()).setUser(null);
}

/** Forgets the player in the error service (AUTH-20). */
export function forgetReportedUser(): void {
  forget().catch(() => undefined);
}
