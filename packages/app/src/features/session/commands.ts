import { updateProfile } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import { readsInProfileLanguage, type QueryClient } from '#app/platform/network/query.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { PROFILE_KEY } from './queries.ts';

/** The language to save, and the saving before it: one at a time, so that the last choice is the one that stays. */
let toSave: Language | null = null;
let saving: Promise<unknown> = Promise.resolve();

/** Saves a player's language and tells whether it is saved; a failure is no reason to trouble them (I18N-16). */
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
 * Changes the language: on the page at once, and for a player in the profile when it differs there (I18N-13, I18N-14).
 * Tells whether the profile has changed. Rejects when the texts do not load.
 */
export async function changeLanguage(language: Language, profileLanguage: Language | null): Promise<boolean> {
  const isShown = await showLanguage(language, { chosen: true });
  return isShown && profileLanguage !== null && profileLanguage !== language ? saveLanguage(language) : false;
}

/** Reads again what another language of the profile changes: the record, and texts the server writes in its language. */
export async function readInSavedLanguage(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: PROFILE_KEY }),
    queries.invalidateQueries(readsInProfileLanguage),
  ]);
}
