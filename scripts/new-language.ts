// `npm run new:language xx`: starts the catalogues of a language from the English ones, and lists what it lacks.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const messages = join(root, 'packages/app/src/messages');

/** Places that list every language, besides the app's catalogues. */
const places: readonly (readonly [string, string])[] = [
  ['packages/app/src/messages', 'the module that loads its catalogues, next to en.ts'],
  ['packages/app/src/platform/i18n/languages.ts', 'the language'],
  ['packages/app/src/platform/operator.ts', 'that a brand may offer it'],
  ['packages/app/src/platform/i18n/plural.ts', 'its plural forms'],
  ['packages/app/src/platform/i18n/dates.ts', 'its dates'],
  ['packages/app/src/features/session/components/languages.ts', 'its name and flag'],
  ['packages/ui/src/foundations/tokens/fonts/characters.ts', 'its letters; then `npm run fonts`'],
  ['packages/api/src/contract/types.ts', 'the language in the contract; then `npm run openapi`'],
  ['packages/server/src/domain/locale/locale.ts', 'the language on the server; types then name its texts'],
  ['packages/server/src/db/migrations', 'a migration that lets players have it'],
  ['scripts/terms.ts', 'its terms'],
];

type Texts = Readonly<Record<string, string>>;
const read = (language: string, file: string): Texts => {
  const path = join(messages, language, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
};

/** Missing and still English texts of a language by catalogue. */
export function missingTexts(language: string) {
  return readdirSync(join(messages, 'en')).map((file) => {
    const [english, own] = [read('en', file), read(language, file)];
    const ids = Object.keys(english);
    return {
      file,
      missing: ids.filter((id) => own[id] === undefined),
      // Texts without letters, such as names, may be identical.
      untranslated: ids.filter(
        (id) => own[id] === english[id] && /[a-z]{3} [a-z]{2}/i.test(english[id] ?? ''),
      ),
    };
  });
}

/** Places that do not list the language yet. */
export const missingPlaces = (language: string) =>
  places.filter(([path]) => {
    const full = join(root, path);
    if (path === 'packages/app/src/messages') return !existsSync(join(full, `${language}.ts`));
    if (path.endsWith('migrations'))
      return !readdirSync(full).some((name) =>
        readFileSync(join(full, name), 'utf8').includes(`'${language}'`),
      );
    return !new RegExp(`['\\s{]${language}['\\s:]`).test(readFileSync(full, 'utf8'));
  });

function main(language: string | undefined): void {
  if (language === undefined || !/^[a-z]{2}$/.test(language)) {
    console.error('Usage: npm run new:language xx, with two letters of ISO 639-1');
    process.exitCode = 2;
    return;
  }
  const folder = join(messages, language);
  if (!existsSync(folder)) {
    cpSync(join(messages, 'en'), folder, { recursive: true });
    console.log(`packages/app/src/messages/${language} begins with the English texts.\n`);
  }
  for (const { file, missing, untranslated } of missingTexts(language))
    if (missing.length + untranslated.length > 0)
      console.log(`${language}/${file}: ${missing.length} missing, ${untranslated.length} still English`);
  for (const [path, what] of missingPlaces(language)) console.log(`${path}: ${what}`);
  console.log('\nThe brands that offer it: "languages" in brands/<name>/brand.json');
}

if (import.meta.main) main(process.argv[2]);
