import type { GameKind } from '../catalogue-tables.ts';

/** 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Random numbers in [0, 1) by mulberry32; the same for the same seed. */
export function rng(seed: number): () => number {
  let a = seed;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: () => number, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}

const ADJECTIVES =
  'Lazy Paper Velvet Copper Quiet Amber Foggy Wobbly Marble Sleepy Cobalt Dusty Curious Lapis Tiny Silver Gentle Crooked Frosty Plum'.split(
    ' ',
  );
const NOUNS =
  'Lantern Samovar Hoopoe Kettle Teapot Yurt Abacus Meadow Postman Observatory Carousel Apricot Lighthouse Toboggan Caravan Beehive Compass Jerboa Orchard Windmill'.split(
    ' ',
  );
const NUMBERS = 'Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const ROOMS = 'ABCDE'.split('');

export interface GameName {
  readonly slug: string;
  readonly name: string;
  readonly kind: GameKind;
  readonly categories: readonly string[];
  /** Slug of a fixed studio; null: any studio with a weight. */
  readonly provider: string | null;
}

/** Slug of a name: lower-case Latin words. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const plural = (noun: string): string =>
  noun === 'Postman'
    ? 'Postmen'
    : noun.endsWith('y')
      ? `${noun.slice(0, -1)}ies`
      : noun.endsWith('s')
        ? `${noun}es`
        : `${noun}s`;

const game = (
  name: string,
  kind: GameKind,
  categories: readonly string[],
  provider: string | null = null,
): GameName => ({
  slug: slugOf(name),
  name,
  kind,
  categories,
  provider,
});

/** The first games of the catalogue; each has its own cover. */
const FRONT = [
  ['tulpar-gold', 'Tulpar Gold'],
  ['fruit-cocktail', 'Orchard Medley'],
  ['wild-berkut', 'Wild Berkut'],
  ['kurgan-chronicle', 'Kurgan Chronicle'],
  ['steppe-howl', 'Steppe Howl'],
  ['candy-bazaar', 'Candy Bazaar'],
  ['ember-sevens', 'Ember Sevens'],
  ['sky-tulpar', 'Sky Tulpar'],
  ['kurgan-mines', 'Kurgan Mines'],
  ['aydahar-gate', 'Aydahar Gate'],
  ['pharaohs-ledger', 'Pharaoh’s Ledger'],
  ['caspian-corsair', 'Caspian Corsair'],
  ['spark-forge', 'Spark Forge'],
  ['jester-parade', 'Jester Parade'],
  ['gem-downpour', 'Gem Downpour'],
  ['northern-axe', 'Northern Axe'],
  ['thunder-portico', 'Thunder Portico'],
  ['honey-bear', 'Honey Bear'],
  ['lotus-dream', 'Lotus Dream'],
  ['silk-caravan', 'Silk Caravan'],
  ['turan-tiger', 'Turan Tiger'],
  ['lost-horseshoe', 'Lost Horseshoe'],
  ['resident', 'Night Porter'],
  ['stag-crown', 'Stag Crown'],
  ['peg-steps', 'Peg Steps'],
  ['lava-coins', 'Lava Coins'],
  ['koroglu-ride', 'Koroglu Ride'],
  ['zhar-ptica', 'Жар-птица'],
  ['altyn-adam', 'Алтын Адам'],
  ['steppe-poker', 'Steppe Poker'],
  ['dice-tower', 'Dice Tower'],
] as const;

const KIND_OF_FRONT: Readonly<Record<string, readonly [GameKind, readonly string[]]>> = {
  'sky-tulpar': ['crash', ['crash']],
  'kurgan-mines': ['instant', ['instant-win']],
  'peg-steps': ['instant', ['instant-win']],
  'dice-tower': ['instant', ['instant-win', 'table-games']],
  'steppe-poker': ['table', ['video-poker', 'table-games']],
};

function front(): GameName[] {
  return FRONT.map(([slug, name]) => {
    const [kind, categories] = KIND_OF_FRONT[slug] ?? ['slot', ['slots']];
    return { slug, name, kind, categories, provider: null };
  });
}

