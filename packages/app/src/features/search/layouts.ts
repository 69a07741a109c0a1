/**
 * Keyboard layouts by key position: the same index is the same key. The Kazakh layout has its own letters in
 * the digit row, the Azerbaijani one at the right edge.
 */
const KEYS = {
  en: "`1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  ru: 'ё1234567890-=йцукенгшщзхъфывапролджэячсмитьбю.',
  kk: '("әіңғ,.үұқөһйцукенгшщзхъфывапролджэячсмитьбю№',
  az: '`1234567890-=qüertyuiopöğasdfghjklıəzxcvbnmçş.',
} as const;

type Layout = keyof typeof KEYS;

/** Active and intended layout. Russian and Kazakh share their letters. */
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
    // Without its own letters this layout gives the same result as its neighbour.
    if (OWN[meant] && !OWN[meant].test(other)) continue;
    found.add(other);
  }
  return [...found];
}
