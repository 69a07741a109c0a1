import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = resolve(import.meta.dirname, '../../../../.cache/browsers');

/**
 * Path of an old Chromium, which no package of a system has any more: it comes out of a version of the npm package
 * `@sparticuz/chromium`, is fetched once and stays in `.cache`.
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
