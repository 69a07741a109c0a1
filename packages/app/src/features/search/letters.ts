/** Transliteration of Russian, Kazakh (both alphabets) and Azerbaijani letters to basic Latin. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
  ə: 'e',
  ı: 'i',
  ş: 'sh',
  ç: 'ch',
};

/** Lower-cases consistently for all languages here: both Turkic `İ` and `I` become `i`. */
export const small = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

/** Transliterates a text to Latin letters and digits, with single spaces between words. */
export function plain(text: string): string {
  let latin = '';
  for (const sign of small(text)) latin += LATIN[sign] ?? sign;
  return latin
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ‘`]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/* Approximate pronunciation: different spellings of one sound become one sign, upper case for sounds with
 * two letters. The order matters: longer spellings come first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/dzh|dj|zh|j/g, 'J'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/igh/g, 'a'],
  [/kh/g, 'h'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ts/g, 'c'],
  [/ee|ea/g, 'i'],
  [/oo|ou|ow/g, 'u'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/ai/g, 'a'],
  [/ei/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{2}[^aeiou])e$/, ''],
];

/**
 * Phonetic form of a transliterated word; English, Russian, Kazakh and Azerbaijani spellings of one name give
 * the same result.
 */
export function sound(word: string): string {
  return SOUNDS.reduce((text, [spelling, sign]) => text.replace(spelling, sign), word);
}

/** Consonants of a phonetic form, which misspellings preserve. */
export function frame(sounding: string): string {
  return sounding.replace(/[aeiou]/g, '');
}

/** A Latin text as pronounced in Azerbaijani: `c` is an English j, `q` a g, `x` the h of loch. */
export function azerbaijani(text: string): string {
  return text
    .replace(/c(?!h)/g, 'j')
    .replaceAll('q', 'g')
    .replaceAll('x', 'h');
}
