import { bevel, metalGradient } from './metalwork.ts';

/** Head of the symbol, 96 box. */
export const HEAD =
  'M57 5L65.500 18.500C70.500 21.500 74.500 26 77.500 31.500L92.300 58C94.700 62.400 92.700 67.300 88 68.800L83.200 70.300C79.600 71.400 76.600 70 73.600 67.400C70.400 64.600 67.900 62.900 64 63C59.300 63.200 57 66.700 57.600 71.600C58.400 78.500 62 85 67 91H42.500C37 78 37.500 64.500 43 51.500C48.500 38.500 54.500 23.500 57 5Z';
/** Feathers of the symbol, the last one is gold. */
export const FEATHERS = [
  'M50.500 20.500C36 25 18.500 20.500 5 5C6 27.500 23 44 43.800 40.300C46.200 34.500 48.500 28 50.500 20.500Z',
  'M41.600 45.300C30 48.800 16.500 45.500 6 34.500C7.500 51.500 21 63.300 36.900 60.800C37.700 55.600 39.300 50.400 41.600 45.300Z',
  'M36.200 66C28 68.300 18.200 65.300 10.800 57.800C12 70.500 22 79.300 36.300 78C35.800 74 35.700 70 36.200 66Z',
  'M37 83C31 84.400 24 82 18.800 76.800C20 85.500 27.500 91.500 39.700 91C38.600 88.300 37.700 85.600 37 83Z',
];
const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
const f = (n: number): string => n.toFixed(1);
/** Gradients and filters of the inlay: gold bezel, dark seat, stones. */
export const inlayDefs = (
  scale = 1,
): string => `${metalGradient('mg', ['#FFF3C9', '#F2BC4A', '#B9780F', '#6B3B04'])}
 <linearGradient id="tq2" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#49D9CB"/><stop offset=".5" stop-color="#0F9F96"/><stop offset="1" stop-color="#04534F"/></linearGradient>
 <linearGradient id="tq3" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#2FB9AE"/><stop offset=".5" stop-color="#077771"/><stop offset="1" stop-color="#033B39"/></linearGradient>
 <linearGradient id="lp" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#5D82EE"/><stop offset=".5" stop-color="#2340B8"/><stop offset="1" stop-color="#0E1B66"/></linearGradient>
 <linearGradient id="cn" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#FF8C5C"/><stop offset=".5" stop-color="#CF3D1C"/><stop offset="1" stop-color="#741505"/></linearGradient>
 <linearGradient id="pl" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".5" stop-color="#E8DCCB"/><stop offset="1" stop-color="#A08F7C"/></linearGradient>
 <linearGradient id="ox" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#4A413A"/><stop offset=".4" stop-color="#241E1B"/><stop offset="1" stop-color="#0D0A09"/></linearGradient>
 ${bevel('bz', { blur: 1.1 * scale, scale: 2.6 * scale, spec: 1, exp: 18, el: 44 })}${bevel('bh', { blur: 4 * scale, scale: 5 * scale, spec: 0.7, exp: 26, el: 40, dif: 1.35 })}${bevel('bs', { blur: 2.6 * scale, scale: 3.4 * scale, spec: 0.9, exp: 30, el: 50, dif: 1.2 })}
 <filter id="sh" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${7 * scale}"/></filter>`;
/** One feather: from a point, along an angle, with length, width and bend. */
export function blade(x: number, y: number, ang: number, L: number, w: number, b: number): string {
  const px = Math.cos(ang),
    py = Math.sin(ang),
    nx = -py,
    ny = px;
  const up: [number, number][] = [];
  const dn: [number, number][] = [];
  const N = 22;
  for (let k = 0; k <= N; k++) {
    const q = k / N,
      u = 1 - Math.pow(1 - q, 1.9);
    const cx = x + px * u * L + nx * b * u * u * L,
      cy = y + py * u * L + ny * b * u * u * L;
    let tx = px + nx * 2 * b * u,
      ty = py + ny * 2 * b * u;
    const tl = Math.hypot(tx, ty);
    tx /= tl;
    ty /= tl;
    const h = w * (0.6 + 1.1 * u - 0.45 * u * u) * Math.pow(1 - u, 0.48);
    up.push([cx + ty * h * 0.8, cy - tx * h * 0.8]);
    dn.push([cx - ty * h, cy + tx * h]);
  }
  const pts = [...up, ...dn.reverse()];
  return 'M' + pts.map((p) => f(p[0]) + ' ' + f(p[1])).join('L') + 'Z';
}
/** A feather cell: shadow, bezel of width `W`, seam and stone. */
export const cell = (d: string, fill: string, W: number, o: { sh?: number; f?: string } = {}): string =>
  `<path d="${d}" fill="#000" stroke="#000" stroke-width="${W}" opacity="${o.sh ?? 0.5}" filter="url(#sh)" transform="translate(${W * 0.5} ${W * 1.2})"/><g filter="url(#bz)"><path d="${d}" fill="url(#mg)" stroke="url(#mg)" stroke-width="${W}" stroke-linejoin="round"/></g><path d="${d}" fill="#061412" stroke="#061412" stroke-width="${W * 0.22}" stroke-linejoin="round"/><g filter="url(#${o.f || 'bs'})"><path d="${d}" fill="url(#${fill})"/></g>`;
