import type { Transaction } from '@tulpar/api/contract';
import { useCallback } from 'react';
import { useOpenText, useText } from '#app/platform/i18n/intl.tsx';

const TYPE = /^[A-Z][A-Z0-9_]{0,63}$/;
const PREFIX = 'PAYMENT_ERRORS.';

/** Message id for a payment that failed for an unknown reason (CASH-29). */
export const FALLBACK_ERROR = 'API_ERRORS.WITHDRAWAL_ERROR';

/**
 * Message id for an `error_type` from a response or the URL (CASH-29). The type is untrusted: only own keys
 * of the catalogue are used, so `__proto__` or a foreign text never reaches the page.
 */
export function paymentErrorId(type: string | null | undefined, messages: object): string {
  const name = (type ?? '').toUpperCase();
  return TYPE.test(name) && Object.hasOwn(messages, PREFIX + name) ? PREFIX + name : FALLBACK_ERROR;
}

export interface CodeTexts {
  /** Why a method is unavailable: `API_ERRORS.{code}`, else the payment text of the same code. */
  unavailable: (code: string | null) => string;
  /** `PAYMENT_ERRORS.{TYPE}`, else the server's own reason, else the generic text for a failed payment (CASH-29). */
  payment: (type: string | null, reason?: string | null) => string;
  /** Why a payment was declined; for a withdrawal also that its money is back in the balance. */
  declined: (payment: Pick<Transaction, 'type' | 'error_type' | 'reason_text'>) => string;
}

export function useCodeTexts(): CodeTexts {
  const t = useText();
  const open = useOpenText();
  const payment = useCallback<CodeTexts['payment']>(
    (type, reason = null) => {
      const name = `PAYMENT_ERRORS.${(type ?? '').toUpperCase()}`;
      // Only a type with its own message passes, so an untrusted type is never shown as text.
      const id = paymentErrorId(type, open(name) === null ? {} : { [name]: true });
      const text = open(id) ?? '';
      return id === FALLBACK_ERROR ? (reason ?? text) : text;
    },
    [open],
  );
  const unavailable = useCallback<CodeTexts['unavailable']>(
    (code) => open(`API_ERRORS.${code ?? ''}`) ?? payment(code ?? 'METHOD_UNAVAILABLE'),
    [open, payment],
  );
  const declined = useCallback<CodeTexts['declined']>(
    ({ type, error_type, reason_text: reason }) => {
      if (type === 'deposit') return payment(error_type, reason);
      return reason === null ? t('payment.stage.returned') : t('payment.returned', { reason });
    },
    [t, payment],
  );
  return { unavailable, payment, declined };
}
