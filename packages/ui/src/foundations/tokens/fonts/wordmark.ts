import { create } from 'fontkit';
import { readFileSync } from 'node:fs';

/** Maximum width of the wordmark next to the symbol of the logo, in units of the font. */
const widest = 8480;

/** A name in the display font as an SVG path, for `wordmark` of a brand's `logo.json`. */
export function wordmarkOf(name: string): string {
  const font = create(readFileSync(new URL('./source/geologica.ttf', import.meta.url)));
  const missing = [...name].filter((char) => !font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`Geologica cannot draw ${missing.join(' ')}`);
  const { glyphs, positions } = font.getVariation({ wght: 800, slnt: 0, CRSV: 0, SHRP: 0 }).layout(name);
  let width = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = path.scale(1, -1).translate(width, 0).toSVG();
    width += positions[index]?.xAdvance ?? 0;
    return letter.replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure))));
  });
  if (width > widest) throw new Error(`${name} is ${Math.round(width)} wide, more than ${widest}`);
  return letters.join('');
}

if (import.meta.main) process.stdout.write(`${wordmarkOf(process.argv[2] ?? '')}\n`);
