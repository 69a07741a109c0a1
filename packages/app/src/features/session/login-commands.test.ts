import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '#app/platform/storage/storage.ts';

const tracked = vi.hoisted(() => vi.fn());
vi.mock('#app/platform/telemetry/track.ts', () => ({ track: tracked }));

const assign = vi.fn();
const self = { postMessage: vi.fn() };
const values = { email: 'a@b.kz', phone: '77011234567', password: 'secret' };
const newcomer = {
  ...values,
  promo_code: '',
  players_name: '',
  address: '',
  currency: 'KZT',
  terms: true,
} as const;
const grant = (token: string) => ({ token, expires_in: 900 });
const answered = { access: grant('acc'), refresh: grant('ref'), redirect_url: null };
let local = memoryArea();

function serve(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

/** Imports the commands with the given build settings and parent window. */
async function commands({ site = '', parent = self }: { site?: string; parent?: object } = {}) {
  vi.stubEnv('VITE_MAIN_SITE', site);
  vi.stubGlobal('window', Object.assign(self, { parent }));
  vi.resetModules();
  return import('./login-commands.ts');
}

beforeEach(() => {
  vi.clearAllMocks();
  local = memoryArea();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('location', {
    protocol: 'https:',
    hostname: 'play.example',
    origin: 'https://play.example',
    href: 'https://play.example/auth/login',
    assign,
  });
  vi.stubGlobal('document', { cookie: '', referrer: '' });
  vi.stubGlobal('screen', { width: 390, height: 844 });
});
describe('a finished sign-in', () => {
  it('continues at the main site with token, type and marker', { tags: ['AUTH-11', 'AUTH-12'] }, async () => {
    const { logIn } = await commands({ site: 'https://main.example' });
    serve(200, answered);
    await logIn('email', values);
    await logIn('phone', values);
    expect(assign.mock.calls).toEqual([
      ['https://main.example/?auth_token=ref&auth_type=manual_email&event=login_successfully'],
      ['https://main.example/?auth_token=ref&auth_type=manual_phone&event=login_successfully'],
    ]);
    expect(local.getItem('accessToken')).toBeNull();
  });

  it('stays here without a refresh token or main site', { tags: ['AUTH-13', 'AUTH-14'] }, async () => {
    const framed = { location: { origin: 'https://main.example' }, postMessage: vi.fn() };
    const site = 'https://main.example';
    serve(200, { ...answered, refresh: null });
    await (await commands({ site })).logIn('email', values);
    expect(local.getItem('accessToken')).toBe('acc');
    expect(local.getItem('refreshToken')).toBeNull();

    serve(200, answered);
    await (await commands()).logIn('email', values);
    await (await commands({ site, parent: framed })).logIn('email', values);
    local.setItem('appNameParam', 'tulpar-android-kz');
    await (await commands({ site })).logIn('email', values);
    expect(assign).not.toHaveBeenCalled();
    expect(self.postMessage).not.toHaveBeenCalled();
    expect(local.getItem('refreshToken')).toBe('ref');
  });

  it('in a frame the refresh token is posted to the main site only', { tags: ['AUTH-14'] }, async () => {
    const postMessage = vi.fn();
    const { logIn } = await commands({
      site: 'https://main.example/in',
      parent: { location: { origin: 'https://other.example' }, postMessage },
    });
    serve(200, answered);
    await logIn('email', values);
    await expect
      .poll(() => postMessage.mock.calls)
      .toEqual([[{ type: 'refresh_token', refreshToken: 'ref' }, 'https://main.example']]);
  });

  it('follows the address of the answer before anything else', { tags: ['AUTH-17'] }, async () => {
    const { logIn } = await commands({ site: 'https://main.example' });
    serve(200, { ...answered, redirect_url: 'https://verify.example/x' });
    await logIn('email', values);
    expect(assign.mock.calls).toEqual([['https://verify.example/x']]);
    expect(local.getItem('accessToken')).toBeNull();
    expect(local.getItem('refreshToken')).toBeNull();
  });

  it('a refused code alone is left out, once, under a new key', { tags: ['PROMO-22'] }, async () => {
    const { register } = await commands();
    const sent: { key: string | null; code: unknown }[] = [];
    const fields = {
      message: 'VALIDATION_ERROR',
      request_id: 'r',
      errors: { promo_code: ['PROMO_CODE_EXPIRED'] } as Record<string, string[]>,
    };
    vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
      if (!url.endsWith('/api/signup')) return new Response('{"success":true}');
      const { promo_code: code } = JSON.parse(String(body)) as { promo_code: unknown };
      sent.push({ key: new Headers(headers).get('Idempotency-Key'), code });
      return code === null
        ? new Response(JSON.stringify(answered))
        : new Response(JSON.stringify(fields), { status: 422 });
    });
    const form = { ...newcomer, promo_code: 'OLD24' };
    await register('email', form, { isLicence: false });
    expect(sent.map(({ code }) => code)).toEqual(['OLD24', null]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(local.getItem('accessToken')).toBe('acc');
    // With another invalid field the form shows both errors and nothing is sent again.
    sent.length = 0;
    fields.errors['email'] = ['EMAIL_TAKEN'];
    await expect(register('email', form, { isLicence: false })).rejects.toMatchObject({ status: 422 });
    expect(sent).toHaveLength(1);
  });

  it('a sign-in and a registration here are logged once each', { tags: ['ANALYT-05'] }, async () => {
    const { logIn, register } = await commands();
    serve(200, answered);
    await logIn('email', values);
    expect(tracked.mock.calls).toEqual([['login_successfully']]);
    await register('email', newcomer, { isLicence: false });
    expect(tracked.mock.calls).toEqual([['login_successfully'], ['registration_successfully']]);
  });

  it('a refusal or a login at the main site is no success here', { tags: ['ANALYT-05'] }, async () => {
    serve(200, answered);
    await (await commands({ site: 'https://main.example' })).logIn('email', values);
    expect(tracked).not.toHaveBeenCalled();
    const { logIn, register } = await commands();
    serve(401, { message: 'AUTH_INVALID_CREDENTIALS', request_id: 'r' });
    await expect(logIn('email', values)).rejects.toMatchObject({ code: 'AUTH_INVALID_CREDENTIALS' });
    await expect(register('email', newcomer, { isLicence: false })).rejects.toMatchObject({
      code: 'AUTH_INVALID_CREDENTIALS',
    });
    expect(tracked.mock.calls.map(([event]) => event)).toEqual(['login-failed', 'registration-failed']);
  });

  it('a refusal reaches the form and is logged without contacts', { tags: ['AUTH-24'] }, async () => {
    const { logIn } = await commands();
    serve(401, { message: 'AUTH_INVALID_CREDENTIALS', request_id: 'r' });
    await expect(logIn('email', values)).rejects.toMatchObject({ code: 'AUTH_INVALID_CREDENTIALS' });
    expect(tracked.mock.calls).toEqual([['login-failed', { code: 'AUTH_INVALID_CREDENTIALS' }]]);
  });
});
