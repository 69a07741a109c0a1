import { grain, backdropDefs } from './backdrop.ts';
import { bevel, blurFilter, emblem, metalGradient } from './metalwork.ts';
import { glyphD, iconD } from './outlines.ts';
import { METALS, STONES, type Metal } from './palette.ts';
import { SCENES } from './scenes.ts';
import { hash, rng } from './seed.ts';
import type { Recipe } from './tile.ts';
import { title } from './title.ts';

/** The room a demo slot stands in: backdrop and scene of its tile, without emblem and lettering, darker below. */
export function stage(o: Recipe): string {
  const c = STONES[o.stone];
  const h = hash(o.slug);
  const scene = SCENES[o.setting](c, rng(h), { sats: o.sats ?? ['two-coins'], h });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="614" viewBox="0 0 460 614"><defs>${backdropDefs(c, o.stone === 'pearl')}${grain(h % 97)}</defs><rect width="460" height="614" fill="${c[1]}"/><rect width="460" height="614" fill="url(#g)"/>${scene}<ellipse cx="230" cy="222" rx="250" ry="250" fill="url(#halo)" opacity=".6"/><rect y="330" width="460" height="284" fill="url(#scrim)"/><rect width="460" height="614" fill="url(#vig)"/><rect width="460" height="614" filter="url(#grain)" opacity=".07"/></svg>`;
}

/** The title lettering of a game alone, transparent background, 460 px wide. */
export function titleArt(o: Recipe): string {
  const dark = o.stone === 'pearl' ? '#3b2f26' : STONES[o.stone][0];
  const measured = title(o.title, o.voice, METALS[o.tmetal], dark, 0);
  const height = Math.ceil(measured.height + 64);
  const lettering = title(o.title, o.voice, METALS[o.tmetal], dark, height - 26);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="${height}" viewBox="0 0 460 ${height}"><defs>${lettering.defs}${bevel('bevS', { blur: 2.2, scale: 3, spec: 0.7, exp: 26, el: 50 })}${blurFilter('soft2', 7)}</defs>${lettering.g}</svg>`;
}

/** Symbols of a demo slot from the dearest to the commonest: the emblem, two companions, five letters. */
export const SYMBOLS = ['emblem', 'first', 'second', 'a', 'k', 'q', 'j', 'nine'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

const LETTERS: Partial<Record<SymbolName, readonly [string, Metal]>> = {
  a: ['A', 'ruby'],
  k: ['K', 'sapphire'],
  q: ['Q', 'jade'],
  j: ['J', 'rose'],
  nine: ['9', 'silver'],
};

function silhouette(o: Recipe, name: SymbolName): readonly [string, Metal] {
  const letter = LETTERS[name];
  if (letter) return [glyphD('slab', letter[0]), letter[1]];
  if (name === 'emblem') return [o.glyph ? glyphD('bold', o.glyph) : iconD(o.icon ?? 'crown'), o.metal];
  const main = o.icon ?? 'crown';
  const others = [...(o.sats ?? []), 'polar-star', 'two-coins', 'horseshoe'].filter((icon) => icon !== main);
  const [first = 'polar-star', second = 'two-coins'] = [...new Set(others)];
  return name === 'first' ? [iconD(first), o.metal === 'turq' ? 'gold' : 'turq'] : [iconD(second), 'coral'];
}

/** One symbol of the reels, 160 px square, transparent background. */
export function symbol(o: Recipe, name: SymbolName): string {
  const [d, metal] = silhouette(o, name);
  const m = METALS[metal];
  const art = emblem(d, m, { cx: 80, cy: 74, size: 118, ext: 5, back: 20 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><defs>${metalGradient('m', m)}${bevel('bev', { blur: 2.4, scale: 3.6 })}${blurFilter('soft', 5)}</defs>${art}</svg>`;
}
