/** Whether this browser can pay with Apple Pay; it needs https (CASH-09). A browser that throws on asking cannot. */
export function isApplePayAvailable(scope: object = globalThis): boolean {
  const { location, ApplePaySession }: { location?: unknown; ApplePaySession?: unknown } = scope;
  if (typeof location !== 'object' || location === null) return false;
  if (!('protocol' in location) || location.protocol !== 'https:') return false;
  if (typeof ApplePaySession !== 'function') return false;
  const { canMakePayments } = ApplePaySession as unknown as { canMakePayments?: unknown };
  try {
    return typeof canMakePayments === 'function' && canMakePayments.call(ApplePaySession) === true;
  } catch {
    return false;
  }
}
