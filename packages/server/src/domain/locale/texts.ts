import az from './texts/az.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import kk from './texts/kk.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import { inLanguage, type Language } from './locale.ts';

/** Texts for players, by id; every language has those of ru. */
const catalogues: Readonly<Record<Language, Readonly<Record<keyof typeof ru, string>>>> = { ru, kk, az, en };

export type TextId = keyof typeof ru;

export const textIds = Object.keys(ru) as readonly TextId[];

export const isTextId = (id: string): id is TextId => Object.hasOwn(ru, id);

/** Values of placeholders; amounts and dates are formatted by the caller. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/** A text in a language. A placeholder `{name}` without a value becomes empty. */
export const text = (id: TextId, language: Language, values: TextValues = {}): string =>
  (inLanguage(catalogues, language)[id] ?? ru[id]).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
