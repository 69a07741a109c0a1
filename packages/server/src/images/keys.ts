import { OBJECTS, type ObjectName } from './art/objects.ts';
import { SYMBOLS, type SymbolName } from './art/stage.ts';

/** What a key of the image address names. */
export type Subject =
  | { readonly kind: 'tile' | 'alternative' | 'stage' | 'title'; readonly slug: string }
  | { readonly kind: 'symbol'; readonly slug: string; readonly symbol: SymbolName }
  | { readonly kind: 'object'; readonly object: ObjectName }
  | { readonly kind: 'provider'; readonly slug: string; readonly raster: boolean }
  | { readonly kind: 'payment'; readonly name: string }
  | { readonly kind: 'legal'; readonly name: string };

const GAME_PARTS: Readonly<Record<string, 'tile' | 'alternative' | 'stage' | 'title'>> = {
  'card.webp': 'tile',
  'alternative.webp': 'alternative',
  'stage.webp': 'stage',
  'title.webp': 'title',
};

/** Which object stands on the slides of the home page. */
const BANNERS: Readonly<Record<string, ObjectName>> = {
  welcome: 'tulpar',
  demo: 'reels',
  tournament: 'trophy',
  cashback: 'cashback',
  premiere: 'crown',
};
/** Which object stands for a bonus, by the code of its template. */
const BONUSES: Readonly<Record<string, ObjectName>> = {
  w1: 'tulpar',
  w1gs: 'reels',
  w1fs: 'reels',
  w2: 'money',
  w3: 'chest',
  w300: 'crown',
  r50: 'money',
  nd: 'coin',
  dgs: 'reels',
  ndgs: 'reels',
  tw: 'trophy',
  'gsw-w1gs': 'reels',
  'gsw-dgs': 'reels',
  'gsw-ndgs': 'reels',
  cbw: 'cashback',
  cbm: 'cashback',
  hard35: 'money',
  demo20: 'ticket',
  vip25: 'crown',
  week20: 'ticket',
  month10: 'laurel',
  spin15: 'reels',
  gift5: 'chest',
};

/** Object of a picture in a folder; `-promo`, `-s` and `-b` are the same object in other places. */
function objectIn(folder: string, name: string): ObjectName | null {
  const own = (table: Readonly<Record<string, ObjectName>>, key: string): ObjectName | null =>
    Object.hasOwn(table, key) ? (table[key] ?? null) : null;
  if (folder === 'objects') return Object.hasOwn(OBJECTS, name) ? (name as ObjectName) : null;
  if (folder === 'banners') return own(BANNERS, name);
  if (folder === 'welcome') return own(BONUSES, name.replace(/-promo$/, ''));
  return folder === 'offers' ? own(BONUSES, name.replace(/-[sb]$/, '')) : null;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads a key; null for one that names nothing. Never touches the file system: a key is not a path. */
export function readKey(key: string): Subject | null {
  if (key.length > 160) return null;
  const parts = key.split('/');
  const [folder = '', name = '', file = ''] = parts;
  if (folder === 'games' && SLUG.test(name)) {
    if (parts.length === 3 && Object.hasOwn(GAME_PARTS, file)) {
      const kind = GAME_PARTS[file];
      return kind ? { kind, slug: name } : null;
    }
    const symbol = SYMBOLS.find((known) => `${known}.webp` === parts[3]);
    return parts.length === 4 && file === 'symbols' && symbol ? { kind: 'symbol', slug: name, symbol } : null;
  }
  if (folder === 'providers' && SLUG.test(name) && parts.length === 3) {
    if (file === 'icon.svg') return { kind: 'provider', slug: name, raster: false };
    return file === 'icon.png' ? { kind: 'provider', slug: name, raster: true } : null;
  }
  const plain = /^([a-z0-9-]+)\.(webp|svg)$/.exec(name);
  if (parts.length !== 2 || !plain?.[1]) return null;
  if (plain[2] === 'svg') {
    if (folder === 'payments') return { kind: 'payment', name: plain[1] };
    return folder === 'legal' ? { kind: 'legal', name: plain[1] } : null;
  }
  const object = objectIn(folder, plain[1]);
  return object ? { kind: 'object', object } : null;
}
