import { describe, expect, it } from 'vitest';
import { paceOf } from './offer-rules.ts';

const offer = { wager_amount: 100, wager_amount_max: 1_100, expired_at: '2026-01-15T10:00:00Z' };

describe('the pace of a wager', () => {
  it('counts a begun day whole and rounds up what is needed a day', { tags: ['WAG-17'] }, () => {
    expect(paceOf(offer, Date.parse('2026-01-12T10:00:00Z'))).toEqual({ days: 3, perDay: 334 });
    expect(paceOf(offer, Date.parse('2026-01-12T09:59:59Z'))).toEqual({ days: 4, perDay: 250 });
    expect(paceOf(offer, Date.parse('2026-01-15T09:00:00Z'))).toEqual({ days: 1, perDay: 1_000 });
    expect(paceOf({ ...offer, expired_at: null }, 0)).toEqual({ days: null, perDay: null });
  });
});
