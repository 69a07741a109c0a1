import { readFileSync } from 'node:fs';

/** A video of a banner or the picture it begins with, as it lies in the repository: `moving/README.md`. */
export interface MovingFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const read = (name: string, type: string): MovingFile => ({
  bytes: new Uint8Array(readFileSync(new URL(`moving/${name}`, import.meta.url))),
  type,
});

const files: ReadonlyMap<string, MovingFile> = new Map([
  ['banners/moving/cashback.webm', read('cashback.webm', 'video/webm')],
  ['banners/moving/cashback.webp', read('cashback.webp', 'image/webp')],
]);

/** The file of a key, or null. The keys are known ones: none is ever a path. */
export function movingFile(key: string): MovingFile | null {
  return files.get(key) ?? null;
}
