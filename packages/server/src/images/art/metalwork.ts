import { METALS, type Metal, type Ramp } from './palette.ts';

export interface BevelOptions {
  blur?: number;
  scale?: number;
  spec?: number;
  exp?: number;
  el?: number;
  dif?: number;
}

/** A filter that gives a flat shape thickness: one diffuse and one specular light from the upper left. */
export function bevel(id: string, options: BevelOptions = {}): string {
  const { blur = 5, scale = 7, spec = 0.9, exp = 22, el = 46, dif = 1.18 } = options;
  return `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feSpecularLighting in="b" surfaceScale="${scale}" specularConstant="${spec}" specularExponent="${exp}" lighting-color="#fff" result="s"><feDistantLight azimuth="238" elevation="${el}"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feDiffuseLighting in="b" surfaceScale="${scale * 0.8}" diffuseConstant="${dif}" lighting-color="#fff" result="d"><feDistantLight azimuth="238" elevation="56"/></feDiffuseLighting><feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1" k2="0" k3=".12" k4="0" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="m2"/><feComposite in="s2" in2="m2" operator="arithmetic" k1="0" k2=".8" k3="1" k4="0"/></filter>`;
}

export const blurFilter = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Gradient of a metal along a slight diagonal. */
export const metalGradient = (id: string, ramp: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${ramp[0]}"/><stop offset=".3" stop-color="${ramp[1]}"/><stop offset=".68" stop-color="${ramp[2]}"/><stop offset="1" stop-color="${ramp[3]}"/></linearGradient>`;

/** Gradients `sm0`…`sm5` for satellites, going round the given metals. */
export function satelliteGradients(metals: readonly Metal[]): string {
  return Array.from({ length: 6 }, (_, i) =>
    metalGradient(`sm${i}`, METALS[metals[i % metals.length] ?? 'gold']),
  ).join('');
}

export interface EmblemOptions {
  cx?: number;
  cy?: number;
  size?: number;
  rot?: number;
  /** Id of the gradient that fills the face. */
  fill?: string;
  /** Depth of the extrusion, px. */
  ext?: number;
  /** Width of the dark seat, in units of the 512 box. */
  back?: number;
  shadow?: boolean;
}

/** A silhouette with shadow, extrusion, dark seat and a bevelled metal face. Needs the filters `soft` and `bev`. */
export function emblem(d: string, m: Ramp, options: EmblemOptions = {}): string {
  const { cx = 230, cy = 236, size = 290, rot = 0, fill = 'm', ext = 12, back = 26, shadow = true } = options;
  const place = `translate(${cx} ${cy}) rotate(${rot}) scale(${(size / 512).toFixed(4)}) translate(-256 -256)`;
  let s = '';
  if (shadow)
    s += `<g transform="translate(0 26)" filter="url(#soft)" opacity=".55"><path transform="${place}" d="${d}" fill="#000" stroke="#000" stroke-width="${back * 1.4}"/></g>`;
  for (let i = ext; i >= 1; i -= 1)
    s += `<path transform="translate(0 ${i}) ${place}" d="${d}" fill="${m[3]}" stroke="${i > ext - 3 ? m[4] : m[3]}" stroke-width="${back}" stroke-linejoin="round"/>`;
  s += `<path transform="${place}" d="${d}" fill="${m[4]}" stroke="${m[4]}" stroke-width="${back}" stroke-linejoin="round"/>`;
  return `${s}<g filter="url(#bev)"><path transform="${place}" d="${d}" fill="url(#${fill})"/></g>`;
}
