import type { Language } from '../platform/i18n/languages.ts';
import type pages from './ru-pages.json';
import type site from './ru.json';

type Load = () => Promise<{ default: Readonly<Record<string, unknown>> }>;

/** `site`: messages of the frame and the lobby; `pages`: those of all other pages. */
export type TextGroup = 'site' | 'pages';

const chunks: Readonly<Record<Language, Readonly<Record<TextGroup, Load>>>> = {
  ru: { site: () => import('./ru.json'), pages: () => import('./ru-pages.json') },
  kk: { site: () => import('./kk.json'), pages: () => import('./kk-pages.json') },
  az: { site: () => import('./az.json'), pages: () => import('./az-pages.json') },
  en: { site: () => import('./en.json'), pages: () => import('./en-pages.json') },
};

/** Messages of a group in a language by id: one chunk. */
export async function loadMessages(
  language: Language,
  group: TextGroup,
): Promise<Readonly<Record<string, unknown>>> {
  return (await chunks[language][group]()).default;
}

/** Every message id; ids that `docs/requirements.md` names are spelled as there. */
export type MessageId = keyof typeof site | keyof typeof pages;
