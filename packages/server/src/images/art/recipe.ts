import { GENRES, type Family } from './families-genre.ts';
import { FORMS, NOUNS } from './families-noun.ts';
import type { Voice } from './outlines.ts';
import type { Metal, Stone } from './palette.ts';
import { hash, pick, rng } from './seed.ts';
import type { Recipe } from './tile.ts';
import { TUNED } from './tuned.ts';

/** Emblems for names no family knows; all read well at 132 px. */
const ANY: readonly string[] = [
  'crown',
  'laurel-crown',
  'trophy-cup',
  'cut-diamond',
  'ram-profile',
  'spartan-helmet',
  'samurai-helmet',
  'magic-lamp',
  'crystal-ball',
  'sun',
  'aztec-calendar-sun',
  'galleon',
  'medusa-head',
  'owl',
  'scorpion',
  'cobra',
  'buffalo-head',
  'crown-coin',
  'spell-book',
  'ringing-bell',
  'polar-star',
];

/** Metals that stand out on each stone. */
const CONTRAST: Record<Stone, readonly Metal[]> = {
  turquoise: ['gold', 'bone', 'coral'],
  lapis: ['gold', 'silver', 'coral'],
  aqua: ['gold', 'bone', 'rose'],
  garnet: ['gold', 'bone', 'turq'],
  carnelian: ['gold', 'turq', 'bone'],
  amber: ['ruby', 'gold', 'turq'],
  malachite: ['gold', 'bone', 'rose'],
  nephrite: ['gold', 'ruby', 'bone'],
  tourmaline: ['gold', 'turq', 'silver'],
  onyx: ['gold', 'coral', 'turq'],
  pearl: ['rose', 'ruby', 'sapphire'],
};

/** Words of a name that mention a colour choose the backdrop. */
const TINTS: readonly (readonly [RegExp, readonly Stone[]])[] = [
  [/^velvet-/, ['garnet', 'tourmaline']],
  [/^copper-/, ['carnelian']],
  [/^amber-/, ['amber']],
  [/^foggy-/, ['onyx', 'turquoise']],
  [/^marble-/, ['pearl']],
  [/^cobalt-/, ['aqua', 'lapis']],
  [/^dusty-/, ['amber', 'onyx']],
  [/^lapis-/, ['lapis']],
  [/^silver-/, ['onyx', 'lapis']],
  [/^frosty-/, ['aqua']],
  [/^plum-/, ['tourmaline']],
];

const LETTERING: Record<Voice, Metal> = {
  elegant: 'gold',
  myth: 'gold',
  bold: 'gold',
  fun: 'gold',
  slab: 'silver',
  tech: 'turq',
  gothic: 'gold',
  deco: 'silver',
};

const UNKNOWN: Family = {
  icons: ANY,
  sats: ['two-coins', 'polar-star'],
  scenes: ['rays', 'feathers', 'dunes', 'shards', 'rings', 'reels', 'night'],
  voices: ['bold', 'myth', 'slab', 'deco', 'fun'],
  metals: ['gold', 'bone', 'silver'],
  stones: Object.keys(CONTRAST) as Stone[],
  size: 300,
};

function familyOf(slug: string): Family {
  const base = [...NOUNS, ...GENRES].find(([word]) => word.test(slug));
  const table = GENRES.find(
    ([word, family]) => (family.custom !== undefined || family.cards !== undefined) && word.test(slug),
  );
  const family = table?.[1] ?? base?.[1] ?? UNKNOWN;
  const form = FORMS.find(([word]) => word.test(slug))?.[1];
  return form ? { ...family, ...form } : family;
}

const tuned = new Map(TUNED.map((recipe) => [recipe.slug, recipe]));

/**
 * How a game looks: set by hand when there is such a recipe, otherwise decided by its slug alone.
 * `variant` gives another picture of the same game.
 */
export function recipeFor(slug: string, title: string, variant = ''): Recipe {
  const known = tuned.get(slug);
  if (known && variant === '') return { ...known, title };
  const random = rng(hash(slug + variant) ^ 0x5eed);
  const family = familyOf(slug);
  const tint = family.custom ? undefined : TINTS.find(([word]) => word.test(slug))?.[1];
  const stone = pick(random, tint ?? family.stones);
  const fitting = family.metals.filter((metal) => CONTRAST[stone].includes(metal));
  const metal = pick(
    random,
    family.cards || (!tint && family !== UNKNOWN)
      ? family.metals
      : fitting.length > 0
        ? fitting
        : CONTRAST[stone],
  );
  const voice = pick(random, family.voices);
  const icon = family.icons && pick(random, family.icons);
  return {
    slug: slug + variant,
    title,
    stone,
    metal,
    tmetal: voice === 'slab' && metal === 'gold' ? 'gold' : LETTERING[voice],
    setting: pick(random, family.scenes),
    voice,
    ...(icon === undefined ? {} : { icon }),
    ...(family.glyph === undefined ? {} : { glyph: family.glyph }),
    ...(family.custom === undefined ? {} : { custom: family.custom }),
    ...(family.cards === undefined ? {} : { cards: family.cards }),
    sats: family.sats ?? ['two-coins'],
    ...(family.smetals === undefined ? {} : { smetals: family.smetals }),
    ...(family.float === undefined ? {} : { float: family.float }),
    size: family.size ?? 305,
    ...(family.cy === undefined ? {} : { cy: family.cy }),
  };
}
