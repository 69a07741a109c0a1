import type { Language } from '../platform/i18n/languages.ts';

type Load = () => Promise<{ default: Readonly<Record<string, unknown>> }>;

/** `site`: messages of the frame and the lobby; `pages`: those of all other pages. */
export type TextGroup = 'site' | 'pages';

const chunks: Readonly<Record<Language, Readonly<Record<TextGroup, Load>>>> = {
  ru: { site: () => import('./ru.ts'), pages: () => import('./ru-pages.ts') },
  kk: { site: () => import('./kk.ts'), pages: () => import('./kk-pages.ts') },
  az: { site: () => import('./az.ts'), pages: () => import('./az-pages.ts') },
  en: { site: () => import('./en.ts'), pages: () => import('./en-pages.ts') },
};

/** Messages of a group in a language by id: one chunk. */
export async function loadMessages(
  language: Language,
  group: TextGroup,
): Promise<Readonly<Record<string, unknown>>> {
  return (await chunks[language][group]()).default;
}
