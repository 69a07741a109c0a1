import { beforeEach, describe, expect, it, vi } from 'vitest';

const sentry = { getClient: vi.fn(), init: vi.fn(), setUser: vi.fn(), captureException: vi.fn() };
vi.mock('@sentry/browser', () => sentry);

const fetched = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/games/lazy-lantern' });
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    querySelector: () => ({ src: 'https://app.example/assets/index-a1b2c3d.js' }),
  });
});

const load = async () => {
  const reports = await import('./report.ts');
  reports.setReporter((await import('./capture.ts')).capture);
  return reports;
};

const sent = async (count: number) => {
  await expect.poll(() => sentry.captureException.mock.calls).toHaveLength(count);
  return sentry.captureException.mock.calls as [Error, { fingerprint: string[]; extra: object }][];
};

describe('reports to the error service', () => {
  it("contain the player's id while logged in, and none after logout", { tags: ['AUTH-20'] }, async () => {
    const { report, nameReportedUser, forgetReportedUser } = await load();
    nameReportedUser(7);
    report('first');
    await sent(1);
    expect(sentry.setUser).toHaveBeenLastCalledWith({ id: 7 });
    forgetReportedUser();
    report('second');
    await sent(2);
    expect(sentry.setUser).toHaveBeenLastCalledWith(null);
  });

  it('carry a fingerprint and the build, nothing secret', { tags: ['CRASH-04', 'REACH-17'] }, async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { report } = await load();
    report('page-crash', {}, new RangeError('Row 17 of me@example.kz'));
    report('crash-reload', { automatic: true });
    const [crash, reload] = await sent(2);
    expect(crash?.[0].message).toBe('RangeError: Row 17 of ***');
    expect(crash?.[0].stack).not.toContain('example.kz');
    expect(crash?.[1]).toEqual({
      fingerprint: ['page-crash|RangeError: Row 0 of ***'],
      extra: { name: 'page-crash', count: 1, route: '/games/{slug}' },
    });
    expect(reload?.[1].fingerprint).toEqual(['crash-reload|automatic=true']);
    expect(sentry.init).toHaveBeenCalledWith(
      expect.objectContaining({ dsn: 'https://key@errors.example/1', release: 'index-a1b2c3d' }),
    );
    expect(fetched).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });
});
