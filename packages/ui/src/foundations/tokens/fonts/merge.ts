import { moveParts, moveTuples, readGlyphs, type Glyphs } from './glyphs.ts';
import { readTables, table, writeTables, type Tables } from './sfnt.ts';

/**
 * Merges slices of one variable font (latin, cyrillic, …: same design, same axes) into one file, so that a
 * language needs one request per font. Retains the first slice's kerning and any slice's tabular figures;
 * drops tables that only speed up layout. Throws if the slices are not of one font or lack one of the characters.
 */
export function mergeSlices(slices: readonly Buffer[], needed: Iterable<string>): Buffer {
  const fonts = slices.map(readTables);
  const [base] = fonts;
  if (!base) throw new Error('Nothing to merge');
  for (const font of fonts)
    for (const tag of ['fvar', 'avar'] as const)
      if (!(font.get(tag) ?? Buffer.alloc(0)).equals(base.get(tag) ?? Buffer.alloc(0)))
        throw new Error(`The slices differ in ${tag}`);

  const joined: Glyphs = {
    outlines: [],
    metrics: [],
    variations: [],
    sharedTuples: [],
    axisCount: 0,
    characters: new Map(),
  };
  const figures = new Map<number, number>();
  for (const [order, font] of fonts.entries()) {
    const glyphs = readGlyphs(font);
    // Glyph 0 is the "missing" glyph, needed only once.
    const skip = order === 0 ? 0 : 1;
    const offset = joined.outlines.length - skip;
    const tuples = joined.sharedTuples.length;
    const move = (glyph: number) => (glyph === 0 ? 0 : glyph + offset);
    joined.axisCount = glyphs.axisCount;
    joined.outlines.push(...glyphs.outlines.slice(skip).map((outline) => moveParts(outline, move)));
    joined.metrics.push(...glyphs.metrics.slice(skip));
    joined.variations.push(
      ...glyphs.variations.slice(skip).map((variation) => moveTuples(variation, tuples, glyphs.axisCount)),
    );
    joined.sharedTuples.push(...glyphs.sharedTuples);
    for (const [code, glyph] of glyphs.characters)
      if (!joined.characters.has(code)) joined.characters.set(code, move(glyph));
    for (const [from, to] of readFigures(font.get('GSUB'))) figures.set(move(from), move(to));
  }
  const missing = [...needed].filter((char) => !joined.characters.has(char.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`The font has no ${missing.join(' ')}`);
  return writeTables(build(base, fonts, joined, figures));
}

function build(base: Tables, fonts: Tables[], glyphs: Glyphs, figures: Map<number, number>): Tables {
  const count = glyphs.outlines.length;
  const out: Tables = new Map();
  for (const tag of ['OS/2', 'name', 'post', 'fvar', 'avar', 'GDEF', 'GPOS']) {
    const data = base.get(tag);
    if (data) out.set(tag, data);
  }
  const outlines = glyphs.outlines.map((outline) =>
    Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]),
  );
  out.set('glyf', Buffer.concat(outlines));
  out.set('loca', offsets(outlines));
  out.set(
    'hmtx',
    Buffer.concat(glyphs.metrics.map(({ advance, bearing }) => words(advance, bearing & 0xffff))),
  );
  out.set('gvar', writeVariations(glyphs));
  out.set('cmap', writeCharacters(glyphs.characters));
  if (figures.size > 0) out.set('GSUB', writeFigures(figures));

  const head = Buffer.from(table(base, 'head'));
  head.writeInt16BE(1, 50);
  for (const [at, pick] of [
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ] as const)
    head.writeInt16BE(pick(...fonts.map((font) => table(font, 'head').readInt16BE(at))), at);
  out.set('head', head);
  const hhea = Buffer.from(table(base, 'hhea'));
  hhea.writeUInt16BE(Math.max(...glyphs.metrics.map(({ advance }) => advance)), 10);
  hhea.writeUInt16BE(count, 34);
  out.set('hhea', hhea);
  const maxp = Buffer.from(table(base, 'maxp'));
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(...fonts.map((font) => table(font, 'maxp').readUInt16BE(at))), at);
  maxp.writeUInt16BE(count, 4);
  out.set('maxp', maxp);
  return out;
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value, index * 2);
  return buffer;
}

function offsets(parts: readonly Buffer[]): Buffer {
  const buffer = Buffer.alloc((parts.length + 1) * 4);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += part.length;
    buffer.writeUInt32BE(at, (index + 1) * 4);
  }
  return buffer;
}

