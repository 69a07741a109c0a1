import type { Language } from '#app/platform/i18n/languages.ts';

/** Language as the two cash-box reads name it: kk goes as kz (CASH-07, OP-82). Nowhere else. */
export function cashLocale(language: Language): 'ru' | 'kz' | 'az' | 'en' {
  return language === 'kk' ? 'kz' : language;
}
