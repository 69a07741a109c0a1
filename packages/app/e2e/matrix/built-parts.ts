import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = process.env['APP_DIR'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** URL path of the chunk of a source file. Throws if the file has no chunk. */
export function partAddress(source: string): string {
  const manifest = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const part = manifest[source];
  if (!part) throw new Error(`No script of the build begins with ${source}.`);
  return `/${part.file}`;
}
