import { expect, it } from 'vitest';
import { maskedUrl } from './masked-url.ts';

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
