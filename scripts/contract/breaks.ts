import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const cache = fileURLToPath(new URL('../../.cache/contract', import.meta.url));
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

const major = ({ info }: OpenAPI3) => Number(info.version.split('.')[0]);
const methods = ['get', 'post'] as const;

/** An assignment that compiles while one part of a call is compatible. */
interface Check {
  readonly call: string;
  readonly part: string;
  readonly code: string;
}

interface Call {
  readonly path: string;
  readonly method: (typeof methods)[number];
}

const callsOf = ({ paths = {} }: OpenAPI3): readonly Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => ({ path, method })),
  );

const nameOf = ({ path, method }: Call) => `${method.toUpperCase()} ${path}`;

/** Checks that an old client can read the new response, and that the new server accepts the old request. */
function checksOf(call: Call): readonly Check[] {
  const at = `paths[${JSON.stringify(call.path)}][${JSON.stringify(call.method)}]`;
  const check = (part: string, to: string, from: string, keys: string): Check => ({
    call: nameOf(call),
    part,
    code: `take<Part<${to}.${at}, ${keys}>>(give<Part<${from}.${at}, ${keys}>>());`,
  });
  return [
    check('response', 'Base', 'Head', `'responses', 200, 'content'`),
    check('parameters', 'Head', 'Base', `'parameters'`),
    check('body', 'Head', 'Base', `'requestBody'`),
  ];
}

const preamble = `import type * as Base from './base.ts';
import type * as Head from './head.ts';
declare function give<T>(): T;
declare function take<T>(value: T): void;
type Part<T, K, L = '', M = ''> = K extends keyof T
  ? L extends keyof T[K] ? M extends keyof T[K][L] ? T[K][L][M] : T[K][L] : T[K]
  : undefined;
`;

/** The error of each line that does not compile, by line number. */
function compile(folder: string): ReadonlyMap<number, string> {
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--allowImportingTsExtensions'];
  const files = [...options, '--ignoreConfig', '--pretty', 'false', join(folder, 'check.ts')];
  try {
    execFileSync(process.execPath, [tsc, ...files], { encoding: 'utf8', stdio: 'pipe' });
    return new Map();
  } catch (error) {
    const { stdout } = error as { stdout: string };
    const found = [...stdout.matchAll(/check\.ts\((\d+),\d+\): error TS\d+: (.+(?:\n .+)*)/g)];
    if (found.length === 0) throw new Error(stdout, { cause: error });
    return new Map(found.map(([, line, message = '']) => [Number(line), message]));
  }
}

/**
 * Changes of a contract after which a client of `base` fails, one line each; none if the major version of `head` is
 * higher. The compiler compares the types of both, which have no bounds and patterns of texts and numbers.
 */
export async function findBreaks(base: OpenAPI3, head: OpenAPI3): Promise<readonly string[]> {
  if (major(head) > major(base)) return [];
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'compare-'));
  try {
    for (const [name, document] of Object.entries({ base, head }))
      writeFileSync(join(folder, `${name}.ts`), astToString(await openapiTS(document)));
    const present = new Set(callsOf(head).map(nameOf));
    const checks = callsOf(base)
      .filter((call) => present.has(nameOf(call)))
      .flatMap(checksOf);
    const code = checks.map((check) => check.code).join('\n');
    writeFileSync(join(folder, 'check.ts'), preamble + code);
    const first = preamble.split('\n').length;
    const changed = [...compile(folder)].map(([line, message]) => {
      const { call, part } = checks[line - first] ?? { call: 'comparison', part: `line ${line}` };
      return `${call}: ${part}: ${message.split('\n').at(-1)?.trim() ?? ''}`;
    });
    const missing = callsOf(base)
      .map(nameOf)
      .filter((name) => !present.has(name));
    return [...missing.map((name) => `${name}: removed`), ...changed];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
