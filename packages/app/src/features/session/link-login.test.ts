import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTokenAtom, takeLinkToken } from '#app/platform/session/link-token.ts';
import { endSession, sessionPort, sessionStateAtom, startSession } from '#app/platform/session/session.ts';
import { consentNeedAtom } from '#app/platform/telemetry/consent.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { logInByLink } from './link-login.ts';
import { store } from '#app/platform/state/store.ts';

const grant = (token: string) => ({ token, expires_in: 900 });
const answered = { access: grant('acc'), refresh: grant('ref'), redirect_url: null };
const ports = { reload: vi.fn(), assign: vi.fn(), leave: vi.fn() };
const sent: { url: string; body: unknown }[] = [];

function serve(status: number, body: unknown) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) as unknown });
    return new Response(JSON.stringify(body), { status });
  });
}

function arrive(query = 'auth_token=t0ken&auth_type=email') {
  takeLinkToken(new URL(`https://a.kz/?${query}`));
  const link = store.get(linkTokenAtom);
  if (!link) throw new Error('no link');
  return link;
}

beforeEach(() => {
  sent.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'a.kz', origin: 'https://a.kz', pathname: '/' });
  vi.stubGlobal('document', { cookie: '' });
  endSession('logout');
});

describe('a link that signs in', () => {
  it('begins a session for a guest, in place', { tags: ['NET-08', 'API-04'] }, async () => {
    serve(200, answered);
    await logInByLink(arrive(), ports);
    expect(sent).toEqual([
      {
        url: '/api/authenticate',
        body: { token: 't0ken', auth_type: 'email', region: 'KZ', brand: 'tulpar', domain: 'a.kz' },
      },
    ]);
    expect([sessionPort.access(), sessionPort.refresh()]).toEqual(['acc', 'ref']);
    expect(ports.reload).not.toHaveBeenCalled();
    expect(store.get(linkTokenAtom)).toBeNull();
  });

  it('reloads the page when the login replaces a refused session', { tags: ['NET-08', 'F11'] }, async () => {
    serve(200, answered);
    startSession({ access: 'old', refresh: null });
    arrive();
    sessionPort.end('missing');
    await logInByLink(store.get(linkTokenAtom) ?? arrive(), ports);
    expect(sessionPort.access()).toBe('acc');
    expect(ports.reload).toHaveBeenCalledTimes(1);
  });

  it('is used once, even if requested several times', async () => {
    serve(200, answered);
    const link = arrive();
    await Promise.all([logInByLink(link, ports), logInByLink(link, ports)]);
    expect(sent).toHaveLength(1);
  });

  it('that fails leads on, and ends the session to store', { tags: ['ACCESS-10', 'NET-09'] }, async () => {
    serve(422, { message: 'TOKEN_INVALID', request_id: 'r' });
    startSession({ access: 'old', refresh: null });
    arrive();
    sessionPort.end('missing');
    await logInByLink(store.get(linkTokenAtom) ?? arrive(), ports).catch(() => undefined);
    expect(store.get(sessionStateAtom).signedIn).toBe(false);
    expect(ports.leave).toHaveBeenCalledTimes(1);
    expect(store.get(linkTokenAtom)).toBeNull();
  });

  it('leaves the result of a confirmation link to its page', { tags: ['ROUTE-06'] }, async () => {
    serve(401, { message: 'AUTH_TOKEN_INVALID', request_id: 'r' });
    vi.stubGlobal('location', { ...location, pathname: '/confirm-email/done' });
    await logInByLink(arrive(), ports);
    expect(ports.leave).not.toHaveBeenCalled();
    expect(store.get(linkTokenAtom)).toBeNull();
  });

  it('follows an address only where it is safe', async () => {
    serve(200, { ...answered, redirect_url: 'https://main.kz/?auth_token=x' });
    await logInByLink(arrive(), ports);
    expect(ports.assign).toHaveBeenCalledWith('https://main.kz/?auth_token=x');
    expect(store.get(sessionStateAtom).signedIn).toBe(false);
  });

  it.each([
    ['login_successfully', ['login_successfully']],
    ['registration_successfully', ['registration_successfully']],
    ['deposit_success', []],
  ])('logs %s from another site only as a sign-in', { tags: ['ANALYT-05'] }, async (event, logged) => {
    vi.stubGlobal('screen', { width: 390, height: 844 });
    store.set(consentNeedAtom, 'not_needed');
    serve(200, answered);
    await logInByLink(arrive(`auth_token=t0ken&auth_type=email&event=${event}`), ports);
    // A last event: once it has arrived, all earlier ones have.
    track('reset-password-failed');
    await expect
      .poll(() =>
        sent
          .filter(({ url }) => url.endsWith('/analytics'))
          .flatMap(({ body }) => (body as { event_name: string }[]).map(({ event_name }) => event_name)),
      )
      .toEqual([...logged, 'reset-password-failed']);
  });
});
