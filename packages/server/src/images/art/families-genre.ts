import type { Voice } from './outlines.ts';
import type { Metal, Stone } from './palette.ts';
import type { Setting } from './scenes.ts';
import type { Card } from './table-emblems.ts';

/** Choices that go together: any combination inside a family makes a good tile. */
export interface Family {
  icons?: readonly string[];
  glyph?: string;
  custom?: 'wheel';
  cards?: readonly Card[];
  sats?: readonly string[];
  smetals?: readonly Metal[];
  scenes: readonly Setting[];
  voices: readonly Voice[];
  metals: readonly Metal[];
  stones: readonly Stone[];
  float?: boolean;
  size?: number;
  cy?: number;
}

/** Families by theme of the word; the first match wins, so the narrow ones stand first. */
export const GENRES: readonly (readonly [RegExp, Family])[] = [
  [
    /roulette|wheel/,
    {
      custom: 'wheel',
      scenes: ['curtain'],
      voices: ['elegant'],
      stones: ['malachite', 'garnet', 'lapis'],
      metals: ['gold'],
      cy: 220,
      size: 320,
    },
  ],
  [
    /blackjack|21|pontoon/,
    {
      cards: [
        ['A', 'spades', 0],
        ['J', 'hearts', 1],
      ],
      scenes: ['curtain'],
      voices: ['elegant'],
      stones: ['garnet', 'malachite', 'lapis'],
      metals: ['bone'],
      cy: 206,
      size: 330,
    },
  ],
  [
    /baccarat|punto/,
    {
      cards: [
        ['9', 'diamonds', 1],
        ['K', 'clubs', 0],
        ['8', 'hearts', 1],
      ],
      scenes: ['curtain'],
      voices: ['elegant'],
      stones: ['lapis', 'garnet'],
      metals: ['bone'],
      cy: 206,
      size: 330,
    },
  ],
  [
    /poker|holdem|hold-em|card/,
    {
      cards: [
        ['10', 'spades', 0],
        ['Q', 'hearts', 1],
        ['A', 'clubs', 0],
      ],
      scenes: ['curtain', 'rays'],
      voices: ['elegant'],
      stones: ['malachite', 'onyx', 'garnet'],
      metals: ['bone'],
      cy: 206,
      size: 330,
    },
  ],
  [
    /seven|777|7s/,
    {
      glyph: '7',
      sats: ['cherry', 'ringing-bell', 'fire'],
      smetals: ['gold', 'coral'],
      scenes: ['rays', 'reels'],
      voices: ['bold'],
      metals: ['ruby', 'gold'],
      stones: ['garnet', 'amber', 'lapis'],
    },
  ],
  [
    /fruit|berry|cocktail|juic|cherr/,
    {
      icons: ['strawberry', 'raspberry', 'cherry', 'pineapple'],
      sats: ['cherry', 'orange-slice', 'lemon', 'grapes'],
      smetals: ['coral', 'jade', 'gold', 'ruby'],
      scenes: ['rays', 'reels'],
      voices: ['fun'],
      metals: ['ruby'],
      stones: ['tourmaline', 'nephrite', 'aqua'],
    },
  ],
  [
    /candy|sweet|sugar|bonbon/,
    {
      icons: ['wrapped-sweet', 'cupcake', 'donut'],
      sats: ['candy-canes', 'cupcake', 'donut'],
      smetals: ['gold', 'ruby', 'jade', 'rose'],
      scenes: ['rays'],
      voices: ['fun'],
      metals: ['rose'],
      stones: ['aqua', 'turquoise', 'tourmaline'],
    },
  ],
  [
    /mine|dynamite/,
    {
      icons: ['rupee', 'emerald', 'cut-diamond'],
      scenes: ['lattice'],
      voices: ['tech'],
      metals: ['turq', 'gold'],
      stones: ['malachite', 'lapis'],
      float: false,
    },
  ],
  [
    /plinko|ball/,
    {
      icons: ['ball-pyramid'],
      scenes: ['lattice'],
      voices: ['tech'],
      metals: ['gold'],
      stones: ['tourmaline', 'turquoise'],
      float: false,
    },
  ],
  [
    /rocket|crash|fly|sky|jet|plane/,
    {
      icons: ['rocket', 'paper-plane', 'pegasus'],
      scenes: ['sky'],
      voices: ['tech'],
      metals: ['silver', 'coral'],
      stones: ['aqua', 'turquoise'],
      float: false,
      cy: 206,
    },
  ],
  [
    /dice/,
    {
      icons: ['rolling-dices', 'perspective-dice-six'],
      scenes: ['lattice', 'rings'],
      voices: ['tech'],
      metals: ['bone', 'gold'],
      stones: ['garnet', 'lapis'],
      float: false,
    },
  ],
  [
    /tulpar|pegasus|horse|stallion|ride/,
    {
      icons: ['pegasus', 'horse-head'],
      sats: ['two-coins', 'crown-coin', 'polar-star'],
      scenes: ['feathers', 'dunes'],
      voices: ['myth'],
      metals: ['gold', 'bone'],
      stones: ['turquoise', 'nephrite', 'lapis'],
    },
  ],
  [
    /berkut|eagle|falcon|hawk/,
    {
      icons: ['eagle-head', 'eagle-emblem', 'hawk-emblem'],
      sats: ['feathered-wing', 'sun'],
      scenes: ['dunes', 'feathers'],
      voices: ['bold'],
      metals: ['gold', 'coral'],
      stones: ['carnelian', 'garnet'],
    },
  ],
  [
    /wolf/,
    {
      icons: ['wolf-head'],
      scenes: ['night'],
      voices: ['slab'],
      metals: ['silver'],
      stones: ['lapis', 'turquoise'],
      float: false,
    },
  ],
  [
    /bear/,
    {
      icons: ['bear-head'],
      sats: ['honeypot', 'bee'],
      smetals: ['gold', 'coral'],
      scenes: ['rays', 'night'],
      voices: ['fun'],
      metals: ['bone'],
      stones: ['amber', 'malachite'],
    },
  ],
  [
    /tiger|leopard|panther|cat/,
    {
      icons: ['tiger-head'],
      scenes: ['feathers', 'rings'],
      voices: ['bold'],
      metals: ['gold'],
      stones: ['onyx', 'malachite'],
      float: false,
    },
  ],
  [
    /lion|king/,
    {
      icons: ['lion', 'imperial-crown'],
      scenes: ['dunes', 'rays'],
      voices: ['myth'],
      metals: ['gold'],
      stones: ['garnet', 'amber'],
    },
  ],
  [
    /stag|deer/,
    {
      icons: ['deer-head'],
      scenes: ['feathers', 'night'],
      voices: ['gothic'],
      metals: ['gold'],
      stones: ['malachite'],
      float: false,
    },
  ],
  [
    /dragon|serpent/,
    {
      icons: ['dragon-head', 'sea-dragon'],
      sats: ['fluffy-flame', 'two-coins'],
      scenes: ['rings', 'shards'],
      voices: ['gothic'],
      metals: ['gold', 'jade'],
      stones: ['carnelian', 'garnet'],
    },
  ],
  [
    /pharaoh|egypt|nile|scarab|book/,
    {
      icons: ['pharoah', 'anubis', 'book-aura', 'scarab-beetle'],
      sats: ['scarab-beetle', 'ankh'],
      smetals: ['turq', 'gold'],
      scenes: ['dunes', 'shards'],
      voices: ['myth'],
      metals: ['gold'],
      stones: ['amber', 'garnet', 'lapis'],
    },
  ],
  [
    /pirate|corsair|ship|sea|ocean|caspian|fish/,
    {
      icons: ['pirate-captain', 'ship-wheel', 'shark-jaws'],
      sats: ['two-coins', 'anchor'],
      smetals: ['gold'],
      scenes: ['waves'],
      voices: ['gothic'],
      metals: ['bone', 'gold'],
      stones: ['aqua', 'turquoise'],
    },
  ],
  [
    /viking|norse|axe|odin/,
    {
      icons: ['viking-helmet', 'thor-hammer'],
      scenes: ['night'],
      voices: ['slab'],
      metals: ['silver'],
      stones: ['turquoise', 'lapis'],
      float: false,
    },
  ],
  [
    /zeus|thunder|olymp|temple|god/,
    {
      icons: ['zeus-sword', 'greek-temple', 'spartan-helmet'],
      sats: ['lightning-trio', 'polar-star'],
      scenes: ['rings', 'shards'],
      voices: ['myth'],
      metals: ['gold'],
      stones: ['lapis', 'onyx'],
    },
  ],
  [
    /fire|flame|lava|forge|hot|burn/,
    {
      icons: ['flame', 'anvil-impact', 'fire'],
      sats: ['flame', 'fire'],
      smetals: ['coral', 'gold'],
      scenes: ['shards', 'reels'],
      voices: ['slab'],
      metals: ['coral', 'gold'],
      stones: ['onyx', 'carnelian'],
    },
  ],
  [
    /diamond|gem|jewel|crystal|stone/,
    {
      icons: ['cut-diamond', 'emerald', 'rupee'],
      sats: ['emerald', 'rupee', 'gems'],
      smetals: ['turq', 'rose', 'sapphire'],
      scenes: ['shards'],
      voices: ['deco'],
      metals: ['turq', 'rose'],
      stones: ['lapis', 'tourmaline'],
    },
  ],
  [
    /joker|jester|carnival/,
    {
      icons: ['jester-hat'],
      sats: ['hearts', 'clubs', 'spades'],
      smetals: ['ruby', 'sapphire', 'gold'],
      scenes: ['rays'],
      voices: ['fun'],
      metals: ['ruby'],
      stones: ['nephrite', 'lapis'],
    },
  ],
  [
    /lucky|clover|horseshoe|fortune/,
    {
      icons: ['horseshoe'],
      sats: ['clover', 'ringing-bell', 'cherry', 'two-coins'],
      smetals: ['gold', 'jade'],
      scenes: ['reels', 'rays'],
      voices: ['slab'],
      metals: ['gold'],
      stones: ['nephrite', 'malachite'],
    },
  ],
  [
    /lotus|flower|rose|garden|tulip/,
    {
      icons: ['lotus', 'rose', 'lotus-flower'],
      scenes: ['feathers'],
      voices: ['elegant'],
      metals: ['rose', 'ruby'],
      stones: ['pearl', 'malachite'],
      float: false,
    },
  ],
  [
    /silk|caravan|camel|desert|bazaar|lamp/,
    {
      icons: ['camel-head', 'magic-lamp'],
      sats: ['magic-lamp', 'two-coins'],
      scenes: ['dunes'],
      voices: ['deco'],
      metals: ['gold'],
      stones: ['garnet', 'turquoise'],
    },
  ],
  [
    /gold|coin|rich|treasure|chest|cash/,
    {
      icons: ['crown-coin', 'locked-chest', 'gold-bar'],
      sats: ['two-coins', 'crown-coin'],
      scenes: ['rays', 'reels', 'rings'],
      voices: ['bold'],
      metals: ['gold'],
      stones: ['garnet', 'lapis', 'malachite'],
    },
  ],
  [
    /moon|night|star/,
    {
      icons: ['moon', 'polar-star'],
      scenes: ['night'],
      voices: ['deco'],
      metals: ['silver', 'gold'],
      stones: ['lapis'],
      float: false,
    },
  ],
];
