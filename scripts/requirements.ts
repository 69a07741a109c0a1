import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Writes the tests of every requirement into the last column of `docs/requirements.md`, the fastest kind first. With
 * `--check` it only fails if the column is outdated. Either way it fails if a requirement has lost its last test.
 */
const DOCUMENT = 'docs/requirements.md';
const ID = '[A-Z][A-Z0-9]*-\\d+';
const SHOWN = 2;

/** Test files by cost: a row names the cheapest tests that cover it. */
const kinds = [
  'packages/{api,server,app,ui}/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'packages/{app,ui}/src/**/*.test.tsx',
  'packages/{app,ui}/src/**/*.stories.tsx',
  'packages/app/e2e/**/*.{spec,test}.ts',
];

/** Ids in tags, and those in the comments of stories. */
function idsIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const strings = [...text.matchAll(new RegExp(`['"\`]@?(${ID})['"\`]`, 'g'))].map(([, id = '']) => id);
  if (!path.endsWith('.stories.tsx')) return strings;
  const comments = text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? [];
  return [...strings, ...(comments.join('\n').match(new RegExp(`\\b${ID}\\b`, 'g')) ?? [])];
}

const tests = new Map<string, Set<string>>();
for (const path of kinds.flatMap((pattern) => globSync(pattern).toSorted())) {
  for (const id of idsIn(path)) tests.set(id, (tests.get(id) ?? new Set()).add(basename(path)));
}

function testsOf(id: string): string {
  const files = [...(tests.get(id) ?? [])];
  const shown = files.slice(0, SHOWN).map((file) => `\`${file}\``);
  return files.length > SHOWN ? `${shown.join(', ')} +${files.length - SHOWN}` : shown.join(', ');
}

const HEADS = [
  '| ID | Requirement | Observable | Src |',
  '| ID | Call | Params / body | Response used | Poll, retry, rule | Src |',
];
const before = readFileSync(DOCUMENT, 'utf8');
const lost: string[] = [];
let width = 0;

/** Adds the tests to a row of the requirement tables. */
function withTests(line: string): string {
  const head = HEADS.find((one) => line.startsWith(one));
  if (head !== undefined) {
    width = head.split(' | ').length;
    return `${head} Tests |`;
  }
  if (!line.startsWith('|')) width = 0;
  if (width === 0) return line;
  if (line.startsWith('|---')) return `${'|---'.repeat(width + 1)}|`;
  const cells = line.slice(2, -2).split(' | ');
  const [id = ''] = cells;
  const found = testsOf(id);
  if (found === '' && (cells[width] ?? '').trim() !== '') lost.push(`${id}: ${cells[width]}`);
  return `| ${cells.slice(0, width).join(' | ')} | ${found} |`;
}

const after = before.split('\n').map(withTests).join('\n');
if (lost.length > 0) console.error(`Requirements that lost their last test:\n  ${lost.join('\n  ')}`);
else if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, after);
else if (after !== before) console.error(`${DOCUMENT} is out of date: run \`npm run requirements\`.`);
const isWrong = lost.length > 0 || (process.argv.includes('--check') && after !== before);
process.exit(isWrong ? 1 : 0);
