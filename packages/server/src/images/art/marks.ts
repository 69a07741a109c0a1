import { f1, iconD, line, type Voice } from './outlines.ts';
import { hash } from './seed.ts';

/** Reads on the dark and on the light surface alike (at least 3.9:1). */
const WORDMARK = '#8F857A';

const VOICES: readonly Voice[] = ['tech', 'deco', 'slab', 'myth', 'elegant', 'bold', 'fun'];
const MARKS: Readonly<Record<string, string>> = {
  'copper-heron': 'feathered-wing',
  'paper-otter': 'paper-plane',
  'velvet-abacus': 'abacus',
  'orbiting-samovar': 'coffee-pot',
  'brass-jerboa': 'seated-mouse',
  'ninefold-postbox': 'envelope',
  'salted-compass': 'compass',
  'tin-pomegranate': 'pear',
  'marble-hoopoe': 'hummingbird',
  yurtlight: 'barracks-tent',
  'plum-carousel': 'carousel',
  'windmill-47': 'windmill',
  'lapis-turnip': 'cut-diamond',
  glasswren: 'hummingbird',
  'qobyz-circuit': 'rupee',
  'foggy-toboggan': 'snowflake-1',
  'polar-apricot': 'peach',
  'umbra-teapot': 'teapot',
  hazelgrid: 'squirrel',
  'drift-argali': 'ram-profile',
  'kettle-and-fern': 'cooking-pot',
  'little-comet-post': 'falling-star',
  'noctule-mill': 'paper-windmill',
  'feltline-live': 'spades',
  'balapan-studio': 'eagle-head',
  'sandglass-quay': 'anchor',
  'cloud-and-kumis': 'coffee-cup',
  'tulip-engine': 'rose',
  'crooked-lighthouse': 'lighthouse',
  'demo-house': 'hut',
};

/** Wordmark of a studio: its sign and its name in one display face, outlined. */
export function providerMark(slug: string, name: string): string {
  const voice = VOICES[hash(slug) % VOICES.length] ?? 'tech';
  const width = Math.min(190, Math.max(74, name.length * 11));
  const set = line(voice, name, { width });
  const total = Math.ceil(width + 38);
  const sign = iconD(MARKS[slug] ?? 'polar-star');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="32" viewBox="0 0 ${total} 32"><g fill="${WORDMARK}"><g transform="translate(1 4) scale(.047)"><path d="${sign}"/></g><path transform="translate(33 ${f1(16 + set.cap / 2)})" d="${set.d}"/></g></svg>`;
}

const stroke = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="36" viewBox="7 3 34 30" fill="none" stroke="${WORDMARK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

/** Ways to pay, for the footer; generic signs, no bank's or scheme's mark. */
export const PAYMENT_MARKS: Readonly<Record<string, string>> = {
  card: stroke(
    '<rect x="10" y="8" width="28" height="20" rx="4"/><path d="M10 15h28" stroke-width="4"/><path d="M15 23h6"/>',
  ),
  bank: stroke(
    '<rect x="16" y="5" width="16" height="26" rx="4"/><path d="m20 19 4-4 4 4M24 15v9M22 28h4"/>',
  ),
  mobile: stroke(
    '<rect x="16" y="5" width="16" height="26" rx="4"/><path d="M22 27h4"/><path d="M20 10h8"/>',
  ),
  ewallet: stroke(
    '<path d="M12 11h22a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4h18v4"/><path d="M38 17h-6a3 3 0 0 0 0 6h6"/>',
  ),
  terminal: stroke('<path d="M14 6h20v24H14z"/><path d="M18 10h12v8H18zM18 23h4M26 23h4"/>'),
  voucher: stroke(
    '<path d="M9 12a3 3 0 0 0 3-3h24a3 3 0 0 0 3 3v3a3 3 0 0 0 0 6v3a3 3 0 0 0-3 3H12a3 3 0 0 0-3-3v-3a3 3 0 0 0 0-6z"/><path d="M28 10v3M28 17v3M28 24v3"/>',
  ),
};

const badge = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44" fill="none" stroke="${WORDMARK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="22" cy="22" r="20"/>${body}</svg>`;

/** Legal marks of the footer. The age mark says 21 by default: the badge of the footer. */
export function legalMark(name: string, age = 21): string | null {
  if (name === 'age') {
    const set = line('tech', `${age}+`, { width: 25 });
    return badge(
      `<path transform="translate(9.500 ${f1(22 + set.cap / 2)})" d="${set.d}" fill="${WORDMARK}" stroke="none"/>`,
    );
  }
  if (name === 'responsible')
    return badge(
      '<path d="M33 21c0 6-4.500 9-11 12-6.500-3-11-6-11-12v-7c4 0 8-2 11-4 3 2 7 4 11 4z"/><path d="m17 21 4 4 7-7"/>',
    );
  if (name === 'sandbox')
    return badge('<path d="M15 12h14M18 12v9l-6 10a2 2 0 0 0 2 3h16a2 2 0 0 0 2-3l-6-10v-9M15 27h14"/>');
  return null;
}
