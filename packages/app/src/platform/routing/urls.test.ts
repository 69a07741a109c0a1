import { describe, expect, it } from 'vitest';
import { parseSafeUrl, redirectUrl, maskedUrl } from './urls.ts';

const own = 'https://play.example';

describe('addresses from outside', () => {
  it('http and mailto lead out, a path stays in the app', { tags: ['LAYOUT-15'] }, () => {
    expect(parseSafeUrl('https://other.example/x', own)).toEqual({
      kind: 'out',
      href: 'https://other.example/x',
    });
    expect(parseSafeUrl('mailto:help@other.example', own)).toEqual({
      kind: 'out',
      href: 'mailto:help@other.example',
    });
    expect(parseSafeUrl('/games?x=1#top', own)).toEqual({ kind: 'app', to: '/games?x=1#top' });
    expect(parseSafeUrl(`${own}/games`, own)).toEqual({ kind: 'app', to: '/games' });
  });

  it('what belongs to the server leaves the app', () => {
    for (const path of ['/api/x', '/cdn/x', '/sandbox/pay', '/sandbox'])
      expect(parseSafeUrl(path, own)?.kind).toBe('out');
    expect(parseSafeUrl('/apiary', own)?.kind).toBe('app');
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://user:pass@evil.test',
    'http://',
    '',
    'evil.test',
    `/${'a'.repeat(3000)}`,
    `${own}//evil.test`,
  ])('%j is not followed', { tags: ['OP-118'] }, (href) => {
    expect(parseSafeUrl(href, own)).toBeNull();
    expect(redirectUrl(href, own)).toBeNull();
  });

  it('a redirect of the whole page goes to http(s) or the own origin', { tags: ['AUTH-17'] }, () => {
    expect(redirectUrl('/sandbox/pay?id=1', own)).toBe(`${own}/sandbox/pay?id=1`);
    expect(redirectUrl('https://bank.example/pay', own)).toBe('https://bank.example/pay');
    expect(redirectUrl('mailto:x@y.z', own)).toBeNull();
    expect(redirectUrl(null, own)).toBeNull();
  });
});

it.each([
  [
    'https://a.kz/bonuses?auth_token=abc&auth_type=pwa&x=1',
    'https://a.kz/bonuses?auth_token=***&auth_type=pwa&x=1',
  ],
  ['https://a.kz/confirm-email/s3cr3t?auth_token=q', 'https://a.kz/confirm-email/***?auth_token=***'],
  ['https://a.kz/auth/reset-password?token=t', 'https://a.kz/auth/reset-password?token=***'],
  ['https://a.kz/unsubscribe/me@mail.kz', 'https://a.kz/unsubscribe/***'],
  ['https://a.kz/unsubscribe?email=me@mail.kz', 'https://a.kz/unsubscribe?email=***'],
  ['https://a.kz/profile/settings?undo=t', 'https://a.kz/profile/settings?undo=***'],
  ['https://me:pw@a.kz/', 'https://a.kz/'],
  ['https://a.kz/#access_token=abc', 'https://a.kz/'],
  ['https://a.kz/?AUTH_TOKEN=abc&token=1&token=2', 'https://a.kz/?AUTH_TOKEN=***&token=***'],
  ['https://a.kz/cash-box/deposit#payment_ok', 'https://a.kz/cash-box/deposit#payment_ok'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('the secrets of %s are masked', { tags: ['NET-18', 'API-47', 'API-73'] }, (address, masked) => {
  expect(maskedUrl(address)).toBe(masked);
});
