import { grain, backdropDefs } from './backdrop.ts';
import { bevel, blurFilter, emblem, metalGradient, satelliteGradients } from './metalwork.ts';
import { glyphD, iconD, type Voice } from './outlines.ts';
import { METALS, STONES, type Metal, type Ramp, type Stone } from './palette.ts';
import { SCENES, type Setting } from './scenes.ts';
import { hash, rng } from './seed.ts';
import { cards, wheel, type Card } from './table-emblems.ts';
import { title } from './title.ts';

/** Everything that decides the look of a game. Exactly one of `icon`, `glyph`, `custom`, `cards` is the emblem. */
export interface Recipe {
  slug: string;
  title: string;
  stone: Stone;
  metal: Metal;
  /** Metal of the lettering. */
  tmetal: Metal;
  setting: Setting;
  voice: Voice;
  icon?: string;
  glyph?: string;
  custom?: 'wheel';
  cards?: readonly Card[];
  /** Silhouettes that float around the emblem. */
  sats?: readonly string[];
  smetals?: readonly Metal[];
  /** `false`: nothing floats. */
  float?: boolean;
  size?: number;
  rot?: number;
  cy?: number;
}

const FAR = [
  [62, 150, -18, 0.17],
  [402, 120, 20, 0.15],
  [46, 330, 14, 0.13],
  [414, 318, -22, 0.17],
] as const;
const NEAR = [
  [20, 428, -24, 0.3],
  [446, 418, 30, 0.27],
] as const;

const FILTERS = [
  bevel('bev'),
  bevel('bevX', { blur: 12, scale: 16, spec: 0.8, exp: 20, el: 48 }),
  bevel('bevS', { blur: 2.2, scale: 3, spec: 0.7, exp: 26, el: 50 }),
  blurFilter('soft', 14),
  blurFilter('soft2', 7),
  blurFilter('dof', 5),
  blurFilter('dof2', 1.6),
].join('');

function satellite(
  d: string,
  metal: Ramp,
  fill: string,
  place: string,
  seat: number,
  focus: string,
  opacity: string,
): string {
  return `<g filter="url(#${focus})" opacity="${opacity}"><g transform="${place}"><path d="${d}" fill="${metal[4]}" stroke="${metal[4]}" stroke-width="${seat}" stroke-linejoin="round"/><g filter="url(#bevX)"><path d="${d}" fill="url(#${fill})"/></g></g></g>`;
}

function mainEmblem(o: Recipe, m: Ramp, size: number, cy: number): string {
  const box = `translate(${230 - size / 2} ${cy - size / 2}) scale(${size / 512})`;
  if (o.custom === 'wheel')
    return `<g filter="url(#soft)" opacity=".6"><circle cx="230" cy="${cy + 26}" r="158" fill="#000"/></g><g filter="url(#bevS)"><g transform="${box}">${wheel()}</g></g>`;
  if (o.cards)
    return `<g filter="url(#soft)" opacity=".5"><ellipse cx="230" cy="${cy + 60}" rx="150" ry="120" fill="#000"/></g><g transform="${box}">${cards(o.cards)}</g>`;
  const d = o.glyph ? glyphD(o.voice === 'elegant' ? 'bold' : o.voice, o.glyph) : iconD(o.icon ?? 'crown');
  return emblem(d, m, { cy, size, rot: o.rot ?? 0, back: 22 });
}

/** The art of a game as SVG, 460 × 614. Pure: the same recipe gives the same bytes. */
export function tile(o: Recipe): string {
  const h = hash(o.slug);
  const random = rng(h);
  const c = STONES[o.stone];
  const m = METALS[o.metal];
  const sats = o.sats ?? ['two-coins'];
  const metals = o.smetals ?? [o.metal];
  const metalAt = (i: number): Ramp => METALS[metals[i % metals.length] ?? o.metal];
  const satAt = (i: number): string => iconD(sats[(i + h) % sats.length] ?? 'two-coins');
  const light = o.stone === 'pearl';
  const size = (o.size ?? 300) * 1.12;
  const cy = o.cy ?? 222;
  const lettering = title(o.title, o.voice, METALS[o.tmetal], light ? '#3b2f26' : c[0], 584);

  let s = `<rect width="460" height="614" fill="${c[1]}"/><rect width="460" height="614" fill="url(#g)"/>`;
  s += SCENES[o.setting](c, random, { sats, h });
  s += `<ellipse cx="230" cy="${cy}" rx="250" ry="250" fill="url(#halo)"/>`;
  if (o.float !== false)
    FAR.forEach(([x, y, turn, k], i) => {
      const dx = random() * 16 - 8;
      const dy = random() * 24 - 12;
      const place = `translate(${x + dx} ${y + dy}) rotate(${turn + random() * 16 - 8}) scale(${k}) translate(-256 -256)`;
      s += satellite(satAt(i), metalAt(i), `sm${i}`, place, 34, 'dof2', '.92');
    });
  s += mainEmblem(o, m, size, cy);
  s += `<rect y="330" width="460" height="284" fill="url(#scrim)"/><rect width="460" height="614" fill="url(#vig)"/>`;
  if (o.float !== false)
    NEAR.forEach(([x, y, turn, k], i) => {
      const place = `translate(${x} ${y}) rotate(${turn}) scale(${k}) translate(-256 -256)`;
      s += satellite(satAt(i + 1), metalAt(i), `sm${i}`, place, 30, 'dof', '.95');
    });
  s += `${lettering.g}<rect width="460" height="614" filter="url(#grain)" opacity=".07"/>`;
  const defs =
    backdropDefs(c, light) +
    lettering.defs +
    metalGradient('m', m) +
    FILTERS +
    grain(h % 97) +
    satelliteGradients(metals);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="614" viewBox="0 0 460 614"><defs>${defs}</defs>${s}</svg>`;
}
