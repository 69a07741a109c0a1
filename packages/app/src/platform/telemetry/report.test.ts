import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sentry = { getClient: vi.fn(), init: vi.fn(), setUser: vi.fn(), captureException: vi.fn() };
vi.mock('@sentry/browser', () => sentry);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
});
afterEach(() => vi.unstubAllEnvs());

describe('reports', () => {
  it('AUTH-20 name the player while he is signed in, and nobody after he has left', async () => {
    const { report, nameReportedUser, forgetReportedUser } = await import('./report.ts');
    nameReportedUser(7);
    report('first');
    await vi.waitFor(() => expect(sentry.captureException).toHaveBeenCalledTimes(1));
    expect(sentry.setUser).toHaveBeenLastCalledWith({ id: 7 });
    forgetReportedUser();
    report('second');
    await vi.waitFor(() => expect(sentry.captureException).toHaveBeenCalledTimes(2));
    expect(sentry.setUser).toHaveBeenLastCalledWith(null);
  });

  it('go nowhere without an address', async () => {
    vi.stubEnv('VITE_SENTRY_DSN', '');
    const { report } = await import('./report.ts');
    expect(() => report('lost')).not.toThrow();
    expect(sentry.captureException).not.toHaveBeenCalled();
  });
});
