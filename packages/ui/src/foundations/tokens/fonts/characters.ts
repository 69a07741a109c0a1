/** Languages of the product; each has its own subset of every font. */
export const fontLocales = ['ru', 'kk', 'az', 'en'] as const;

/** A language with its own subset. */
export type FontLocale = (typeof fontLocales)[number];

const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Symbols every language needs, such as currencies, quotes, dashes, minus, non-breaking space, multiplication sign.
 * Not the word joiner, which needs no glyph, nor the narrow non-breaking space, which these fonts do not have.
 */
const signs = '\u00a0«»„“”‘’–—…·•×−°©₸₼₽€';

const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя№';

const alphabets: Record<FontLocale, string> = {
  ru: russian,
  kk: `${russian}әғқңөұүһі`,
  az: 'əğıöüşç',
  en: '',
};

/** Both cases of the letters. `toUpperCase` turns i into I, so the İ of Azerbaijani is added. */
const bothCases = (letters: string) => letters + letters.toUpperCase() + (letters.includes('ı') ? 'İ' : '');

/** Symbols of code and keyboards; the display font does without them. */
const textOnly = '\\^_`{|}~<>[]©';

/** Characters of the text font for a language: its alphabet, basic Latin (game names), digits, symbols. */
export const textCharacters = (locale: FontLocale): string => latin + signs + bothCases(alphabets[locale]);

/** Characters of the display font for a language. */
export const displayCharacters = (locale: FontLocale): string =>
  [...textCharacters(locale)].filter((char) => !textOnly.includes(char)).join('');
