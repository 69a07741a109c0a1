import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A font file and its characters. */
interface Part {
  readonly file: string;
  readonly range: string;
}

/** The product's text font. Its four files contain all letters of ru, kk, az and en, and currency signs. */
const ONEST: Readonly<Record<string, Part>> = {
  'onest-latin': {
    file: '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
    range: 'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2212',
  },
  'onest-latin-ext': {
    file: '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
    range: 'U+100-130,U+132-151,U+154-2BA,U+20A0-20AB,U+20AD-20C0',
  },
  'onest-cyrillic': {
    file: '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
    range: 'U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  },
  'onest-cyrillic-ext': {
    file: '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2',
    range: 'U+460-48F,U+492-4AF,U+4B2-52F',
  },
};

/** `@font-face` rules; `origin` is needed in a sandboxed frame, which has no origin. */
export const textFaces = (origin = ''): string =>
  Object.entries(ONEST)
    .map(
      ([name, { range }]) =>
        `@font-face{font-family:Onest;font-weight:400 800;font-display:swap;src:url(${origin}/sandbox/fonts/${name}.woff2) format("woff2");unicode-range:${range}}`,
    )
    .join('');

/** Path of a font file by its name in the URL; null for an unknown one. */
export function fontFile(name: string): string | null {
  const key = name.replace(/\.woff2$/, '');
  const part = name.endsWith('.woff2') && Object.hasOwn(ONEST, key) ? ONEST[key] : undefined;
  return part === undefined ? null : resolve(part.file);
}
