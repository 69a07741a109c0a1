import { isRecord } from '#app/platform/storage.ts';

/** Whether this browser can pay with Apple Pay; it needs https (CASH-09). A browser that throws on asking cannot. */
export function isApplePayAvailable(scope: object = globalThis): boolean {
  const { location, ApplePaySession } = scope as { location?: unknown; ApplePaySession?: unknown };
  if (!isRecord(location) && typeof location !== 'object') return false;
  if ((location as { protocol?: unknown } | null)?.protocol !== 'https:') return false;
  if (typeof ApplePaySession !== 'function') return false;
  const { canMakePayments } = ApplePaySession as unknown as { canMakePayments?: unknown };
  try {
    return typeof canMakePayments === 'function' && canMakePayments.call(ApplePaySession) === true;
  } catch {
    return false;
  }
}
