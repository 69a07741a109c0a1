/** Transliteration of Russian, Kazakh (both alphabets) and Azerbaijani letters to basic Latin. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p',
    'р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya ә:a',
    'ғ:g қ:k ң:n ө:o ұ:u ү:u һ:h і:i ə:e ı:i ş:sh ç:ch',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => pair.split(':'))),
);

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
 * two letters. The order matters: each rule applies to the result of those before it. */
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

/** Phonetic form without vowels: misspellings often preserve the rest. */
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

/**
 * Compares a typed with a known word, allowing one insertion, deletion, substitution or transposition:
 * `whole` for the complete word, `start` for a prefix, null with more errors or without any.
 */
export function similarity(typed: string, word: string): 'whole' | 'start' | null {
  const shorter = Math.min(typed.length, word.length);
  let at = 0;
  while (at < shorter && typed[at] === word[at]) at += 1;
  if (at === typed.length) return null;
  let start = false;
  for (const [skipTyped, skipWord] of EDITS) {
    if (at + skipTyped > typed.length || at + skipWord > word.length) continue;
    if (skipTyped === 2 && (typed[at] !== word[at + 1] || typed[at + 1] !== word[at])) continue;
    if (!word.startsWith(typed.slice(at + skipTyped), at + skipWord)) continue;
    if (word.length - skipWord === typed.length - skipTyped) return 'whole';
    start = true;
  }
  return start ? 'start' : null;
}

/** Characters skipped on each side: substitution, transposition, insertion, deletion. */
const EDITS = [
  [1, 1],
  [2, 2],
  [1, 0],
  [0, 1],
] as const;

/**
 * Keyboard layouts by key position: the same index is the same key. The Kazakh layout has its own letters in
 * the digit row, the Azerbaijani one at the right edge and instead of `w`.
 */
const KEYS = {
  en: "`1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  ru: 'ё1234567890-=йцукенгшщзхъфывапролджэячсмитьбю.',
  kk: '("әіңғ,.үұқөһйцукенгшщзхъфывапролджэячсмитьбю№',
  az: '`1234567890-=qüertyuiopöğasdfghjklıəzxcvbnmçş.',
} as const;

type Layout = keyof typeof KEYS;

/** Active and intended layout. Russian and Kazakh are no pair: common letters are on the same keys. */
const MIXED: readonly (readonly [on: Layout, meant: Layout])[] = [
  ['en', 'ru'],
  ['en', 'kk'],
  ['en', 'az'],
  ['ru', 'en'],
  ['ru', 'az'],
  ['kk', 'en'],
  ['kk', 'az'],
  ['az', 'en'],
  ['az', 'ru'],
  ['az', 'kk'],
];

const LETTER = /\p{L}/u;
/** Letters unique to a layout; a text without one of them is also explained by another layout. */
const OWN: Readonly<Partial<Record<Layout, RegExp>>> = { kk: /[әіңғүұқөһ]/u, az: /[üöğıəçş]/u };

function retyped(text: string, on: Layout, meant: Layout): string | null {
  let result = '';
  for (const sign of text) {
    const key = KEYS[on].indexOf(sign);
    if (key < 0) {
      if (LETTER.test(sign)) return null;
      result += sign;
    } else result += KEYS[meant][key] ?? '';
  }
  return result;
}

/**
 * The text as it would be on the intended layout, for each pair of layouts that can be confused. `text` is
 * lower case; unchanged results are left out.
 */
export function retypings(text: string): string[] {
  const found = new Set<string>();
  for (const [on, meant] of MIXED) {
    if (OWN[on] && !OWN[on].test(text)) continue;
    const other = retyped(text, on, meant);
    if (other === null || other === text) continue;
    // Without letters unique to the intended layout, another layout gives the same result.
    if (OWN[meant] && !OWN[meant].test(other)) continue;
    found.add(other);
  }
  return [...found];
}
