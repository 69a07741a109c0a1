import { describe, expect, it } from 'vitest';
import { shownVerdict } from './PromoCodeInput.tsx';

describe('the answer to a promo code', () => {
  it('shows the error of the code that was sent, until it is edited', { tags: ['PROMO-14'] }, () => {
    expect(shownVerdict({ error: 'expired' }, 'ALTYN50', 'ALTYN50')).toEqual({ error: 'expired' });
    expect(shownVerdict({ error: 'expired' }, ' ALTYN50 ', 'ALTYN50')).toEqual({ error: 'expired' });
    expect(shownVerdict({ error: 'expired' }, 'ALTYN5', 'ALTYN50')).toEqual({});
    expect(shownVerdict({ error: 'expired' }, '', 'ALTYN50')).toEqual({});
  });

  it('keeps the success over an emptied field and drops it for another code', { tags: ['FORM-08'] }, () => {
    expect(shownVerdict({ success: 'yours' }, 'A', 'A')).toEqual({ success: 'yours' });
    expect(shownVerdict({ success: 'yours' }, '', 'A')).toEqual({ success: 'yours' });
    expect(shownVerdict({ success: 'yours' }, 'B', 'A')).toEqual({});
  });

  it('an error outranks a success', () => {
    expect(shownVerdict({ error: 'e', success: 's' }, 'A', 'A')).toEqual({ error: 'e' });
    expect(shownVerdict({}, 'A', 'A')).toEqual({});
  });
});
