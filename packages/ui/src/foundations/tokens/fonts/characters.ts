/** Languages of the product; each has its own cut of every face. */
export const fontLocales = ['ru', 'kk', 'az', 'en'] as const;

/** A language with a cut of its own. */
export type FontLocale = (typeof fontLocales)[number];

const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Signs every language needs: currencies, quotes, dashes, the minus, the no-break space, the multiplication sign. The
 * word joiner needs no glyph; the thin no-break space has none in these faces.
 */
const signs = '\u00a0«»„“”‘’–—…·•×−°©₸₼₽€';

const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя№';

const alphabets: Record<FontLocale, string> = {
  ru: russian,
  kk: `${russian}әғқңөұүһі`,
  az: 'əğıöüşç',
  en: '',
};

/** Capitals by the plain rule, and İ, which only its own languages pair with i. */
const bothCases = (letters: string) => letters + letters.toUpperCase() + (letters.includes('ı') ? 'İ' : '');

/** Signs of code and of keyboards: titles and prizes have none, so only the text face draws them. */
const textOnly = '\\^_`{|}~<>[]©';

/** Every character the text face draws for a language: its alphabet, basic Latin (names of games), figures, signs. */
export const textCharacters = (locale: FontLocale): string => latin + signs + bothCases(alphabets[locale]);

/** Every character the display face draws for a language. */
export const displayCharacters = (locale: FontLocale): string =>
  [...textCharacters(locale)].filter((char) => !textOnly.includes(char)).join('');
