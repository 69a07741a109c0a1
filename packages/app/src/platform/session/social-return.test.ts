import { describe, expect, it } from 'vitest';
import { socialReturn, spendSocialReturn, takeSocialReturn } from './link-token.ts';

const take = (address: string) => takeSocialReturn(new URL(address, 'https://a.kz')).href.slice(12);

describe('the return from a social provider', () => {
  it('is removed from the URL immediately and available until it is used', { tags: ['AUTH-03'] }, () => {
    expect(take('/social-login?provider=google&token=t&state=s&language=kk')).toBe(
      '/social-login?language=kk',
    );
    expect(socialReturn()).toEqual({ provider: 'google', token: 't', state: 's', isDenied: false });
    spendSocialReturn();
    expect(socialReturn()).toBeNull();
  });

  it('of a cancelled or refused login is removed with its reason', { tags: ['AUTH-03'] }, () => {
    expect(take('/social-login?error=access_denied&error_description=User+denied&state=s&language=kk')).toBe(
      '/social-login?language=kk',
    );
    expect(socialReturn()).toEqual({ provider: '', token: '', state: 's', isDenied: true });
    spendSocialReturn();
  });

  it('is nothing without a token, with an endless one, or on another page', { tags: ['AUTH-03'] }, () => {
    expect(take('/social-login?provider=google&state=s')).toBe('/social-login');
    expect(take(`/social-login?provider=google&token=${'x'.repeat(5000)}&state=s`)).toBe('/social-login');
    expect(take('/games?provider=google&token=t&state=s')).toBe('/games?provider=google&token=t&state=s');
    expect(socialReturn()).toBeNull();
  });
});
