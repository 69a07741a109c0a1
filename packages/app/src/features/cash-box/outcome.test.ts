import type { PaymentResult } from '@tulpar/api/contract';
import { ApiError, type ApiErrorData, type ApiErrorKind } from '@tulpar/api/errors';
import { describe, expect, it } from 'vitest';
import { FALLBACK_ERROR, paymentErrorId } from './code-texts.ts';
import {
  depositOutcome,
  failedDeposit,
  failUrl,
  failUrlFor,
  withdrawalOutcome,
  returnedFrom,
  depositResultOf,
  isPerhapsTaken,
  usualMinutes,
} from './outcome.ts';

const origin = 'https://app.example';
const result = (given: Partial<PaymentResult>): PaymentResult => ({
  status: 'success',
  message: null,
  error_type: null,
  transaction_id: 'trx_1',
  payload: { redirect_url: null, fail_url: null },
  ...given,
});
const to = (redirect_url: string | null, fail_url: string | null = null) => ({
  payload: { redirect_url, fail_url },
});

describe('answer of a payment', () => {
  it('sends an accepted deposit to the provider', { tags: ['CASH-17'] }, () => {
    expect(depositOutcome(result(to('https://pay.example/s/1')), origin)).toEqual({
      kind: 'leave',
      url: 'https://pay.example/s/1',
    });
    expect(depositOutcome(result(to('/sandbox/pay/1')), origin)).toEqual({
      kind: 'leave',
      url: 'https://app.example/sandbox/pay/1',
    });
  });

  it('sends a deposit without a safe address to the fail address', { tags: ['CASH-19', 'OP-57'] }, () => {
    for (const url of [null, 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'mailto:a@b.c']) {
      expect(depositOutcome(result(to(url)), origin)).toEqual({
        kind: 'fail',
        url: 'https://app.example/#payment_error',
      });
    }
    expect(depositOutcome(result(to(null, 'https://app.example/x#payment_error')), origin)).toEqual({
      kind: 'fail',
      url: 'https://app.example/x#payment_error',
    });
  });

  it('names the reason of a refused deposit in the fail address', { tags: ['CASH-20'] }, () => {
    const refused = result({
      status: 'failed',
      message: 'BANK_REFUSED',
      error_type: 'bank_refused',
      ...to('https://pay.example'),
    });
    expect(depositOutcome(refused, origin)).toEqual({
      kind: 'fail',
      url: 'https://app.example/?error_type=bank_refused#payment_error',
    });
  });

  it('keeps a deposit over a limit in the form, with what is allowed', { tags: ['SAFE-05', 'OP-57'] }, () => {
    const refused = result({
      status: 'failed',
      message: 'DEPOSIT_LIMIT_EXCEEDED',
      error_type: 'deposit_limit_exceeded',
      transaction_id: null,
      details: { allowed_amount: 250_000 },
    });
    expect(depositOutcome(refused, origin)).toEqual({
      kind: 'refused',
      type: 'deposit_limit_exceeded',
      allowed: 250_000,
    });
  });

  it.each(['amount_below_min', 'amount_above_max', 'fee_changed', 'method_unavailable'])(
    'keeps a deposit by a method that has changed in the form: %s',
    { tags: ['PAY-19'] },
    (type) => {
      const refused = result({ status: 'failed', message: type.toUpperCase(), error_type: type });
      expect(depositOutcome(refused, origin)).toEqual({ kind: 'refused', type });
    },
  );

  it('keeps a withdrawal on the page', { tags: ['CASH-15', 'CASH-16', 'OP-75'] }, () => {
    expect(withdrawalOutcome(result({ status: 'failed', error_type: 'turnover_required' }))).toEqual({
      kind: 'refused',
      type: 'turnover_required',
    });
    expect(withdrawalOutcome(result({ status: 'failed', message: 'WITHDRAWAL_ERROR' }))).toEqual({
      kind: 'refused',
      type: 'WITHDRAWAL_ERROR',
    });
    expect(withdrawalOutcome(result({ status: 'process' }))).toMatchObject({
      kind: 'accepted',
    });
  });
});

