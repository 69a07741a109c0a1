import type { FlagCode } from '@tulpar/ui/flag';
import { showLanguage, type MessageId } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import { updateProfile } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Name, flag and short sign of each language; kk is shown as KZ (I18N-02). */
export const languageSigns: Readonly<Record<Language, { name: MessageId; flag: FlagCode; short: string }>> = {
  ru: { name: 'language.ru', flag: 'ru', short: 'RU' },
  kk: { name: 'language.kk', flag: 'kz', short: 'KZ' },
  az: { name: 'language.az', flag: 'az', short: 'AZ' },
  en: { name: 'language.en', flag: 'en', short: 'EN' },
};

/** Language to save and the save in progress: one at a time, so that the last choice wins. */
let toSave: Language | null = null;
let saving: Promise<unknown> = Promise.resolve();

/** Saves a player's language and returns whether it was saved; a failure is not shown (I18N-16). */
export async function saveLanguage(language: Language): Promise<boolean> {
  toSave = language;
  const save = async () => {
    if (toSave !== language) return false;
    try {
      await sendCommand(updateProfile, { body: { language } }, { intent: 'saveLanguage' });
      return true;
    } catch (error) {
      report('language-save', { language }, error);
      return false;
    }
  };
  const saved = saving.then(save);
  saving = saved;
  return saved;
}

/**
 * Switches the language of the page and, for a player, of the profile if it differs (I18N-13, I18N-14).
 * Returns whether the profile has changed. Rejects if the messages do not load.
 */
export async function changeLanguage(language: Language, profileLanguage: Language | null): Promise<boolean> {
  const isShown = await showLanguage(language, { chosen: true });
  return isShown && profileLanguage !== null && profileLanguage !== language ? saveLanguage(language) : false;
}
