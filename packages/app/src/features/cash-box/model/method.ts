import type { Language } from '#app/platform/i18n/languages.ts';

/** Whether this browser supports Apple Pay; it needs https (CASH-09). False if the check throws. */
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

/** Language code of the two cash-box requests, which use kz for kk (CASH-07, OP-82). */
export function cashLocale(language: Language): 'ru' | 'kz' | 'az' | 'en' {
  return language === 'kk' ? 'kz' : language;
}

/** Duration of a method in its natural unit. */
export type Eta = { unit: 'instant' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Maximum duration of a method; null if the server does not send it. */
export function etaOf(minutes: { min: number; max: number } | null): Eta | null {
  if (!minutes) return null;
  const { max } = minutes;
  if (max <= 0) return { unit: 'instant' };
  if (max < 60) return { unit: 'minutes', count: Math.ceil(max) };
  if (max < 24 * 60) return { unit: 'hours', count: Math.ceil(max / 60) };
  return { unit: 'days', count: Math.ceil(max / (24 * 60)) };
}
