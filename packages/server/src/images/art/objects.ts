import { blade, cell, FEATHERS, HEAD, inlayDefs, tulpar } from './inlay.ts';
import { f1 as f, glyphD, iconD } from './outlines.ts';

const wrap = (w: number, h: number, s: string, vb?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${vb || `0 0 ${w} ${h}`}"><defs>${inlayDefs(1)}<linearGradient id="gd" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#FFE9A8"/><stop offset=".4" stop-color="#F2B43A"/><stop offset="1" stop-color="#9A5A06"/></linearGradient><linearGradient id="mal" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#5BE0A0"/><stop offset=".5" stop-color="#12894F"/><stop offset="1" stop-color="#054026"/></linearGradient><linearGradient id="gar" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#F4596B"/><stop offset=".5" stop-color="#A31230"/><stop offset="1" stop-color="#4C0413"/></linearGradient><linearGradient id="ash" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#8A7F75"/><stop offset=".5" stop-color="#4B433D"/><stop offset="1" stop-color="#221D1A"/></linearGradient><filter id="blur6" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter></defs>${s}</svg>`;
interface InlayOptions {
  x: number;
  y: number;
  size: number;
  fill?: string;
  rot?: number;
  bez?: number;
}

/** Any closed silhouette as a brand object: shadow, gold bezel, dark seam, stone. */
export const inlay = (d: string, { x, y, size, fill = 'tq2', rot = 0, bez = 6 }: InlayOptions): string => {
  const k = size / 512;
  const T = `translate(${x} ${y}) rotate(${rot}) scale(${k.toFixed(4)}) translate(-256 -256)`;
  const w = bez / k;
  return `<g filter="url(#sh)" opacity=".55" transform="translate(0 ${bez * 1.8})"><path transform="${T}" d="${d}" fill="#000" stroke="#000" stroke-width="${w * 2.4}" stroke-linejoin="round"/></g><g filter="url(#bz)"><path transform="${T}" d="${d}" fill="url(#mg)" stroke="url(#mg)" stroke-width="${w * 2.2}" stroke-linejoin="round"/></g><path transform="${T}" d="${d}" fill="#0b0807" stroke="#0b0807" stroke-width="${w * 0.5}" stroke-linejoin="round"/><g filter="url(#bs)"><path transform="${T}" d="${d}" fill="url(#${fill})"/></g>`;
};
const markD = [HEAD, ...FEATHERS];
interface CoinOptions {
  /** Scale of the y axis: 1 faces the viewer. */
  tilt?: number;
  rot?: number;
  stone?: string;
  edge?: number;
}

/** A coin with the symbol on a stone. */
export function coin(
  cx: number,
  cy: number,
  r: number,
  { tilt = 1, rot = 0, stone = 'tq2', edge = 0.22 }: CoinOptions = {},
): string {
  const e = r * edge;
  let s = `<g transform="translate(${cx} ${cy}) rotate(${rot})">`;
  s += `<g filter="url(#blur6)" opacity=".55"><ellipse cx="0" cy="${e + r * 0.12}" rx="${r}" ry="${r * tilt}" fill="#000"/></g>`;
  if (tilt < 1) {
    for (let i = Math.round(e); i >= 0; i -= 1)
      s += `<ellipse cx="0" cy="${i}" rx="${r}" ry="${r * tilt}" fill="${i % 5 < 2 ? '#8A5206' : '#C98A1C'}"/>`;
  }
  s += `<g transform="scale(1 ${tilt})"><g filter="url(#bz)"><circle r="${r}" fill="url(#mg)"/></g><circle r="${r * 0.86}" fill="#6b3d05"/><g filter="url(#bs)"><circle r="${r * 0.845}" fill="url(#gd)"/></g><circle r="${r * 0.72}" fill="#5a3204"/><g filter="url(#bs)"><circle r="${r * 0.7}" fill="url(#${stone})"/></g>`;
  for (let i = 0; i < 36; i++) {
    const a = (i * Math.PI) / 18;
    s += `<circle cx="${f(r * 0.785 * Math.cos(a))}" cy="${f(r * 0.785 * Math.sin(a))}" r="${f(r * 0.022)}" fill="#7a4706"/>`;
  }
  const k = (r * 0.98) / 96;
  s += `<g transform="translate(${-r * 0.5} ${-r * 0.47}) scale(${k})"><g transform="translate(1 2.200)" opacity=".5">${markD.map((d) => `<path d="${d}" fill="#02211f"/>`).join('')}</g></g><g filter="url(#bz)"><g transform="translate(${-r * 0.5} ${-r * 0.47}) scale(${k})">${markD.map((d) => `<path d="${d}" fill="url(#mg)"/>`).join('')}</g></g></g></g>`;
  return s;
}
const rr = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

/** A drawn object: canvas and the width it is shown at, px. */
export interface ArtObject {
  readonly width: number;
  readonly shown: number;
  /** Made on demand: some drawings are long. */
  readonly svg: () => string;
}

const square = (shown: number, draw: () => string): ArtObject => ({
  width: 460,
  shown,
  svg: () => wrap(460, 460, draw()),
});
const REEL_SHADE =
  '<linearGradient id="rl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset=".3" stop-color="#fff" stop-opacity=".09"/><stop offset=".5" stop-color="#fff" stop-opacity=".16"/><stop offset=".7" stop-color="#fff" stop-opacity=".09"/><stop offset="1" stop-color="#000"/></linearGradient>';

function reels(): string {
  const frame = rr(18, 40, 524, 330, 46);
  let s = `<g filter="url(#blur6)" opacity=".6"><path d="${frame}" fill="#000" transform="translate(0 18)"/></g><g filter="url(#bz)"><path d="${frame}" fill="url(#mg)"/></g><path d="${rr(30, 52, 500, 306, 36)}" fill="#5d3505"/><g filter="url(#bs)"><path d="${rr(33, 55, 494, 300, 34)}" fill="url(#lp)"/></g>`;
  for (let i = 0; i < 3; i++) {
    const x = 56 + i * 154;
    s += `<g filter="url(#bz)"><path d="${rr(x - 5, 79, 150, 252, 24)}" fill="url(#mg)"/></g><path d="${rr(x, 84, 140, 242, 20)}" fill="#0c0908"/><path d="${rr(x, 84, 140, 242, 20)}" fill="url(#rl)"/>`;
  }
  return (
    s +
    REEL_SHADE +
    inlay(glyphD('bold', '7'), { x: 126, y: 205, size: 122, fill: 'cn', bez: 5 }) +
    inlay(iconD('cut-diamond'), { x: 280, y: 205, size: 124, fill: 'tq2', bez: 4 }) +
    inlay(iconD('horseshoe'), { x: 434, y: 205, size: 124, fill: 'gd', bez: 4 })
  );
}

function dial(): string {
  const count = 14;
  let s = `<g filter="url(#blur6)" opacity=".5"><circle cx="230" cy="244" r="190" fill="#000"/></g>`;
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count - Math.PI / 2;
    s += cell(
      blade(230 + 112 * Math.cos(a), 230 + 112 * Math.sin(a), a + 0.5, 108, 25, 0.22),
      i < 9 ? 'tq2' : 'ash',
      7,
      { sh: 0.35 },
    );
  }
  return s + coin(230, 230, 104, { stone: 'ox' });
}

