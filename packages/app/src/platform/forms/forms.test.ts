import { ApiError } from '@tulpar/api/errors';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { takeServerErrors } from './forms.ts';

interface Values {
  email: string;
}
const setError = vi.fn();
const form = { setError } as unknown as UseFormReturn<Values, unknown, Values>;
const take = (error: unknown) => takeServerErrors(form, error, ['email']);
const refused = (data: { code?: string | null; fields?: Record<string, string[]> }) =>
  new ApiError('rejected', { endpoint: 'x', status: 422, ...data });

describe('a refused command', () => {
  it('ERR-05 without a message says DEFAULT', () => {
    expect(take(refused({ code: null })).codes).toEqual(['DEFAULT']);
    expect(take(new Error('x')).codes).toEqual(['DEFAULT']);
  });

  it('ERR-05 a message, or a field that says it, keeps the general error away', () => {
    expect(take(refused({ code: 'PLAYER_RESTRICTED' })).codes).toEqual(['PLAYER_RESTRICTED']);
    expect(take(refused({ code: null, fields: { email: ['EMAIL_TAKEN'] } })).codes).toEqual([]);
    expect(setError).toHaveBeenCalledWith('email', expect.objectContaining({ message: 'EMAIL_TAKEN' }), {
      shouldFocus: true,
    });
  });

  it('ERR-03 codes of no field go under the form', () => {
    expect(take(refused({ fields: { email: [], domain: ['A', 'B'], other: ['C'] } })).codes).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
});
