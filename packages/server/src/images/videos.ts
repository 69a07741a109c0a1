import { readFileSync } from 'node:fs';

/** A video of a banner or the picture it begins with, as it lies in the repository: `videos/README.md`. */
export interface VideoFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const read = (name: string, type: string): VideoFile => ({
  bytes: new Uint8Array(readFileSync(new URL(`videos/${name}`, import.meta.url))),
  type,
});

const files: ReadonlyMap<string, VideoFile> = new Map([
  ['banners/moving/cashback.webm', read('cashback.webm', 'video/webm')],
  ['banners/moving/cashback.webp', read('cashback.webp', 'image/webp')],
]);

/** The file of a key, or null. The keys are known ones: none is ever a path. */
export function videoFile(key: string): VideoFile | null {
  return files.get(key) ?? null;
}
