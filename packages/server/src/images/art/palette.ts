/** Five colour stops of a backdrop, from darkest to lightest. */
export type Ramp = readonly [string, string, string, string, string];

/** Grounds of tiles and banners. */
export const STONES = {
  turquoise: ['#012326', '#045257', '#0A9A94', '#35DCCB', '#D3FFF7'],
  lapis: ['#050B30', '#10207A', '#2444D0', '#5F8DFF', '#DCE8FF'],
  aqua: ['#021C33', '#06497E', '#1183D0', '#58BFFF', '#DDF3FF'],
  garnet: ['#220309', '#5E0A1E', '#A91433', '#F04A5A', '#FFD9D6'],
  carnelian: ['#260903', '#6E1D06', '#CB4210', '#FF8D42', '#FFE6CB'],
  amber: ['#261302', '#6F3E05', '#CC7F08', '#FFC445', '#FFF2CB'],
  malachite: ['#021A10', '#064B30', '#0C8754', '#40D48B', '#D4FFE6'],
  nephrite: ['#0F1A02', '#345208', '#6E9A14', '#B9DF45', '#F5FFD2'],
  tourmaline: ['#29041D', '#740B4F', '#C81F7F', '#FF6DB4', '#FFDDEC'],
  onyx: ['#080706', '#1B1715', '#3A322D', '#857669', '#F3EADF'],
  pearl: ['#54493F', '#A39384', '#DCCFBF', '#F6EDE1', '#FFFFFF'],
} as const satisfies Record<string, Ramp>;
export type Stone = keyof typeof STONES;

/** Metals and enamels of emblems and lettering, from light to shade. */
export const METALS = {
  gold: ['#FFF8DC', '#FFD766', '#E79F17', '#8A4A05', '#2C1500'],
  silver: ['#FFFFFF', '#EDE7DF', '#B8AEA4', '#625A53', '#16120F'],
  ruby: ['#FFE0DB', '#FF6A68', '#CB1734', '#5C0518', '#1E0207'],
  turq: ['#E6FFFB', '#5BEBDA', '#0FA79E', '#044F52', '#011D20'],
  jade: ['#F0FFD9', '#A7EE6B', '#3DA52B', '#0F4F16', '#031C06'],
  sapphire: ['#E6F0FF', '#7FB1FF', '#2C5BE8', '#0D2180', '#040B30'],
  coral: ['#FFF0E4', '#FFB07A', '#F26330', '#8A2408', '#2A0A02'],
  rose: ['#FFF0F6', '#FF9CCB', '#E53A92', '#7C0C4B', '#28031A'],
  bone: ['#FFFDF6', '#F3E6CB', '#CDB58B', '#6E5636', '#1C1308'],
} as const satisfies Record<string, Ramp>;
export type Metal = keyof typeof METALS;
