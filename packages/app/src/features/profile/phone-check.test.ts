import { user } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { phoneState, readSent, triesLeft } from './phone-check.ts';

const NOW = Date.parse('2026-01-12T09:00:00Z');

describe('the confirmation of a phone', () => {
  it('is available to a player with an unconfirmed phone', { tags: ['CONF-01'] }, () => {
    expect(phoneState(user({ phone_confirmed_by: 'none' }))).toBe('open');
    expect(phoneState(user({ phone: null, phone_confirmed_by: 'none' }))).toBe('none');
    for (const phone_confirmed_by of ['sms', 'call', 'support', 'pigeon'])
      expect(phoneState(user({ phone_confirmed_by }))).toBe('confirmed');
  });

  it('is over at two tries', { tags: ['CONF-04'] }, () => {
    expect(phoneState(user({ confirm_phone_try: 1 }))).toBe('open');
    expect(phoneState(user({ confirm_phone_try: 2 }))).toBe('over');
    expect(phoneState(user({ confirm_phone_try: 2, phone_confirmed_by: 'support' }))).toBe('confirmed');
    expect([0, 1, 2, 3].map(triesLeft)).toEqual([2, 1, 0, 0]);
  });

  it('resumes with a sent message, but rejects an excessive pause', () => {
    const retryAt = NOW + 30_000;
    expect(readSent({ to: '77011234567', retryAt }, NOW)).toEqual({ to: '77011234567', retryAt });
    expect(readSent({ to: '7701', retryAt: NOW + 9e9 }, NOW)).toEqual({ to: '7701', retryAt: null });
    expect(readSent({ to: '7701', retryAt: 'soon' }, NOW)).toEqual({ to: '7701', retryAt: null });
    expect(readSent({ to: 5 }, NOW)).toBeNull();
    expect(readSent({}, NOW)).toBeNull();
  });
});
