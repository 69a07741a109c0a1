import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../bundle-graph.ts';

const built = process.env['APP_DIR'] ?? fileURLToPath(new URL('../../packages/app/dist', import.meta.url));
/** What draws pages: a server looks for it next to the app. */
const drawing = fileURLToPath(new URL('../../packages/app/dist-server', import.meta.url));

const cache = fileURLToPath(new URL('../../.cache/bench-web', import.meta.url));

/** A copy of the built app that a server serves together with the comparison pages. */
export interface Served {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Adds a file next to the app, served at `/` and its name. */
  readonly add: (name: string, text: string) => Promise<void>;
}

/** Copies the built app; servers started from here on serve the copy. Throws if nothing is built. */
export async function served(): Promise<Served> {
  const folder = join(cache, 'app');
  const manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(built, folder, { recursive: true });
  await cp(drawing, join(cache, 'dist-server'), { recursive: true, force: true });
  process.env['APP_DIR'] = folder;
  return {
    folder,
    manifest,
    add: async (name, text) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
  };
}
