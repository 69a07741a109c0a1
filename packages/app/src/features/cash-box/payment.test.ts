import { describe, expect, it } from 'vitest';
import { memoryArea } from '#app/platform/storage/storage.ts';
import { failUrl, failUrlFor } from './addresses.ts';
import { draftOf } from './draft.ts';
import { FALLBACK_ERROR, paymentErrorId } from './payment-error.ts';

describe('draft', () => {
  it('reads a draft back and ignores a broken one', () => {
    const area = memoryArea();
    const draft = draftOf('deposit', area);
    draft.write({ uid: 'kz-card', amount: 500_000, fields: { phone: '7' } });
    expect(draftOf('deposit', area).read()).toEqual({
      uid: 'kz-card',
      amount: 500_000,
      fields: { phone: '7' },
    });
    expect(draftOf('withdrawal', area).read()).toBeNull();
    area.setItem('draft:deposit', '{"at":9e15,"of":null,"values":{"uid":"x","amount":-1,"fields":{}}}');
    expect(draftOf('deposit', area).read()).toBeNull();
  });
});

describe('failed payment', () => {
  const messages = { 'PAYMENT_ERRORS.BANK_REFUSED': 'text' };

  it('CASH-29 MODAL-02 takes the text of a known type in either case', () => {
    expect(paymentErrorId('bank_refused', messages)).toBe('PAYMENT_ERRORS.BANK_REFUSED');
    expect(paymentErrorId('BANK_REFUSED', messages)).toBe('PAYMENT_ERRORS.BANK_REFUSED');
  });

  it('CASH-29 MODAL-02 falls back for whatever else the address holds', () => {
    for (const type of [
      null,
      undefined,
      '',
      'unknown',
      '__proto__',
      'constructor',
      '<img src=x>',
      'bank_refused ',
      'a'.repeat(99),
    ]) {
      expect(paymentErrorId(type, messages)).toBe(FALLBACK_ERROR);
    }
  });

  it('CASH-29 MODAL-02 takes own keys only', () => {
    const inherited: object = Object.create({ 'PAYMENT_ERRORS.INHERITED': 'text' });
    expect(paymentErrorId('inherited', inherited)).toBe(FALLBACK_ERROR);
  });

  it('CASH-20 OP-57 adds the reason to the fail address', () => {
    expect(failUrl('https://app.example')).toBe('https://app.example/#payment_error');
    expect(failUrlFor('https://app.example/#payment_error', 'insufficient_funds')).toBe(
      'https://app.example/?error_type=insufficient_funds#payment_error',
    );
    expect(failUrlFor('https://app.example/?a=1#payment_error', '"><script>')).toBe(
      'https://app.example/?a=1#payment_error',
    );
  });
});
