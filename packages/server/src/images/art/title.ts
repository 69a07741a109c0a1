import { lockup } from './lettering.ts';
import type { Voice } from './outlines.ts';
import type { Ramp } from './palette.ts';

const SKEW: Partial<Record<Voice, string>> = { tech: 'skewX(-9)', bold: 'rotate(-3)', fun: 'rotate(-2)' };
const EXTRUSION: Record<Voice, number> = {
  fun: 9,
  bold: 10,
  slab: 9,
  tech: 6,
  myth: 5,
  deco: 6,
  gothic: 5,
  elegant: 3,
};
const OUTLINE: Record<Voice, number> = {
  fun: 18,
  bold: 15,
  slab: 15,
  tech: 11,
  myth: 10,
  deco: 13,
  gothic: 10,
  elegant: 7,
};

export interface Title {
  /** Gradient `t` of the letters. */
  defs: string;
  g: string;
  /** Height of the lettering without its outline, px. */
  height: number;
}

/**
 * The lettering of a game: outlined, extruded, lit. `baseline` is where the last line stands, centred on x = 230.
 * Needs the filters `soft2` and `bevS`.
 */
export function title(text: string, voice: Voice, metal: Ramp, dark: string, baseline: number): Title {
  const block = lockup(text, voice, 396, 92, 168);
  const ex = EXTRUSION[voice];
  const width = OUTLINE[voice];
  let s = `<g transform="translate(230 ${baseline - ex}) ${SKEW[voice] ?? ''}"><g filter="url(#soft2)" opacity=".8" transform="translate(0 ${ex + 8})"><g fill="#000" stroke="#000" stroke-width="${width}">${block.g}</g></g>`;
  for (let i = ex; i >= 1; i -= 1)
    s += `<g transform="translate(0 ${i})" fill="${metal[3]}" stroke="${i > ex - 3 ? dark : metal[4]}" stroke-width="${width}" stroke-linejoin="round">${block.g}</g>`;
  s += `<g fill="${dark}" stroke="${dark}" stroke-width="${width}" stroke-linejoin="round">${block.g}</g><g filter="url(#bevS)"><g fill="url(#t)">${block.g}</g></g></g>`;
  const defs = `<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" y1="${-block.height}" x2="0" y2="0"><stop offset="0" stop-color="#fff"/><stop offset=".42" stop-color="${metal[0]}"/><stop offset=".62" stop-color="${metal[1]}"/><stop offset="1" stop-color="${metal[2]}"/></linearGradient>`;
  return { defs, g: s, height: block.height };
}
