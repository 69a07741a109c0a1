import type { OpenAPI3 } from 'openapi-typescript';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBreaks } from './breaks.ts';

/** `npm run contract -- [--base REV]`: fails if the contract breaks clients of REV (default: merge base with main). */
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const root = new URL('../../', import.meta.url);
const file = 'packages/api/openapi.json';
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });

const base = values.base ?? git('merge-base', 'main', 'HEAD').trim();
const [former, current] = [git('show', `${base}:${file}`), readFileSync(new URL(file, root), 'utf8')];
const breaks =
  former === current ? [] : await findBreaks(JSON.parse(former) as OpenAPI3, JSON.parse(current) as OpenAPI3);
for (const line of breaks) console.error(line);
if (breaks.length > 0) {
  console.error(
    '\nKeep old clients working, or raise the major version in packages/api/src/openapi/document.ts.',
  );
  process.exitCode = 1;
}
