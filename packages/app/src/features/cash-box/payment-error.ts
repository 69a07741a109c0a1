const TYPE = /^[A-Z][A-Z0-9_]{0,63}$/;
const PREFIX = 'PAYMENT_ERRORS.';

/** Text for a payment that failed for no known reason (CASH-29). */
export const FALLBACK_ERROR = 'API_ERRORS.WITHDRAWAL_ERROR';

/**
 * Message id for an `error_type` from an answer or from the address (CASH-29). Whatever stands there is untrusted:
 * only an own key of the catalogue is used, so that `__proto__` or a foreign text never reaches the page.
 */
export function paymentErrorId(type: string | null | undefined, messages: object): string {
  const name = (type ?? '').toUpperCase();
  return TYPE.test(name) && Object.hasOwn(messages, PREFIX + name) ? PREFIX + name : FALLBACK_ERROR;
}
