import { sentField, type MethodField } from '@tulpar/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { session } from '#app/platform/storage/storage.ts';
import {
  draftOf,
  draftValues,
  serverErrorFields,
  hasCardData,
  validateField,
  paymentSchema,
  restoredPaths,
  sentFields,
  sentPayment,
  startValues,
} from './payment-values.ts';

const field = (given: Partial<MethodField>): MethodField => ({
  name: 'phone',
  type: 'phone',
  label: '',
  placeholder: null,
  help: null,
  is_required: true,
  mask: null,
  pattern: '^7\\d{10}$',
  min_length: 11,
  max_length: 11,
  default: null,
  options: null,
  ...given,
});

describe('fields of a method', () => {
  it('checks the value as sent', { tags: ['CASH-05'] }, () => {
    expect(validateField(field({}), '+7 (701) 123-45-67')).toBeNull();
    expect(validateField(field({}), '')).toBe('required');
    expect(validateField(field({ is_required: false }), '')).toBeNull();
    expect(validateField(field({}), '123')).toBe('invalid');
    expect(validateField(field({}), '87011234567')).toBeNull();
    expect(validateField(field({}), '7011234567')).toBe('invalid');
    expect(
      validateField(
        field({
          type: 'select',
          pattern: null,
          min_length: null,
          max_length: null,
          options: [{ value: 'a', label: '' }],
        }),
        'b',
      ),
    ).toBe('invalid');
  });

  it('sends the term of a card as printed and refuses a past month', { tags: ['FORM-16'] }, () => {
    const expiry = field({
      name: 'expiry',
      type: 'card_expiry',
      pattern: null,
      min_length: 5,
      max_length: 5,
    });
    expect(sentField(expiry, '1299')).toBe('12/99');
    expect(validateField(expiry, '1299')).toBeNull();
    expect(validateField(expiry, '0120')).toBe('invalid');
    expect(validateField(expiry, '1399')).toBe('invalid');
  });

  it('sends an unknown kind as text', { tags: ['CASH-05'] }, () => {
    for (const type of ['toString', 'wallet'])
      expect(sentField({ type, pattern: null }, ' A 1 ')).toBe('A 1');
  });

  it('lets a pattern pass that cannot be read', () => {
    expect(validateField(field({ pattern: '(' }), '77011234567')).toBeNull();
    expect(validateField(field({ pattern: `^${'a?'.repeat(200)}$` }), '77011234567')).toBeNull();
  });

  it('starts with the draft, but takes hidden values from the server', () => {
    const fields = [field({ default: '7701' }), field({ name: 'token', type: 'hidden', default: 'x' })];
    expect(startValues(fields, null)).toEqual({ amount: null, card: '', fields: ['7701', 'x'] });
    const draft = { amount: 500_000, fields: { phone: '7702', token: 'old', toString: 'y' } };
    expect(startValues(fields, draft)).toEqual({ amount: 500_000, card: '', fields: ['7702', 'x'] });
    expect(restoredPaths(fields, { amount: null, fields: { phone: '7702' } })).toEqual([
      'amount',
      'fields.0',
    ]);
    expect(restoredPaths(fields, null)).toEqual([]);
  });

  it('leaves empty fields out', { tags: ['CASH-14'] }, () => {
    expect(
      sentFields(
        [field({}), field({ name: 'note', type: 'text', is_required: false })],
        ['+7 701 123 45 67', ' '],
      ),
    ).toEqual({ phone: '77011234567' });
  });

  it('keeps what was changed, but never card data', { tags: ['CASH-14'] }, () => {
    const fields = [
      { name: 'phone', type: 'phone' },
      { name: 'number', type: 'card_number' },
      { name: 'note', type: 'text' },
    ];
    const changed = {
      amount: 500_000,
      'fields.0': '77011234567',
      'fields.1': '4400430000001234',
      other: 'x',
    };
    expect(draftValues(fields, changed)).toEqual({ amount: 500_000, fields: { phone: '77011234567' } });
    expect(draftValues(fields, {})).toEqual({ amount: null, fields: {} });
    expect(hasCardData(fields)).toBe(true);
    expect(hasCardData([{ type: 'phone' }])).toBe(false);
  });
});

describe('a payment form', () => {
  const bounds = { min: 100_000, max: 50_000_000 };
  const faults = (values: { amount: number | null; card: string; fields: string[] }) => {
    const { error } = paymentSchema([field({ name: 'a.b' })], bounds).safeParse(values);
    return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };

  it('names the text of each fault at its field', { tags: ['CASH-14'] }, () => {
    expect(faults({ amount: null, card: '', fields: ['1'] })).toEqual([
      ['amount', 'cashBox.amount.required'],
      ['fields.0', 'cashBox.field.invalid'],
    ]);
    expect(faults({ amount: 99_999, card: '', fields: [''] })).toEqual([
      ['amount', 'cashBox.amount.min'],
      ['fields.0', 'cashBox.field.required'],
    ]);
    expect(faults({ amount: 100_000, card: '', fields: ['77011234567'] })).toEqual([]);
  });

  it('needs no fields for a saved card and sends none', { tags: ['CASH-13'] }, () => {
    const saved = { amount: 100_000, card: 'crd_1', fields: [''] };
    expect(faults(saved)).toEqual([]);
    expect(sentPayment([field({})], saved)).toEqual({ amount: 100_000, card_id: 'crd_1', fields: {} });
    expect(sentPayment([field({})], { amount: 100_000, card: '', fields: ['+7 (701) 123-45-67'] })).toEqual({
      amount: 100_000,
      card_id: null,
      fields: { phone: '77011234567' },
    });
  });

  it('shows the codes of the server where the player can answer them', { tags: ['CASH-14'] }, () => {
    const fields = [field({}), field({ name: 'token', type: 'hidden' })];
    expect(serverErrorFields(fields, '')).toEqual({
      amount: 'amount',
      card_id: 'card',
      currency: 'amount',
      'fields.phone': 'fields.0',
    });
    expect(serverErrorFields(fields, 'crd_1')).toEqual({
      amount: 'amount',
      card_id: 'card',
      currency: 'amount',
    });
  });
});

describe('draft', () => {
  beforeEach(() => session.clear());

  it('reads a draft back and ignores a broken one', () => {
    const draft = draftOf('deposit');
    draft.write({ uid: 'kz-card', amount: 500_000, fields: { phone: '7' } });
    expect(draftOf('deposit').read()).toEqual({
      uid: 'kz-card',
      amount: 500_000,
      fields: { phone: '7' },
    });
    expect(draftOf('withdrawal').read()).toBeNull();
    session.setItem('draft:deposit', '{"at":9e15,"of":null,"values":{"uid":"x","amount":-1,"fields":{}}}');
    expect(draftOf('deposit').read()).toBeNull();
  });

  it('survives a reload on a device whose clock is an hour slow', () => {
    setServerClock(() => Date.now() + 3_600_000);
    draftOf('deposit').write({ uid: 'kz-card', amount: 500_000, fields: {} });
    // After a reload the clock is the device's again, until the server's first response.
    setServerClock(systemClock.now);
    expect(draftOf('deposit').read()?.amount).toBe(500_000);
  });
});
