import { describe, expect, it } from 'vitest';
import { shownVerdict } from './PromoCodeInput.tsx';

describe('the answer to a promo code', () => {
  it('shows the error of the code that was sent, until it is edited', { tags: ['PROMO-14'] }, () => {
    expect(shownVerdict({ error: 'expired' }, 'ALTYN50', 'ALTYN50', false)).toEqual({ error: 'expired' });
    expect(shownVerdict({ error: 'expired' }, ' ALTYN50 ', 'ALTYN50', false)).toEqual({ error: 'expired' });
    expect(shownVerdict({ error: 'expired' }, 'ALTYN5', 'ALTYN50', false)).toEqual({});
    expect(shownVerdict({ error: 'expired' }, '', 'ALTYN50', false)).toEqual({});
  });

  it('keeps the success over an emptied field and drops it for another code', { tags: ['FORM-08'] }, () => {
    expect(shownVerdict({ success: 'yours' }, 'A', 'A', false)).toEqual({ success: 'yours' });
    expect(shownVerdict({ success: 'yours' }, '', 'A', false)).toEqual({ success: 'yours' });
    expect(shownVerdict({ success: 'yours' }, 'B', 'A', false)).toEqual({});
  });

  it('shows nothing while a code is being checked; an error outranks a success', () => {
    expect(shownVerdict({ error: 'expired' }, 'A', 'A', true)).toEqual({});
    expect(shownVerdict({ error: 'e', success: 's' }, 'A', 'A', false)).toEqual({ error: 'e' });
    expect(shownVerdict({}, 'A', 'A', false)).toEqual({});
  });
});
