import { ApiError } from '@tulpar/api/errors';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { applyServerErrors } from './forms.ts';

interface Values {
  email: string;
  sum: string;
}
const setError = vi.fn();
const form = { setError } as unknown as UseFormReturn<Values, unknown, Values>;
const take = (error: unknown) => applyServerErrors(form, error, ['email']);
const placed = (error: unknown) =>
  applyServerErrors(form, error, { amount: 'sum', currency: 'sum', 'fields.email': 'email' });
const refused = (data: { code?: string | null; fields?: Record<string, string[]> }) =>
  new ApiError('rejected', { endpoint: 'x', status: 422, ...data });

describe('a refused command', () => {
  it('without a message says DEFAULT', { tags: ['ERR-05'] }, () => {
    expect(take(refused({ code: null })).codes).toEqual(['DEFAULT']);
    expect(take(new Error('x')).codes).toEqual(['DEFAULT']);
  });

  it('a message, or a field that says it, keeps the general error away', { tags: ['ERR-05'] }, () => {
    expect(take(refused({ code: 'PLAYER_RESTRICTED' })).codes).toEqual(['PLAYER_RESTRICTED']);
    expect(take(refused({ code: null, fields: { email: ['EMAIL_TAKEN'] } })).codes).toEqual([]);
    expect(setError).toHaveBeenCalledWith('email', expect.objectContaining({ message: 'EMAIL_TAKEN' }), {
      shouldFocus: true,
    });
  });

  it('codes of a renamed field appear where the form shows them', { tags: ['CASH-14'] }, () => {
    setError.mockClear();
    const fields = {
      amount: ['AMOUNT_INVALID'],
      currency: ['CURRENCY_INVALID'],
      'fields.email': ['FIELD_INVALID'],
      offer_id: ['NOT_FOUND'],
    };
    expect(placed(refused({ fields }))).toEqual({ codes: ['NOT_FOUND'], isRetryable: false });
    expect(setError.mock.calls).toEqual([
      ['sum', { type: 'server', message: 'AMOUNT_INVALID,CURRENCY_INVALID' }, { shouldFocus: true }],
      ['email', { type: 'server', message: 'FIELD_INVALID' }, { shouldFocus: false }],
    ]);
    expect(placed(refused({ fields: { amount: ['AMOUNT_INVALID'] } })).codes).toEqual([]);
  });

  it('a lost answer is no refusal, and too many attempts are said in words', { tags: ['NET-05'] }, () => {
    for (const kind of ['network', 'timeout', 'killed', 'server', 'wrongResponse'] as const)
      expect(take(new ApiError(kind, { endpoint: 'pay' }))).toEqual({ codes: [], isRetryable: true });
    expect(
      take(new ApiError('rateLimited', { endpoint: 'pay', status: 429, code: 'TOO_MANY_ATTEMPTS' })),
    ).toEqual({ codes: ['TOO_MANY_ATTEMPTS'], isRetryable: false });
    expect(
      take(new ApiError('rateLimited', { endpoint: 'pay', status: 429, code: 'A', retryAfter: 540 })).retryAt,
    ).toBeCloseTo(Date.now() + 540_000, -4);
    const gone = new ApiError('rejected', { endpoint: 'pay', status: 404, code: 'PAYMENT_METHOD_NOT_FOUND' });
    expect(take(gone).isRetryable).toBe(false);
  });

  it('codes of no field go under the form', { tags: ['ERR-03'] }, () => {
    expect(take(refused({ fields: { email: [], domain: ['A', 'B'], other: ['C'] } })).codes).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
});
