// `npm run new:language xx`: starts the catalogues of a language from English and lists what is missing.
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const cataloguesOf = (language: string) => [
  `packages/app/src/messages/${language}.json`,
  `packages/app/src/messages/${language}-pages.json`,
  `packages/server/src/domain/locale/texts/${language}.json`,
];

/** Sources that may list languages: code, styles and data, but no tests, stories or catalogues of the app. */
const sources = globSync(
  [
    'packages/*/src/**/*.{ts,tsx,css,json}',
    'packages/{ui/testing,app/build,app/e2e}/*.{ts,tsx}',
    '{.storybook,scripts}/*.{ts,tsx}',
  ],
  {
    cwd: root,
    exclude: [
      '**/*.{test,stories}.{ts,tsx}',
      '**/src/messages/**',
      '**/migrations/**',
      // The codes in this file are markets, which are part of the identifiers of the published apps.
      '**/host-mode.ts',
    ],
  },
);

type Texts = Readonly<Record<string, string>>;
const read = (file: string): Texts => {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
};

/** Missing and still English texts of a language by catalogue. */
export function missingTexts(language: string) {
  const originals = cataloguesOf('en');
  return cataloguesOf(language).map((file, index) => {
    const [english, own] = [read(originals[index] ?? ''), read(file)];
    const ids = Object.keys(english);
    return {
      file,
      missing: ids.filter((id) => own[id] === undefined),
      // Texts without two words, such as names, may be identical.
      untranslated: ids.filter(
        (id) => own[id] === english[id] && /[a-z]{3} [a-z]{2}/i.test(english[id] ?? ''),
      ),
    };
  });
}

const names = (language: string, text: string) => new RegExp(`(?<![\\w-])${language}(?![\\w-])`).test(text);

/** Sources whose code (not a comment) names ru, kk and az, but not this language. */
export const missingPlaces = (language: string) =>
  sources.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    return ['ru', 'kk', 'az'].every((one) => names(one, text)) && !names(language, text);
  });

function main(language: string | undefined): void {
  if (language === undefined || !/^[a-z]{2}$/.test(language)) {
    console.error('Usage: npm run new:language xx, with two letters of ISO 639-1');
    process.exitCode = 2;
    return;
  }
  const originals = cataloguesOf('en');
  for (const [index, file] of cataloguesOf(language).entries())
    if (!existsSync(join(root, file))) {
      cpSync(join(root, originals[index] ?? ''), join(root, file));
      console.log(`${file} begins with the English texts.`);
    }
  for (const { file, missing, untranslated } of missingTexts(language))
    if (missing.length + untranslated.length > 0)
      console.log(`${file}: ${missing.length} missing, ${untranslated.length} still English`);
  const places = missingPlaces(language);
  if (places.length > 0) console.log(`\nFiles that name the other languages:\n${places.join('\n')}`);
  console.log('\nThe brands that offer it: "languages" in brands/<name>/brand.json');
}

if (import.meta.main) main(process.argv[2]);
