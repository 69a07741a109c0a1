import type { FontLocale } from './fonts/characters.ts';

export type { FontLocale } from './fonts/characters.ts';
export { typeScale } from './scale.ts';

/** URLs of a language's two font files, text font first, for preloading. */
export const fontFiles: Record<FontLocale, readonly [string, string]> = {
  ru: [
    new URL('./fonts/onest-ru.woff2', import.meta.url).href,
    new URL('./fonts/geologica-ru.woff2', import.meta.url).href,
  ],
  kk: [
    new URL('./fonts/onest-kk.woff2', import.meta.url).href,
    new URL('./fonts/geologica-kk.woff2', import.meta.url).href,
  ],
  az: [
    new URL('./fonts/onest-az.woff2', import.meta.url).href,
    new URL('./fonts/geologica-az.woff2', import.meta.url).href,
  ],
  en: [
    new URL('./fonts/onest-en.woff2', import.meta.url).href,
    new URL('./fonts/geologica-en.woff2', import.meta.url).href,
  ],
};
