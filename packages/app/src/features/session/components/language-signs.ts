import type { FlagCode } from '@tulpar/ui/flag';
import type { MessageId } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';

/** Name, flag and short sign of each language; kk is shown as KZ (I18N-02). */
export const languageSigns: Readonly<Record<Language, { name: MessageId; flag: FlagCode; short: string }>> = {
  ru: { name: 'language.ru', flag: 'ru', short: 'RU' },
  kk: { name: 'language.kk', flag: 'kz', short: 'KZ' },
  az: { name: 'language.az', flag: 'az', short: 'AZ' },
  en: { name: 'language.en', flag: 'en', short: 'EN' },
};
