import type { Language } from '../platform/i18n/languages.ts';

type Load = () => Promise<{ default: Readonly<Record<string, unknown>> }>;

/** `first`: what the lobby and the catalogue of games show; `rest`: everything else, fetched after the first paint. */
export type Part = 'first' | 'rest';

const chunks: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  ru: { first: () => import('./ru.ts'), rest: () => import('./ru-rest.ts') },
  kk: { first: () => import('./kk.ts'), rest: () => import('./kk-rest.ts') },
  az: { first: () => import('./az.ts'), rest: () => import('./az-rest.ts') },
  en: { first: () => import('./en.ts'), rest: () => import('./en-rest.ts') },
};

/** Texts of a language by id: two chunks per language. */
export async function loadMessages(
  language: Language,
  part: Part,
): Promise<Readonly<Record<string, unknown>>> {
  return (await chunks[language][part]()).default;
}