function writeVariations({ variations, sharedTuples, axisCount }: Glyphs): Buffer {
  const even = variations.map((variation) => Buffer.concat([variation, Buffer.alloc(variation.length & 1)]));
  const table = offsets(even);
  const header = Buffer.alloc(20);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axisCount, 4);
  header.writeUInt16BE(sharedTuples.length, 6);
  header.writeUInt32BE(20 + table.length, 8);
  header.writeUInt16BE(variations.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + table.length + sharedTuples.length * axisCount * 2, 16);
  return Buffer.concat([header, table, ...sharedTuples, ...even]);
}

function writeCharacters(characters: Map<number, number>): Buffer {
  const groups: [number, number, number][] = [];
  for (const [code, glyph] of [...characters].sort((one, other) => one[0] - other[0])) {
    const last = groups.at(-1);
    if (last && code === last[1] + 1 && glyph === last[2] + code - last[0]) last[1] = code;
    else groups.push([code, code, glyph]);
  }
  const table = Buffer.alloc(12 + 16 + groups.length * 12);
  // One subtable, format 12, for Windows with full Unicode.
  words(0, 1, 3, 10).copy(table, 0);
  table.writeUInt32BE(12, 8);
  words(12, 0).copy(table, 12);
  table.writeUInt32BE(16 + groups.length * 12, 16);
  table.writeUInt32BE(groups.length, 24);
  for (const [index, group] of groups.entries())
    for (const [part, value] of group.entries()) table.writeUInt32BE(value, 28 + index * 12 + part * 4);
  return table;
}

/** Single substitutions of the `tnum` feature. */
export function readFigures(gsub: Buffer | undefined): Map<number, number> {
  const pairs = new Map<number, number>();
  if (!gsub) return pairs;
  const features = gsub.subarray(gsub.readUInt16BE(6));
  const lookups = gsub.subarray(gsub.readUInt16BE(8));
  for (let i = 0; i < features.readUInt16BE(0); i += 1) {
    if (features.toString('latin1', 2 + i * 6, 6 + i * 6) !== 'tnum') continue;
    const feature = features.subarray(features.readUInt16BE(6 + i * 6));
    for (let j = 0; j < feature.readUInt16BE(2); j += 1) {
      const lookup = lookups.subarray(lookups.readUInt16BE(2 + feature.readUInt16BE(4 + j * 2) * 2));
      for (let k = 0; k < lookup.readUInt16BE(4); k += 1)
        readSingle(lookup, lookup.readUInt16BE(6 + k * 2), pairs);
    }
  }
  return pairs;
}

function readSingle(lookup: Buffer, offset: number, pairs: Map<number, number>) {
  let kind = lookup.readUInt16BE(0);
  let sub = lookup.subarray(offset);
  if (kind === 7) {
    kind = sub.readUInt16BE(2);
    sub = sub.subarray(sub.readUInt32BE(4));
  }
  if (kind !== 1) return;
  const coverage = sub.subarray(sub.readUInt16BE(2));
  const covered: number[] = [];
  for (let i = 0; i < coverage.readUInt16BE(2); i += 1)
    if (coverage.readUInt16BE(0) === 1) covered.push(coverage.readUInt16BE(4 + i * 2));
    else
      for (
        let glyph = coverage.readUInt16BE(4 + i * 6);
        glyph <= coverage.readUInt16BE(6 + i * 6);
        glyph += 1
      )
        covered.push(glyph);
  for (const [index, glyph] of covered.entries())
    pairs.set(
      glyph,
      sub.readUInt16BE(0) === 1 ? (glyph + sub.readUInt16BE(4)) & 0xffff : sub.readUInt16BE(6 + index * 2),
    );
}

/** A substitution table with one feature, `tnum`, for every script. */
function writeFigures(figures: Map<number, number>): Buffer {
  const pairs = [...figures].sort((one, other) => one[0] - other[0]);
  const coverageAt = 6 + pairs.length * 2;
  const header = words(1, 0, 10, 30, 44);
  const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([words(1), Buffer.from('tnum'), words(8, 0, 1, 0)]);
  const lookups = words(1, 4, 1, 0, 1, 8);
  const single = words(2, coverageAt, pairs.length, ...pairs.map((pair) => pair[1]));
  const coverage = words(1, pairs.length, ...pairs.map((pair) => pair[0]));
  const start = header.length + scripts.length;
  header.writeUInt16BE(start, 6);
  header.writeUInt16BE(start + features.length, 8);
  return Buffer.concat([header, scripts, features, lookups, single, coverage]);
}
