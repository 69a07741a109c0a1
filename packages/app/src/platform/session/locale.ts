import { useMemo } from 'react';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';

/** What every catalogue call names: the language of its texts and the currency of its amounts (I18N-11). */
export interface Locale {
  readonly language: Language;
  readonly currency: Currency;
}

/** Language and currency of catalogue calls. */
export function useLocale(): Locale {
  const { language, currency } = useVisitor();
  return useMemo(() => ({ language, currency }), [language, currency]);
}