/* neck line (viewBox 96 units * k) param: top->bottom */
const neck: readonly (readonly [number, number])[] = [
  [50.5, 20.5],
  [45, 37],
  [39, 53],
  [36.2, 68],
  [37, 83],
  [40, 91],
];
function neckAt(t: number): [number, number] {
  const s = t * (neck.length - 1),
    i = Math.min(neck.length - 2, Math.floor(s)),
    u = s - i;
  const [x0, y0] = neck[i] ?? [0, 0];
  const [x1, y1] = neck[i + 1] ?? [0, 0];
  return [lerp(x0, x1, u), lerp(y0, y1, u)];
}
const ROWS = [
  { count: 8, length: 70, width: 12.2, stone: 'tq2' },
  { count: 7, length: 45, width: 9.6, stone: 'lp' },
  { count: 6, length: 24, width: 6.8, stone: 'cn' },
] as const;

/** The key visual: onyx head, gold bezel, three rows of feathers. `k` is px per unit of the symbol. */
export function tulpar(k = 9): string {
  let s = '';
  const S = `scale(${k})`;
  for (const [r, row] of ROWS.entries()) {
    for (let i = row.count - 1; i >= 0; i--) {
      const t = i / (row.count - 1);
      const [x0, y0] = neckAt(0.04 + t * 0.9);
      const x = (x0 + 1.5) * k,
        y = (y0 + (r === 0 ? 0 : r * 1.0)) * k;
      const ang = (lerp(208, 170, Math.pow(t, 0.92)) * Math.PI) / 180;
      const L = row.length * k * (1 - 0.52 * t + 0.1 * Math.sin(Math.PI * t));
      const w = row.width * k * (1 - 0.38 * t) * 0.62;
      s += cell(blade(x, y, ang, L, w, 0.2), row.stone === 'tq2' && i % 2 ? 'tq3' : row.stone, k * 0.95);
    }
  }
  s += `<g filter="url(#sh)" opacity=".6" transform="translate(${k * 0.6} ${k * 1.6})"><path transform="${S}" d="${HEAD}" fill="#000" stroke="#000" stroke-width="2"/></g><g filter="url(#bz)"><path transform="${S}" d="${HEAD}" fill="url(#mg)" stroke="url(#mg)" stroke-width="2.3" stroke-linejoin="round"/></g><path transform="${S}" d="${HEAD}" fill="#080605" stroke="#080605" stroke-width=".5"/><g filter="url(#bh)"><path transform="${S}" d="${HEAD}" fill="url(#ox)"/></g>`;
  // inlays on head: eye, cheek, bridle
  const eye = 'M66.800 37.500C69 34 73 34.200 75 38C72.200 40.600 69.200 40.300 66.800 37.500Z';
  const sc = (d: string): string => d.replace(/-?\d+(\.\d+)?/g, (v) => f(+v * k));
  const strap = (d: string, w: number): string =>
    `<g filter="url(#bz)"><path transform="${S}" d="${d}" fill="none" stroke="url(#mg)" stroke-width="${w}" stroke-linecap="round"/></g>`;
  s +=
    strap('M62.500 20.500C60.500 33 61 47 64.500 62.600', 1.1) +
    strap('M81.700 39.200C76.500 44 72.500 54 72.800 66.300', 1.1) +
    strap('M62.300 48.500C67 50.800 71 52.800 75.600 50.800', 1.1);
  for (const [x, y, r, c] of [
    [62.3, 48.5, 2.3, 'cn'],
    [75.4, 50.9, 1.9, 'tq2'],
    [61.7, 29.5, 1.7, 'tq2'],
  ] as const)
    s += `<g filter="url(#bz)"><circle cx="${x * k}" cy="${y * k}" r="${(r + 0.7) * k}" fill="url(#mg)"/></g><g filter="url(#bs)"><circle cx="${x * k}" cy="${y * k}" r="${r * k}" fill="url(#${c})"/></g>`;
  s += cell(sc(eye), 'tq2', k * 0.7, { sh: 0.2 });
  return s;
}
