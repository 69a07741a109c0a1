import type { Ramp } from './palette.ts';

const linear = (id: string, stops: string, vertical = true): string =>
  `<linearGradient id="${id}"${vertical ? ' x1="0" y1="0" x2="0" y2="1"' : ''}>${stops}</linearGradient>`;
const stop = (offset: number, colour: string, opacity?: number): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** Gradients of a tile's backdrop and scene. `light`: the backdrop is pale, the scrim must not go grey. */
export function backdropDefs(c: Ramp, light: boolean): string {
  return [
    `<radialGradient id="g" cx=".5" cy=".36" r=".85">${stop(0, c[3])}${stop(0.28, c[2])}${stop(0.68, c[1])}${stop(1, c[0])}</radialGradient>`,
    `<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="230" cy="236" r="430">${stop(0, c[4], 0.55)}${stop(0.6, c[3], 0.22)}${stop(1, c[3], 0)}</radialGradient>`,
    `<radialGradient id="disc" cx=".4" cy=".3" r=".8">${stop(0, c[4])}${stop(0.55, c[3])}${stop(1, c[2])}</radialGradient>`,
    `<linearGradient id="cardf" x1="0" y1="0" x2=".3" y2="1">${stop(0, '#FFFFFF')}${stop(1, '#E7D9C4')}</linearGradient>`,
    `<radialGradient id="halo">${stop(0, c[4], 0.75)}${stop(0.5, c[3], 0.28)}${stop(1, c[3], 0)}</radialGradient>`,
    `<radialGradient id="spot2" cx=".35" cy=".3">${stop(0, '#fff', 0.4)}${stop(1, '#fff', 0)}</radialGradient>`,
    linear('fold', stop(0, c[0]) + stop(0.35, c[2]) + stop(0.55, c[2]) + stop(1, c[0]), false),
    linear('spot', stop(0, c[4], 0.6) + stop(1, c[4], 0.04)),
    linear(
      'cyl',
      stop(0, '#000', 0.7) +
        stop(0.34, '#000', 0) +
        stop(0.46, '#fff', 0.1) +
        stop(0.6, '#000', 0) +
        stop(1, '#000', 0.8),
    ),
    linear(
      'scrim',
      stop(0, c[0], 0) + stop(0.5, c[0], light ? 0.45 : 0.72) + stop(1, c[0], light ? 0.85 : 0.97),
    ),
    linear('vig', stop(0, c[0], 0.5) + stop(0.22, c[0], 0)),
  ].join('');
}

/** A fine grain, so that large gradients neither band nor look like plastic. */
export const grain = (seed: number): string =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .9 -.42"/></filter>`;