describe('a deposit that ended with an error', { tags: ['CASH-20', 'OP-131'] }, () => {
  const failed = (kind: ApiErrorKind, data: Partial<ApiErrorData>) =>
    failedDeposit(new ApiError(kind, { endpoint: 'pay', ...data }), origin);

  it('leaves for the fail address when the server has settled it, with its code', () => {
    expect(failed('rejected', { status: 409, code: 'PLAYER_RESTRICTED' })).toEqual({
      url: `${origin}/?error_type=player_restricted#payment_error`,
      reason: 'PLAYER_RESTRICTED',
    });
    expect(failed('rejected', { status: 404, code: 'PAYMENT_METHOD_NOT_FOUND' })?.url).toContain(
      'error_type=payment_method_not_found',
    );
    expect(failed('rejected', { status: 400, code: null })?.url).toBe(`${origin}/#payment_error`);
  });

  it('stays in the form with codes of its fields, and as long as nothing is settled', () => {
    const fields = { amount: ['AMOUNT_INVALID'] };
    expect(failed('validation', { status: 422, code: 'VALIDATION_ERROR', fields })).toBeNull();
    for (const status of [null, 401, 403, 429, 500, 503])
      expect(failed('server', { status, code: null }), `${status}`).toBeNull();
    expect(failed('idempotencyInFlight', { status: 409, code: 'IDEMPOTENCY_IN_FLIGHT' })).toBeNull();
    expect(failedDeposit(new Error('lost'), origin)).toBeNull();
  });
});

describe('return from the provider', () => {
  const now = Date.parse('2026-01-12T10:00:00Z');
  const deposit = (status: 'process' | 'approved' | 'declined', created_at = '2026-01-12T09:55:00Z') => ({
    status,
    created_at,
  });

  it('trusts the history, not the URL', { tags: ['MODAL-01', 'HASH-09'] }, () => {
    expect(returnedFrom(deposit('approved'), now)).toBe('credited');
    expect(returnedFrom(deposit('process'), now)).toBe('waiting');
    expect(returnedFrom(deposit('declined'), now)).toBe('declined');
    expect(returnedFrom(null, now)).toBe('none');
    expect(returnedFrom(deposit('approved', '2026-01-10T09:55:00Z'), now)).toBe('none');
  });
});

describe('failed payment', () => {
  const messages = { 'PAYMENT_ERRORS.BANK_REFUSED': 'text' };

  it('takes the text of a known type in either case', { tags: ['CASH-29', 'MODAL-02'] }, () => {
    expect(paymentErrorId('bank_refused', messages)).toBe('PAYMENT_ERRORS.BANK_REFUSED');
    expect(paymentErrorId('BANK_REFUSED', messages)).toBe('PAYMENT_ERRORS.BANK_REFUSED');
  });

  it('falls back for whatever else the address holds', { tags: ['CASH-29', 'MODAL-02'] }, () => {
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

  it('takes own keys only', { tags: ['CASH-29', 'MODAL-02'] }, () => {
    const inherited: object = Object.create({ 'PAYMENT_ERRORS.INHERITED': 'text' });
    expect(paymentErrorId('inherited', inherited)).toBe(FALLBACK_ERROR);
  });

  it('adds the reason to the fail address', { tags: ['CASH-20', 'OP-57'] }, () => {
    expect(failUrl('https://app.example')).toBe('https://app.example/#payment_error');
    expect(failUrlFor('https://app.example/#payment_error', 'insufficient_funds')).toBe(
      'https://app.example/?error_type=insufficient_funds#payment_error',
    );
    expect(failUrlFor('https://app.example/?a=1#payment_error', '"><script>')).toBe(
      'https://app.example/?a=1#payment_error',
    );
  });
});

const at = '2026-01-12T09:00:00Z';

describe('the result of a deposit', { tags: ['PAY-17'] }, () => {
  it('follows the status: an open or failed deposit is never credited', () => {
    expect(depositResultOf({ status: 'process' })).toBe('waiting');
    expect(depositResultOf({ status: 'approved' })).toBe('credited');
    expect(depositResultOf({ status: 'declined' })).toBe('failed');
  });

  it('leaves it open whether money was taken only when the bank had begun to confirm', () => {
    expect(isPerhapsTaken({ timeline: [{ stage: 'at_bank', at }] })).toBe(false);
    expect(
      isPerhapsTaken({
        timeline: [
          { stage: 'confirming', at },
          { stage: 'failed', at },
        ],
      }),
    ).toBe(true);
  });

  it('the usual time comes from the method, if the server sends it', () => {
    expect(usualMinutes({ created_at: at, expected_at: '2026-01-12T09:05:00Z' })).toBe(5);
    expect(usualMinutes({ created_at: at, expected_at: '2026-01-12T08:00:00Z' })).toBe(0);
    expect(usualMinutes({ created_at: at, expected_at: null })).toBeNull();
  });
});
