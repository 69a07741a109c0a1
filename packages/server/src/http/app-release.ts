import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Release information of an app build (API-50). */
export interface AppRelease {
  readonly version: string;
  readonly sizeBytes: number;
}

/** Files that a browser needs to install the app. */
const NEEDED = ['manifest.webmanifest', 'sw.js'];

function fieldsOf(text: string): AppRelease | null {
  const { version, size_bytes: size } = JSON.parse(text) as { version?: unknown; size_bytes?: unknown };
  if (typeof version !== 'string' || version === '') return null;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0
    ? { version, sizeBytes: size }
    : null;
}

/** Reads the served build; null without a build or if it cannot be installed (REACH-01). */
export async function readAppRelease(folder: string): Promise<AppRelease | null> {
  try {
    const [text] = await Promise.all([
      readFile(join(folder, 'release.json'), 'utf8'),
      ...NEEDED.map((name) => stat(join(folder, name))),
    ]);
    return fieldsOf(text);
  } catch {
    return null;
  }
}
