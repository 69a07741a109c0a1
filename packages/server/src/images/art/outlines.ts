import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openSync, type Font, type PathCommand } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;

const FILES = {
  fun: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
  myth: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2',
  bold: '@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff2',
  tech: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff2',
  elegant: '@fontsource/playfair-display/files/playfair-display-latin-900-italic.woff2',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2',
  gothic: '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2',
  deco: '@fontsource/righteous/files/righteous-latin-400-normal.woff2',
  elegantC: '@fontsource/playfair-display/files/playfair-display-cyrillic-900-italic.woff2',
  techC: '@fontsource/russo-one/files/russo-one-cyrillic-400-normal.woff2',
} as const;
export type Face = keyof typeof FILES;
/** A display face by genre; a Cyrillic title is set in its Cyrillic neighbour. */
export type Voice = Exclude<Face, 'elegantC' | 'techC'>;

const opened = new Map<Face, Font>();
/** Faces open on first use: a start that draws nothing pays nothing. */
export function face(name: Face): Font {
  let font = opened.get(name);
  if (!font) {
    font = openSync(resolve(FILES[name]));
    opened.set(name, font);
  }
  return font;
}

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}
let iconSet: IconSet | undefined;
const outlines = new Map<string, string>();

const icons = (): IconSet['icons'] => {
  iconSet ??= JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  return iconSet.icons;
};

/** Whether the emblem set has this silhouette. */
export const hasIcon = (name: string): boolean => icons()[name] !== undefined;

/** Path data of a silhouette in a 512 box. Throws on an unknown name: recipes are checked by a test. */
export function iconD(name: string): string {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const icon = icons()[name];
  if (!icon) throw new Error(`no silhouette ${name}`);
  const d = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ');
  outlines.set(name, d);
  return d;
}

export const f1 = (n: number): string => n.toFixed(1);

const LETTER: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Path data of commands after a mapping of every point. */
function pathOf(
  commands: readonly PathCommand[],
  place: (x: number, y: number) => readonly [number, number],
): string {
  let d = '';
  for (const { command, args } of commands) {
    const points: string[] = [];
    for (let i = 0; i + 1 < args.length; i += 2) {
      const [x, y] = place(args[i] ?? 0, args[i + 1] ?? 0);
      points.push(`${f1(x)} ${f1(y)}`);
    }
    d += LETTER[command] + points.join(' ');
  }
  return d;
}

export interface SetLine {
  d: string;
  /** Height of capitals, px. */
  cap: number;
  width: number;
}

const LATIN_NEIGHBOUR: Partial<Record<Face, Face>> = { elegantC: 'elegant', techC: 'tech' };

/** Sets one line of text as outlines, justified to `width` px, baseline at 0, optionally on an arch. */
export function line(
  name: Face,
  text: string,
  options: { width: number; tracking?: number; arch?: number },
): SetLine {
  const { width, tracking = 0, arch = 0 } = options;
  const font = face(name);
  const neighbour = face(LATIN_NEIGHBOUR[name] ?? name);
  const em = font.unitsPerEm;
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const own = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 32) ? font : neighbour;
    const last = runs.at(-1);
    if (last?.font === own) last.text += character;
    else runs.push({ font: own, text: character });
  }
  let x = 0;
  const glyphs: { commands: readonly PathCommand[]; x: number; width: number }[] = [];
  for (const run of runs) {
    const laid = run.font.layout(run.text);
    laid.glyphs.forEach((glyph, i) => {
      const position = laid.positions[i] ?? { xAdvance: 0, xOffset: 0 };
      glyphs.push({ commands: glyph.path.commands, x: x + position.xOffset, width: position.xAdvance });
      x += position.xAdvance + tracking * em;
    });
  }
  x -= tracking * em;
  const scale = width / x;
  let d = '';
  for (const glyph of glyphs) {
    const centre = (glyph.x + glyph.width / 2) * scale;
    const t = (centre / width) * 2 - 1;
    const lift = -arch * (1 - t * t);
    const angle = Math.atan((arch * 2 * t) / (width / 2)) * 0.9;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    d += pathOf(glyph.commands, (px, py) => {
      const lx = (px - glyph.width / 2) * scale;
      const ly = -py * scale;
      return [centre + lx * cos - ly * sin, lift + lx * sin + ly * cos];
    });
  }
  return { d, cap: (font.capHeight || em * 0.7) * scale, width };
}

/** Width of a line in ems. */
export function naturalWidth(name: Face, text: string, tracking = 0): number {
  const font = face(name);
  const { positions } = font.layout(text);
  return positions.reduce((sum, p) => sum + p.xAdvance, 0) / font.unitsPerEm + tracking * (text.length - 1);
}

/** Height of capitals in ems. */
export function capRatio(name: Face): number {
  const font = face(name);
  return (font.capHeight || font.unitsPerEm * 0.7) / font.unitsPerEm;
}

/** One character as a silhouette in a 512 box. */
export function glyphD(voice: Face, character: string): string {
  const glyph = face(voice).layout(character).glyphs[0];
  if (!glyph) return '';
  const { minX, maxX, minY, maxY } = glyph.path.bbox;
  const scale = 470 / Math.max(maxX - minX, maxY - minY);
  const ox = 256 - ((minX + maxX) / 2) * scale;
  const oy = 256 + ((minY + maxY) / 2) * scale;
  return pathOf(glyph.path.commands, (x, y) => [x * scale + ox, -y * scale + oy]);
}
