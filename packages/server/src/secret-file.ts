import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The former secret, from the settings, or from its file if that was renamed. */
export function readPreviousSecret(config: Pick<Config, 'previousSecret' | 'dataDir'>): Uint8Array | null {
  if (config.previousSecret !== null) return Buffer.from(config.previousSecret, 'utf8');
  return readStored(join(config.dataDir, 'secret.previous.key'));
}

/**
 * The server's secret: from the settings, otherwise generated once and stored in the data folder, readable by
 * its owner only.
 */
export function readSecret(config: Pick<Config, 'secret' | 'dataDir'>): Uint8Array {
  if (config.secret !== null) return Buffer.from(config.secret, 'utf8');
  const file = join(config.dataDir, 'secret.key');
  const stored = readStored(file);
  if (stored !== null) return stored;
  mkdirSync(config.dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    // Linked atomically, so that two servers starting in parallel use the same secret.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readStored(file);
  if (made === null)
    throw new Error(
      `${file} holds no secret: restore it from a copy, or remove it and start with SECRET_LOST=on`,
    );
  return made;
}

function readStored(file: string): Uint8Array | null {
  try {
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64');
    return bytes.length >= 32 ? bytes : null;
  } catch {
    return null;
  }
}
