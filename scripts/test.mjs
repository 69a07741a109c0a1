// `npm test`: everything that has to hold, from formatting to journeys in a real browser, with one summary.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, install, projectEnv, requireNode, root, seconds, step } from './workspace.mjs';

requireNode();
const began = Date.now();
const results = join(root, '.cache', 'test');

await step('Packages', install);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const summary = [];
const note = (title, passed, failed, since) => {
  summary.push({ title, passed, failed, time: seconds(since) });
  process.stdout.write(
    `  ${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed, ${seconds(since)}\n`,
  );
};

/** What a reader of the last lines has to know: which tests failed, and which only passed when run again. */
const named = { failed: [], again: [] };
/** Files with the time of their tests in ms. */
const files = [];

/** No colours: of the two ways to say so each is for those that do not know the other. Node warns where it has both. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined };
/** Playwright's workers are given `FORCE_COLOR` whatever stands here. */
const plainPlaywright = { NO_COLOR: undefined, FORCE_COLOR: '0' };

/** Runs a tool with its output kept; shown when it fails or when `live`. */
function tool(command, args, { live = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv({ ...plain, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (live) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that either holds or does not. */
async function check(title, command, args) {
  const since = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const { code, output } = await tool(command, args);
  if (code !== 0) process.stdout.write(`${output}\n`);
  note(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1, since);
}

/**
 * A test runner with a reporter of `outcomes`. A runner that broke off without results counts as one failure. A
 * test in a browser that fails is run once more: what a busy machine does to it must not hide what the code does, and
 * what needed the second try is named at the end.
 */
async function suite(title, command, args, colours = plain) {
  const since = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const file = join(results, `${title}.json`);
  const { code } = await tool(command, args, { live: true, env: { ...colours, TEST_RESULTS: file } });
  const { passed, failed, again, left, slowest } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: [], again: [], left: 0, slowest: [] };
  if (passed === 0 || (code !== 0 && failed.length === 0)) failed.push('the run itself');
  for (const name of failed) named.failed.push(`${title}: ${name}`);
  files.push(...slowest);
  for (const name of again) named.again.push(`${title}: ${name}`);
  note(
    left > 0 ? `${title} (${left} left out: they need TEST_DATABASE_URL)` : title,
    passed,
    failed.length,
    since,
  );
}

const reporter = (runner) => `--reporter=./scripts/outcomes/${runner}.ts`;
const vitest = (title, ...projects) =>
  suite(title, 'vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    reporter('vitest'),
  ]);

async function checkSources() {
  await check('Formatting', 'prettier', ['--check', '--cache', '--log-level', 'warn', '.']);
  await check('Lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  await check('Types', 'tsc', ['-b']);
  await check('Dependency rules', 'node', ['scripts/check-imports.ts']);
  await check('Unused code and packages', 'knip', []);
}
async function checkBuild() {
  await step('App', buildApp);
  await check('Size budgets', 'node', ['scripts/check-sizes.ts']);
}

// Most of these keep one core busy only, and none needs what another makes.
await Promise.all([checkSources(), checkBuild()]);
await vitest('Unit tests', 'node', 'server');
await check('Chromium', 'node', ['scripts/install-chromium.ts']);
await vitest('Browser tests', 'browser');
await vitest('Stories', 'stories-ui', 'stories-app');
await suite('Journeys', 'playwright', ['test', `${reporter('playwright')},list`], plainPlaywright);

const total = summary.reduce(
  (sum, row) => ({ passed: sum.passed + row.passed, failed: sum.failed + row.failed }),
  { passed: 0, failed: 0 },
);
process.stdout.write(`\nSummary, ${seconds(began)}\n`);
for (const { title, passed, failed, time } of summary) {
  process.stdout.write(
    `  ${failed === 0 ? '✓' : '✗'} ${title.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${time.padStart(8)}\n`,
  );
}
const list = (heading, names) => {
  if (names.length > 0) process.stdout.write(`\n${heading}\n${names.map((name) => `  ${name}\n`).join('')}`);
};
const slowest = files.sort(([, one], [, other]) => other - one).slice(0, 10);
list(
  'Slowest files:',
  slowest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`),
);
list('Passed when run again:', named.again);
list('Failed:', named.failed);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
