import { useMemo } from 'react';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';

/** Language and currency of catalogue calls (I18N-11). */
export interface Locale {
  readonly language: Language;
  readonly currency: Currency;
}

export function useLocale(): Locale {
  const { language, currency } = useVisitor();
  return useMemo(() => ({ language, currency }), [language, currency]);
}
