import type { Language } from '#app/platform/i18n/languages.ts';

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

/** Language as the two cash-box reads name it: kk goes as kz (CASH-07, OP-82). Nowhere else. */
export function cashLocale(language: Language): 'ru' | 'kz' | 'az' | 'en' {
  return language === 'kk' ? 'kz' : language;
}

/** How long a method takes, as the unit a person would name. */
export type Eta = { unit: 'instant' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Reads the longest time of a method; null when the server does not tell. */
export function etaOf(minutes: { min: number; max: number } | null): Eta | null {
  if (!minutes) return null;
  const { max } = minutes;
  if (max <= 0) return { unit: 'instant' };
  if (max < 60) return { unit: 'minutes', count: Math.ceil(max) };
  if (max < 24 * 60) return { unit: 'hours', count: Math.ceil(max / 60) };
  return { unit: 'days', count: Math.ceil(max / (24 * 60)) };
}
