import { describe, expect, it } from 'vitest';
import { redirectTarget } from './DepositRedirectPage.tsx';

const origin = 'https://tulpar.example';
const to = (url: string | null) => redirectTarget(url, origin);
const deposit = { to: '/cash-box/deposit', isServer: false };

describe('deposit redirect', () => {
  it('follows an address of this origin', { tags: ['OP-102'] }, () => {
    expect(to('/cash-box/history?a=1')).toEqual({ to: '/cash-box/history?a=1', isServer: false });
    expect(to(`${origin}/#payment_ok`)).toEqual({ to: '/#payment_ok', isServer: false });
    expect(to('/sandbox/pay/1')).toEqual({ to: '/sandbox/pay/1', isServer: true });
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.kz',
    `${origin}@evil.example/`,
    `${origin}//evil.example`,
    '/cash-box/deposit-redirect?url=/cash-box/deposit-redirect',
    '#top',
    '?url=/',
  ])('%s leads to the deposit page', { tags: ['OP-102', 'ROUTE-30'] }, (url) => {
    expect(to(url)).toEqual(deposit);
  });
});
