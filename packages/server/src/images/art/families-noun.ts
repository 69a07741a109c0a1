import type { Family } from './families-genre.ts';

const MYTH = ['myth', 'deco', 'gothic'] as const;
const PLAY = ['fun', 'bold', 'slab'] as const;
const CALM = ['deco', 'elegant', 'slab'] as const;

/** Families of the everyday things many games are named after. Several emblems and moods each, so that neighbours differ. */
export const NOUNS: readonly (readonly [RegExp, Family])[] = [
  [
    /lantern/,
    {
      icons: ['lantern-flame', 'old-lantern', 'asian-lantern'],
      sats: ['polar-star', 'fluffy-flame', 'moon'],
      smetals: ['gold', 'coral'],
      scenes: ['night', 'feathers', 'rings'],
      voices: ['deco', 'slab', 'myth'],
      metals: ['gold', 'coral'],
      stones: ['lapis', 'garnet', 'malachite'],
    },
  ],
  [
    /samovar/,
    {
      icons: ['coffee-pot', 'amphora', 'teapot-leaves'],
      sats: ['two-coins', 'steam', 'peach'],
      smetals: ['gold', 'coral', 'jade'],
      scenes: ['rays', 'rings', 'reels'],
      voices: [...PLAY, 'gothic'],
      metals: ['gold', 'bone', 'coral'],
      stones: ['carnelian', 'garnet', 'turquoise'],
    },
  ],
  [
    /hoopoe/,
    {
      icons: ['hummingbird', 'egyptian-bird', 'parrot-head'],
      sats: ['feathered-wing', 'sun', 'flowers'],
      smetals: ['coral', 'turq', 'gold'],
      scenes: ['feathers', 'rays', 'dunes'],
      voices: ['fun', 'myth', 'deco'],
      metals: ['coral', 'gold', 'bone'],
      stones: ['turquoise', 'nephrite', 'malachite'],
    },
  ],
  [
    /kettle/,
    {
      icons: ['cauldron', 'cooking-pot', 'camp-cooking-pot'],
      sats: ['steam', 'fluffy-flame', 'two-coins'],
      smetals: ['coral', 'gold', 'silver'],
      scenes: ['rings', 'rays', 'shards'],
      voices: PLAY,
      metals: ['coral', 'silver', 'gold'],
      stones: ['onyx', 'amber', 'turquoise'],
    },
  ],
  [
    /teapot/,
    {
      icons: ['teapot', 'coffee-cup', 'teapot-leaves'],
      sats: ['coffee-cup', 'flowers', 'polar-star'],
      smetals: ['rose', 'gold', 'jade'],
      scenes: ['feathers', 'rays', 'curtain'],
      voices: ['fun', 'elegant', 'deco'],
      metals: ['rose', 'bone', 'turq'],
      stones: ['tourmaline', 'lapis', 'malachite'],
    },
  ],
  [
    /yurt/,
    {
      icons: ['barracks-tent', 'hut'],
      sats: ['sun', 'crown-coin', 'horseshoe'],
      smetals: ['gold', 'bone'],
      scenes: ['dunes', 'night', 'feathers'],
      voices: ['slab', 'bold', 'myth'],
      metals: ['bone', 'gold', 'silver'],
      stones: ['turquoise', 'carnelian', 'lapis'],
    },
  ],
  [
    /abacus/,
    {
      icons: ['abacus'],
      sats: ['two-coins', 'crown-coin', 'rupee'],
      smetals: ['gold', 'turq', 'ruby'],
      scenes: ['lattice', 'reels', 'rays'],
      voices: ['deco', 'bold', 'tech'],
      metals: ['gold', 'ruby', 'turq'],
      stones: ['malachite', 'onyx', 'tourmaline', 'lapis'],
    },
  ],
  [
    /meadow/,
    {
      icons: ['sunflower', 'daisy', 'dandelion-flower', 'wheat'],
      sats: ['bee', 'flowers', 'butterfly'],
      smetals: ['gold', 'rose', 'coral'],
      scenes: ['rays', 'waves', 'feathers'],
      voices: ['fun', 'elegant', 'slab'],
      metals: ['gold', 'bone', 'rose'],
      stones: ['nephrite', 'aqua', 'malachite'],
    },
  ],
  [
    /postman|post/,
    {
      icons: ['envelope', 'love-letter', 'post-stamp', 'mailbox'],
      sats: ['envelope', 'two-coins', 'polar-star'],
      smetals: ['bone', 'gold', 'ruby'],
      scenes: ['sky', 'rings', 'rays'],
      voices: ['slab', 'fun', 'tech'],
      metals: ['bone', 'gold', 'ruby'],
      stones: ['aqua', 'carnelian', 'lapis'],
    },
  ],
  [
    /observatory/,
    {
      icons: ['telescope', 'ringed-planet', 'astrolabe', 'orbital'],
      sats: ['polar-star', 'falling-star', 'moon'],
      smetals: ['gold', 'silver', 'turq'],
      scenes: ['night', 'rings'],
      voices: [...MYTH, 'tech'],
      metals: ['gold', 'silver', 'turq'],
      stones: ['lapis', 'tourmaline', 'turquoise'],
    },
  ],
  [
    /carousel/,
    {
      icons: ['carousel', 'horse-head'],
      sats: ['balloons', 'polar-star', 'candy-canes'],
      smetals: ['rose', 'gold', 'turq'],
      scenes: ['rays', 'curtain', 'rings'],
      voices: ['fun', 'deco', 'elegant'],
      metals: ['gold', 'rose', 'ruby'],
      stones: ['tourmaline', 'aqua', 'garnet'],
    },
  ],
  [
    /apricot/,
    {
      icons: ['peach', 'pear', 'shiny-apple'],
      sats: ['peach', 'orange-slice', 'flowers'],
      smetals: ['coral', 'gold', 'jade'],
      scenes: ['rays', 'reels', 'waves'],
      voices: PLAY,
      metals: ['coral', 'gold', 'ruby'],
      stones: ['nephrite', 'amber', 'turquoise'],
    },
  ],
  [
    /lighthouse/,
    {
      icons: ['lighthouse'],
      sats: ['anchor', 'polar-star', 'ship-wheel'],
      smetals: ['gold', 'silver'],
      scenes: ['waves', 'night', 'sky'],
      voices: ['slab', 'gothic', 'deco', 'bold'],
      metals: ['bone', 'gold', 'coral', 'silver'],
      stones: ['aqua', 'turquoise', 'lapis'],
    },
  ],
  [
    /toboggan/,
    {
      icons: ['snowflake-1', 'snowman', 'snowboard', 'mountains'],
      sats: ['snowflake-1', 'snowflake-2', 'polar-star'],
      smetals: ['silver', 'turq', 'ruby'],
      scenes: ['night', 'sky', 'rays'],
      voices: ['fun', 'tech', 'slab'],
      metals: ['silver', 'ruby', 'bone'],
      stones: ['aqua', 'lapis', 'turquoise'],
    },
  ],
  [
    /caravan/,
    {
      icons: ['camel-head', 'camel', 'magic-lamp'],
      sats: ['magic-lamp', 'two-coins', 'sun'],
      smetals: ['gold', 'turq'],
      scenes: ['dunes', 'night'],
      voices: ['deco', 'myth', 'slab'],
      metals: ['gold', 'bone', 'coral'],
      stones: ['garnet', 'amber', 'turquoise'],
    },
  ],
  [
    /beehive/,
    {
      icons: ['beehive', 'bee', 'honeypot'],
      sats: ['bee', 'honeycomb', 'flowers'],
      smetals: ['gold', 'coral', 'bone'],
      scenes: ['lattice', 'rays', 'feathers'],
      voices: PLAY,
      metals: ['gold', 'bone'],
      stones: ['amber', 'onyx', 'nephrite'],
    },
  ],
  [
    /compass/,
    {
      icons: ['compass', 'treasure-map', 'ship-wheel'],
      sats: ['anchor', 'polar-star', 'two-coins'],
      smetals: ['gold', 'silver'],
      scenes: ['waves', 'rings', 'shards'],
      voices: ['gothic', 'myth', 'deco'],
      metals: ['gold', 'silver', 'bone'],
      stones: ['turquoise', 'garnet', 'aqua'],
    },
  ],
  [
    /jerboa/,
    {
      icons: ['seated-mouse', 'squirrel', 'rabbit'],
      sats: ['sun', 'cactus', 'two-coins'],
      smetals: ['gold', 'jade', 'coral'],
      scenes: ['dunes', 'rays', 'night'],
      voices: PLAY,
      metals: ['bone', 'gold', 'coral'],
      stones: ['carnelian', 'nephrite', 'lapis'],
    },
  ],
  [
    /orchard/,
    {
      icons: ['fruit-tree', 'fruit-bowl', 'shiny-apple', 'cherry'],
      sats: ['cherry', 'pear', 'peach', 'grapes'],
      smetals: ['ruby', 'coral', 'jade', 'gold'],
      scenes: ['rays', 'reels', 'waves'],
      voices: ['fun', 'slab', 'elegant'],
      metals: ['ruby', 'gold', 'jade'],
      stones: ['malachite', 'tourmaline', 'aqua'],
    },
  ],
  [
    /windmill/,
    {
      icons: ['windmill', 'paper-windmill'],
      sats: ['wheat', 'sun', 'feather'],
      smetals: ['gold', 'bone', 'turq'],
      scenes: ['sky', 'dunes', 'rays'],
      voices: CALM,
      metals: ['bone', 'gold', 'coral', 'turq'],
      stones: ['aqua', 'nephrite', 'carnelian'],
    },
  ],
];

/** Families of quick games by the form of the name; they win over the noun. */
export const FORMS: readonly (readonly [RegExp, Partial<Family>])[] = [
  [/-dash$/, { scenes: ['sky'], voices: ['tech'], float: false, cy: 206 }],
  [/-drop$/, { scenes: ['lattice'], voices: ['tech'], float: false }],
  [/-ladder$/, { scenes: ['lattice', 'reels'], voices: ['tech'], float: false }],
  [/-scratch$/, { scenes: ['rings', 'shards'], voices: ['tech', 'bold'] }],
];
