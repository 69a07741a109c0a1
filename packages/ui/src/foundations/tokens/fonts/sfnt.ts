/** Tables of an OpenType font by tag. */
export type Tables = Map<string, Buffer>;

/** Splits an uncompressed font (sfnt) into its tables. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i += 1) {
    const record = 12 + i * 16;
    const offset = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(offset, offset + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** Table by tag. Throws if it is missing. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table`);
  return found;
}

const padded = (length: number) => (length + 3) & ~3;

function checksum(data: Buffer): number {
  const block = Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]);
  let sum = 0;
  for (let i = 0; i < block.length; i += 4) sum = (sum + block.readUInt32BE(i)) >>> 0;
  return sum;
}

/** Writes tables as an uncompressed font, with checksums. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + tags.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tags.length - 2 ** power) * 16, 10);
  const head = Buffer.from(table(tables, 'head'));
  head.writeUInt32BE(0, 8);
  const parts: Buffer[] = [header];
  let offset = header.length;
  let headAt = 0;
  for (const [index, tag] of tags.entries()) {
    const data = tag === 'head' ? head : table(tables, tag);
    if (tag === 'head') headAt = offset;
    const record = 12 + index * 16;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(data), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    parts.push(data, Buffer.alloc(padded(data.length) - data.length));
    offset += padded(data.length);
  }
  const font = Buffer.concat(parts);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headAt + 8);
  return font;
}
