import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { displayCharacters, fontLocales, textCharacters, type FontLocale } from './characters.ts';
import { mergeSlices } from './merge.ts';

/** A font from its package, and the axis ranges to retain. */
interface Face {
  name: string;
  family: string;
  descriptors: string;
  source: (slice: string) => string;
  characters: (locale: FontLocale) => string;
  axes: Record<string, number | { min: number; max: number }>;
}

const faces: Face[] = [
  {
    name: 'geologica',
    family: 'Geologica',
    descriptors: 'font-weight: 700 800; font-style: oblique 0deg 10deg;',
    source: (slice) => `@fontsource-variable/geologica/files/geologica-${slice}-slnt-normal.woff2`,
    characters: displayCharacters,
    // Weights from titles to prizes, upright to slanted; the full range would exceed the budget of 45 kB.
    axes: { wght: { min: 700, max: 800 }, slnt: { min: -10, max: 0 } },
  },
  {
    name: 'onest',
    family: 'Onest',
    descriptors: 'font-weight: 400 700;',
    source: (slice) => `@fontsource-variable/onest/files/onest-${slice}-wght-normal.woff2`,
    characters: textCharacters,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** The first slice of a language retains its kerning, because most of the text uses it. */
const slices: Record<FontLocale, string[]> = {
  ru: ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext'],
  kk: ['cyrillic', 'latin', 'latin-ext', 'cyrillic-ext'],
  az: ['latin', 'latin-ext'],
  en: ['latin', 'latin-ext'],
};

const features = ['kern', 'tnum'];
const dropTables = ['HVAR', 'MVAR', 'STAT', 'gasp'];
const resolve = createRequire(import.meta.url).resolve;

async function variation(face: Face, locale: FontLocale): Promise<Buffer> {
  const wanted = new Set(face.characters(locale));
  const parts: Buffer[] = [];
  for (const slice of slices[locale]) {
    const subset = await subsetFont(readFileSync(resolve(face.source(slice))), [...wanted].join(''), {
      targetFormat: 'sfnt',
      variationAxes: face.axes,
      keepFeatures: features,
      noHinting: true,
      dropTables,
    });
    parts.push(subset);
  }
  // The second pass packs the merged tables and removes duplicates.
  return subsetFont(mergeSlices(parts, wanted), [...wanted].join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables,
  });
}

/** `U+20-7E, U+A0`: CSS `unicode-range`, so that a font is loaded only for its characters. */
function ranges(characters: string): string {
  const codes = [...new Set([...characters].map((char) => char.codePointAt(0) ?? 0))].sort(
    (one, other) => one - other,
  );
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  const lines = [''];
  for (const [from, to] of runs) {
    const range = from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
    const line = lines.at(-1) ?? '';
    if (line.length + range.length > 103) lines.push(range);
    else lines[lines.length - 1] = line ? `${line}, ${range}` : range;
  }
  return lines.join(',\n    ');
}

/** Written only if every face has the letters of every language. */
const fonts = await Promise.all(
  fontLocales.map((locale) =>
    Promise.all(
      faces.map(async (face) => {
        try {
          return { face, font: await variation(face, locale) };
        } catch (cause) {
          throw new Error(`${face.family} cannot be cut for ${locale}`, { cause });
        }
      }),
    ),
  ),
);
const rules = ['/* Written by subset.ts: every face in the cut of every language. */'];
for (const [at, locale] of fontLocales.entries()) {
  let total = 0;
  for (const { face, font } of fonts[at] ?? []) {
    total += font.length;
    writeFileSync(new URL(`./${face.name}-${locale}.woff2`, import.meta.url), font);
    console.log(`${face.name}-${locale}.woff2 ${font.length}`);
    rules.push(`@font-face {
  font-family: '${face.family} ${locale}';
  src: url('./${face.name}-${locale}.woff2') format('woff2');
  ${face.descriptors.replace('; ', ';\n  ')}
  font-display: swap;
  unicode-range:
    ${ranges(face.characters(locale))};
}`);
  }
  console.log(`${locale}: ${total} bytes`);
}
writeFileSync(new URL('./faces.css', import.meta.url), `${rules.join('\n\n')}\n`);