function tables(): GameName[] {
  const rooms = [
    ['Feltline', 'feltline-live'],
    ['Balapan', 'balapan-studio'],
  ].flatMap(([word = '', provider = '']) =>
    ['Roulette', 'Blackjack', 'Baccarat'].flatMap((play) =>
      ROOMS.map((room) =>
        game(`${word} ${play} Room ${room}`, 'live', ['live-casino', play.toLowerCase()], provider),
      ),
    ),
  );
  const shows = ['Lazy', 'Quiet', 'Amber', 'Tiny'].map((word) =>
    game(`${word} Wheel Parade`, 'live', ['live-casino', 'game-shows'], 'balapan-studio'),
  );
  const felt = ['Glasswren', 'Salted', 'Umbra'].flatMap((word) =>
    ['Roulette', 'Blackjack', 'Baccarat'].map((play) =>
      game(`${word} ${play}`, 'table', ['table-games', play.toLowerCase()], 'glasswren'),
    ),
  );
  const poker = ['Lantern', 'Compass', 'Caravan', 'Windmill', 'Orchard', 'Kettle', 'Abacus'].map((word) =>
    game(`${word} Poker`, 'table', ['video-poker', 'table-games']),
  );
  return [...rooms, ...shows, ...felt, ...poker];
}

function quick(): GameName[] {
  const forms = [
    ['Dash', 'crash', ['crash']],
    ['Drop', 'instant', ['instant-win']],
    ['Ladder', 'instant', ['instant-win']],
    ['Scratch', 'instant', ['scratch', 'instant-win']],
    ['Keno', 'instant', ['bingo-keno']],
  ] as const;
  return forms.flatMap(([word, kind, categories], i) =>
    NOUNS.filter((_, at) => at % 5 === i || at % 10 === (i + 3) % 10).map((noun) =>
      game(`${noun} ${word}`, kind, categories),
    ),
  );
}

function* pairs(): Generator<string> {
  // A Latin square instead of nested lists, so that adjacent names differ in both words.
  for (let shift = 0; shift < NOUNS.length; shift++)
    for (const [i, adjective] of ADJECTIVES.entries())
      yield `${adjective} ${NOUNS[(i * 7 + shift) % NOUNS.length] ?? ''}`;
}
function* couples(): Generator<string> {
  for (let step = 1; step < NOUNS.length / 2; step++)
    for (const [i, noun] of NOUNS.entries()) yield `${noun} & ${NOUNS[(i + step) % NOUNS.length] ?? ''}`;
}
function* counted(): Generator<string> {
  for (let shift = 0; shift < NOUNS.length; shift++)
    for (const [n, number] of NUMBERS.entries())
      for (const [i, adjective] of ADJECTIVES.entries())
        if ((n + i) % 5 === shift % 5)
          yield `${number} ${adjective} ${plural(NOUNS[(i + shift + n) % NOUNS.length] ?? '')}`;
}

/** Names of slots without end: when the words are used up, the names follow again with a number. */
function* slots(): Generator<string> {
  const sources = [pairs(), pairs(), pairs(), pairs(), pairs(), couples(), counted()];
  // `pairs` come five times as often as `couples` or `counted`.
  const [first] = sources;
  const turns = sources.map((source, i) => (i < 5 && first ? first : source));
  const all: string[] = [];
  const ended = new Set<Generator<string>>();
  while (ended.size < 3)
    for (const source of turns) {
      const { value, done } = source.next();
      if (done) {
        ended.add(source);
        continue;
      }
      all.push(value);
      yield value;
    }
  for (let edition = 2; ; edition++) for (const name of all) yield `${name} ${edition}`;
}

/** The first `count` games, deterministic; every category appears early. */
export function gameNames(count: number): GameName[] {
  // A deterministic shuffle, so that variants of the same table are not adjacent.
  const others = [...tables(), ...quick()].toSorted((a, b) => hash(a.slug) - hash(b.slug));
  const names = slots();
  const list = front();
  const seen = new Set(list.map(({ slug }) => slug));
  let next = 0;
  while (list.length < count) {
    const other = list.length % 4 === 3 ? others[next++] : undefined;
    const one = other ?? game(names.next().value ?? '', 'slot', ['slots']);
    if (seen.has(one.slug)) continue;
    seen.add(one.slug);
    list.push(one);
  }
  return list.slice(0, count);
}

/** Initials in the alphabet that most players of a currency use. */
export const INITIALS = {
  KZT: 'АБВДЕКЛМНОРСТУ'.split(''),
  AZN: 'ABDEHKLMNRST'.split(''),
} as const;