const single = (icon: string, fill: string, size: number, shown: number, bez = 6, rot = 0): ArtObject =>
  square(shown, () => inlay(iconD(icon), { x: 230, y: 226, size, fill, bez, rot }));

/** Objects of banners, offers and empty states, on a transparent background. */
export const OBJECTS = {
  tulpar: { width: 1280, shown: 860, svg: () => wrap(1280, 1180, tulpar(9), '-330 -295 1280 1180') },
  money: {
    width: 520,
    shown: 520,
    svg: () =>
      wrap(
        520,
        440,
        coin(170, 300, 118, { tilt: 0.42, stone: 'gar', edge: 0.3 }) +
          coin(360, 318, 104, { tilt: 0.4, edge: 0.3, stone: 'lp' }) +
          coin(262, 170, 142, { rot: -10 }),
      ),
  },
  coin: { width: 360, shown: 360, svg: () => wrap(360, 360, coin(180, 166, 140)) },
  reels: { width: 560, shown: 560, svg: () => wrap(560, 420, reels()) },
  cashback: square(460, dial),
  trophy: square(
    460,
    () =>
      inlay(iconD('trophy-cup'), { x: 230, y: 226, size: 380, fill: 'gd', bez: 6 }) +
      inlay(iconD('polar-star'), { x: 230, y: 142, size: 82, fill: 'cn', bez: 3.5 }),
  ),
  laurel: single('laurels-trophy', 'gar', 390, 340, 5),
  chest: single('locked-chest', 'tq3', 370, 340),
  horseshoe: single('horseshoe', 'ash', 360, 340, 6, 24),
  shield: square(
    300,
    () =>
      inlay(iconD('shield'), { x: 230, y: 226, size: 370, fill: 'tq3', bez: 7 }) +
      inlay(iconD('padlock'), { x: 230, y: 206, size: 150, fill: 'gd', bez: 4 }),
  ),
  search: single('magnifying-glass', 'ash', 360, 300),
  ticket: single('ticket', 'cn', 380, 300, 6, -8),
  globe: single('world', 'ash', 370, 340),
  crown: single('jewel-crown', 'gd', 380, 460),
  bell: single('ringing-bell', 'ash', 370, 300),
} as const satisfies Record<string, ArtObject>;
export type ObjectName = keyof typeof OBJECTS;
