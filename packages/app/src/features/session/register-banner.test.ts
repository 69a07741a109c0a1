import type { RegisterWelcome } from '@tulpar/api/contract';
import { describe, expect, it } from 'vitest';
import { pickBanner } from './register-banner.ts';

const offer = (slug: string | null) =>
  ({
    register_banner: slug === null ? null : { slug, title: slug, text: null, image_url: null },
  }) as RegisterWelcome;

describe('banner of the registration page', () => {
  it('is the one lnd names, else the first', { tags: ['REG-04'] }, () => {
    const offers = [offer(null), offer('one'), offer('two')];
    expect(pickBanner(offers, 'two')?.slug).toBe('two');
    expect([pickBanner(offers, 'none')?.slug, pickBanner(offers, null)?.slug]).toEqual(['one', 'one']);
    expect(pickBanner([offer(null)], 'one')).toBeNull();
  });
});
