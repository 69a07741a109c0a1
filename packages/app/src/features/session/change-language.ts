import { updateProfile } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import { report } from '#app/platform/telemetry/report.ts';

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
