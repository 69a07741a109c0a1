import type { Language } from '../platform/i18n/languages.ts';

type Load = () => Promise<{ default: Readonly<Record<string, unknown>> }>;

const chunks: Readonly<Record<Language, Load>> = {
  ru: () => import('./ru.ts'),
  kk: () => import('./kk.ts'),
  az: () => import('./az.ts'),
  en: () => import('./en.ts'),
};

/** All messages of a language: one chunk per language. */
export async function loadMessages(language: Language): Promise<Readonly<Record<string, unknown>>> {
  return (await chunks[language]()).default;
}
