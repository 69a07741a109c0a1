import { useCallback } from 'react';
import { useOpenText } from '#app/platform/i18n/open-text.ts';
import { FALLBACK_ERROR, paymentErrorId } from './payment-error.ts';

/** Texts for codes of the cash box. */
export interface CodeTexts {
  /** `API_ERRORS.{code}`; the common text for a message without one, the raw code for a field's. */
  api: (code: string, place: 'field' | 'form') => string;
  /** Why a method is off: `API_ERRORS.{code}`, else the payment text of the same name. */
  unavailable: (code: string | null) => string;
  /**
   * `PAYMENT_ERRORS.{type}` in upper case, else the server's own reason where it gives one, else the text for a payment
   * that failed (CASH-29).
   */
  payment: (type: string | null, reason?: string | null) => string;
}

/** Turns codes into texts of the page's language. */
export function useCodeTexts(): CodeTexts {
  const open = useOpenText();
  const api = useCallback<CodeTexts['api']>(
    (code, place) =>
      open(`API_ERRORS.${code}`) ?? (place === 'field' ? code : (open('API_ERRORS.DEFAULT') ?? '')),
    [open],
  );
  const payment = useCallback<CodeTexts['payment']>(
    (type, reason = null) => {
      const name = `PAYMENT_ERRORS.${(type ?? '').toUpperCase()}`;
      // The catalogue answers for its own keys only, so a foreign type never reaches the page as text.
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
  return { api, unavailable, payment };
}
