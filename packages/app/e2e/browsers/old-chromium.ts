import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = resolve(import.meta.dirname, '../../../../.cache/browsers');

/**
 * Path of an old Chromium that distributions no longer package: extracted from a version of the npm package
 * `@sparticuz/chromium`, downloaded once and cached in `.cache`.
 */
export function oldChromium(version: string): string {
  const program = join(CACHE, `chromium-${version}`);
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'unpack-'));
  try {
    const [archive = ''] = execFileSync('npm', ['pack', `@sparticuz/chromium@${version}`, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    }).split('\n');
    execFileSync('tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: folder });
    const packed = readFileSync(join(folder, 'package/bin/chromium.br'));
    writeFileSync(join(folder, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(join(folder, 'chromium'), program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return program;
}
