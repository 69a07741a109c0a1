import { globSync, readFileSync } from 'node:fs';

export const languages = ['ru', 'kk', 'az', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text shown to players, and where it is written. */
export interface PlayerText {
  readonly language: Language;
  /** Placeholders are `{name}`. */
  readonly text: string;
  /** File and id, or file and path in it. */
  readonly at: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Texts of the catalogues in a folder, by id. */
const textsBelow = (folder: string): PlayerText[] =>
  languages.flatMap((language) =>
    globSync(`${folder}/${language}{,-pages}.json`).flatMap((file) =>
      Object.entries(read(file) as Record<string, string>).map(([id, text]) => ({
        language,
        text,
        at: `${file} ${id}`,
      })),
    ),
  );

export const catalogueTexts = (): PlayerText[] => textsBelow('packages/app/src/messages');

/** Texts of a data file: everything below a key that is a language. */
function textsIn(value: unknown, at: string, language?: Language): PlayerText[] {
  if (typeof value === 'string') return language ? [{ language, text: value, at }] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsIn(inner, `${at} ${key}`, languages.find((one) => one === key) ?? language),
  );
}

const SERVER_CATALOGUES = 'packages/server/src/domain/locale/texts';

/** Texts of the server: its catalogues, the sandbox and what a new database shows. */
export const serverTexts = (): PlayerText[] => [
  ...textsBelow(SERVER_CATALOGUES),
  ...globSync('packages/server/src/{db,sandbox}/**/*.json').flatMap((file) => textsIn(read(file), file)),
];
