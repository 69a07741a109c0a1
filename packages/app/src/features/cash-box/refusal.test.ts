import { ApiError } from '@tulpar/api/errors';
import { describe, expect, it, vi } from 'vitest';

vi.mock('#app/platform/network/api.ts', () => import('@tulpar/api/errors'));
const { refusalOf } = await import('./refusal.ts');

const error = (kind: ConstructorParameters<typeof ApiError>[0], data: object = {}) =>
  new ApiError(kind, { endpoint: 'pay', ...data });

describe('refused payment', () => {
  it('CASH-14 puts each code at its field', () => {
    const fields = { amount: ['AMOUNT_INVALID'], 'fields.phone': ['FIELD_INVALID'], offer_id: ['NOT_FOUND'] };
    expect(refusalOf(error('validation', { status: 422, code: 'VALIDATION_ERROR', fields }))).toEqual({
      isUnanswered: false,
      amount: ['AMOUNT_INVALID'],
      fields: { phone: ['FIELD_INVALID'] },
      form: ['NOT_FOUND'],
    });
  });

  it('CASH-14 says the message where no field is named', () => {
    expect(refusalOf(error('rejected', { status: 409, code: 'PLAYER_RESTRICTED' })).form).toEqual([
      'PLAYER_RESTRICTED',
    ]);
    expect(
      refusalOf(
        error('validation', {
          status: 422,
          code: 'VALIDATION_ERROR',
          fields: { amount: ['AMOUNT_INVALID'] },
        }),
      ).form,
    ).toEqual([]);
    expect(refusalOf(new Error('x')).form).toEqual(['DEFAULT']);
  });

  it('NET-05 tells a lost answer from a refusal', () => {
    for (const kind of ['network', 'timeout', 'killed', 'server', 'rateLimited', 'wrongResponse'] as const) {
      expect(refusalOf(error(kind)).isUnanswered).toBe(true);
    }
    expect(refusalOf(error('rejected', { status: 404, code: 'PAYMENT_METHOD_NOT_FOUND' })).isUnanswered).toBe(
      false,
    );
  });
});
