/**
 * Keyboards as their keys stand: the same place is the same key. The Kazakh one carries its own letters in the row of
 * digits, the Azerbaijani one at the right edge.
 */
const KEYS = {
  en: "`1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  ru: 'ё1234567890-=йцукенгшщзхъфывапролджэячсмитьбю.',
  kk: '("әіңғ,.үұқөһйцукенгшщзхъфывапролджэячсмитьбю№',
  az: '`1234567890-=qüertyuiopöğasdfghjklıəzxcvbnmçş.',
} as const;

type Layout = keyof typeof KEYS;

/** Which keyboard was on, and which one the fingers meant. Russian and Kazakh share their letters. */
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
/** Letters that only this keyboard can have written: without one of them another keyboard explains the text as well. */
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
 * What a text would have been on the keyboard its writer had in mind, for every pair of keyboards that can have been
 * mixed up. `text` is in small letters; texts that would not change are left out.
 */
export function retypings(text: string): string[] {
  const found = new Set<string>();
  for (const [on, meant] of MIXED) {
    if (OWN[on] && !OWN[on].test(text)) continue;
    const other = retyped(text, on, meant);
    if (other === null || other === text) continue;
    // A keyboard that adds none of its own letters says no more than its neighbour.
    if (OWN[meant] && !OWN[meant].test(other)) continue;
    found.add(other);
  }
  return [...found];
}
