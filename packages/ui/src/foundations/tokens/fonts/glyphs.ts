import { table, type Tables } from './sfnt.ts';

/** Glyphs of a font: outlines, advances, variations and character map. */
export interface Glyphs {
  outlines: Buffer[];
  metrics: { advance: number; bearing: number }[];
  variations: Buffer[];
  sharedTuples: Buffer[];
  axisCount: number;
  characters: Map<number, number>;
}

/** Reads the glyphs of a variable TrueType font. */
export function readGlyphs(tables: Tables): Glyphs {
  const count = table(tables, 'maxp').readUInt16BE(4);
  return {
    outlines: readOutlines(tables, count),
    metrics: readMetrics(tables, count),
    ...readVariations(table(tables, 'gvar'), count),
    characters: readCharacters(table(tables, 'cmap')),
  };
}

function readOutlines(tables: Tables, count: number): Buffer[] {
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const loca = table(tables, 'loca');
  const glyf = table(tables, 'glyf');
  const at = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return Array.from({ length: count }, (_, index) => glyf.subarray(at(index), at(index + 1)));
}

function readMetrics(tables: Tables, count: number) {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: count }, (_, index) =>
    index < full
      ? { advance: hmtx.readUInt16BE(index * 4), bearing: hmtx.readInt16BE(index * 4 + 2) }
      : {
          advance: hmtx.readUInt16BE((full - 1) * 4),
          bearing: hmtx.readInt16BE(full * 4 + (index - full) * 2),
        },
  );
}

function readVariations(gvar: Buffer, count: number) {
  const axisCount = gvar.readUInt16BE(4);
  const tuplesAt = gvar.readUInt32BE(8);
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const dataAt = gvar.readUInt32BE(16);
  const at = (index: number) =>
    dataAt + (long ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2);
  const size = axisCount * 2;
  return {
    axisCount,
    sharedTuples: Array.from({ length: gvar.readUInt16BE(6) }, (_, index) =>
      gvar.subarray(tuplesAt + index * size, tuplesAt + (index + 1) * size),
    ),
    variations: Array.from({ length: count }, (_, index) => gvar.subarray(at(index), at(index + 1))),
  };
}

function readCharacters(cmap: Buffer): Map<number, number> {
  const characters = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = sub.readUInt16BE(0);
    if (format === 12)
      for (let group = 0; group < sub.readUInt32BE(12); group += 1) {
        const at = 16 + group * 12;
        const first = sub.readUInt32BE(at);
        for (let code = first; code <= sub.readUInt32BE(at + 4); code += 1)
          characters.set(code, sub.readUInt32BE(at + 8) + code - first);
      }
    if (format !== 4) continue;
    const doubled = sub.readUInt16BE(6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = sub.readUInt16BE(14 + segment);
      const first = sub.readUInt16BE(16 + doubled + segment);
      const delta = sub.readUInt16BE(16 + doubled * 2 + segment);
      const rangeAt = 16 + doubled * 3 + segment;
      const range = sub.readUInt16BE(rangeAt);
      for (let code = first; code <= last && code !== 0xffff; code += 1) {
        const direct = range === 0 ? code : sub.readUInt16BE(rangeAt + range + (code - first) * 2);
        const glyph = range !== 0 && direct === 0 ? 0 : (direct + delta) & 0xffff;
        if (glyph) characters.set(code, glyph);
      }
    }
  }
  return characters;
}

/** Composite glyphs refer to their parts by index: remaps the indexes. */
export function moveParts(outline: Buffer, move: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const moved = Buffer.from(outline);
  let at = 10;
  for (;;) {
    const flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(move(moved.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    if (!(flags & 0x20)) return moved;
  }
}

/** Variations refer to shared peaks by index: shifts the indexes by `offset`. */
export function moveTuples(variation: Buffer, offset: number, axisCount: number): Buffer {
  if (variation.length === 0) return variation;
  const moved = Buffer.from(variation);
  let at = 4;
  for (let left = moved.readUInt16BE(0) & 0x0fff; left > 0; left -= 1) {
    const index = moved.readUInt16BE(at + 2);
    if (!(index & 0x8000)) moved.writeUInt16BE((index & 0xf000) | ((index & 0x0fff) + offset), at + 2);
    at += 4 + (index & 0x8000 ? axisCount * 2 : 0) + (index & 0x4000 ? axisCount * 4 : 0);
  }
  return moved;
}
