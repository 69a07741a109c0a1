// `npm test`: everything a change must pass. `npm run test:full` adds long tests, other browsers, a matrix of
// journeys and a second brand. One summary at the end.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brandSettings, readBrand } from '../brands/read.mjs';
import { buildApp, install, projectEnv, requireNode, root, seconds, step } from './workspace.mjs';

requireNode();
const isFull = process.argv.includes('--full');
const began = Date.now();
const results = join(root, '.cache', 'test');

await step('Packages', install);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Rows of the summary: counts, names of failures and retries, duration, and the time of each file in ms. */
const rows = [];

/** Runs a command; resolves to its exit code and output, which is also printed immediately if `live`. */
function execute(command, args, { live = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv({ NO_COLOR: '1', FORCE_COLOR: undefined, ...env }),
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

function report(title, since, { passed, failed = [], retried = [], skipped = 0, files = [] }) {
  const time = seconds(since);
  rows.push({ title, passed, failed, retried, files, time });
  const mark = failed.length === 0 ? '✓' : '✗';
  const note = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(`  ${mark} ${title}: ${passed} passed, ${failed.length} failed${note}, ${time}\n`);
}

async function check(title, command, ...args) {
  const since = Date.now();
  const { code, output } = await execute(command, args);
  if (code !== 0) process.stdout.write(`\n${title}\n${output}\n`);
  report(title, since, code === 0 ? { passed: 1 } : { passed: 0, failed: [title] });
}

function readVitest({ numPassedTests, numPendingTests, testResults }) {
  const name = (file) => relative(root, file.name);
  const failed = testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [name(file)];
    return tests.map(({ fullName }) => `${name(file)} › ${fullName}`);
  });
  const retried = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name(file)} › ${fullName}`),
  );
  const files = testResults.map((file) => [name(file), file.endTime - file.startTime]);
  return { passed: numPassedTests, failed, retried, skipped: numPendingTests, files };
}

/** Reads Playwright's JSON report. A skipped test counts as failed. */
function readPlaywright({ suites, stats }) {
  const flatten = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(flatten)];
  const specs = suites.flatMap(flatten);
  const named = (...statuses) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)))
      .map(({ file, title }) => `${file} › ${title}`);
  const files = new Map();
  for (const { file, tests } of specs) {
    for (const { duration } of tests.flatMap((test) => test.results))
      files.set(file, (files.get(file) ?? 0) + duration);
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: named('unexpected', 'skipped'),
    retried: named('flaky'),
    files: [...files],
  };
}

/** Runs a test runner that writes a JSON report. A run without a report or a passed test has failed. */
async function suite(title, command, args, { file, read, env = {} }) {
  const since = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const { code } = await execute(command, args, { live: true, env });
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: [] };
  if (outcome.passed === 0 || (code !== 0 && outcome.failed.length === 0))
    outcome.failed.push('the run itself');
  report(title, since, outcome);
}

function vitest(title, projects, env) {
  const file = join(results, `${title}.json`);
  const names = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...names, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return suite(title, 'vitest', args, { file, read: readVitest, env });
}

function playwright(title, args, env = {}) {
  const file = join(results, `${title}.json`);
  return suite(title, 'playwright', ['test', ...args, '--reporter=list,json'], {
    file,
    read: readPlaywright,
    // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set as well.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
  });
}

async function checkSources() {
  await check('Formatting', 'oxfmt', '--check');
  await check('Lint', 'oxlint', '--type-aware', '--deny-warnings');
  await check('Types', 'tsc', '-b');
  await check('Dependency rules', 'node', 'scripts/check-imports.ts');
  await check('Unused code and packages', 'knip');
  await check('Requirements', 'node', 'scripts/requirements.ts', '--check');
  await check('Plain words', 'node', 'scripts/plain-words.ts');
}

async function checkBuild() {
  await step('App', buildApp);
  await check('Size budgets', 'size-limit');
  await check('Browser support', 'node', 'scripts/check-browsers.ts');
  await check('First texts', 'node', 'scripts/check-first-texts.ts');
}

await Promise.all([checkSources(), checkBuild(), vitest('Unit tests', ['node', 'server'])]);
await check('Chromium', 'node', 'scripts/install-chromium.ts');
await vitest('Browser tests', ['browser']);
// With React as players get it: its development build takes a fifth longer.
await vitest('Stories', ['stories-ui', 'stories-app'], {
  NODE_ENV: 'production',
  ...(isFull ? { LONG: '1' } : {}),
});
await playwright('Journeys', ['--project=journeys']);
if (isFull) {
  await vitest('Long tests', ['long'], { LONG: '1' });
  // The unit tests have used the PostgreSQL of this URL; repeat those of the server on the embedded database.
  if (process.env.TEST_DATABASE_URL)
    await vitest('Embedded database', ['server'], { TEST_DATABASE_URL: undefined });
  await vitest('Other browsers', ['browsers']);
  await playwright('Matrix', ['--project=matrix']);
  // Journeys that need a language or currency which this brand does not offer are left out.
  Object.assign(process.env, brandSettings(readBrand('samal')));
  await vitest('Stories of a second brand', ['stories-ui'], { NODE_ENV: 'production' });
  await step('App of a second brand', buildApp);
  await playwright('Second brand', ['--project=journeys', '--grep-invert', '@all-markets']);
}

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const list = (heading, lines) => {
  if (lines.length > 0) process.stdout.write(`\n${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
};
list(
  `Summary, ${seconds(began)}`,
  rows.map(
    ({ title, passed, failed, time }) =>
      `${failed.length === 0 ? '✓' : '✗'} ${title.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failed.length).padStart(4)} failed ${time.padStart(8)}`,
  ),
);
list(
  'Slowest files',
  rows
    .flatMap(({ files }) => files)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`),
);
const collect = (key) => rows.flatMap((row) => row[key].map((name) => `${row.title}: ${name}`));
const failed = collect('failed');
const retried = collect('retried');
list('Passed on a second try', retried);
list('Failed', failed);
process.stdout.write(
  `\n${retried.length} on a second try · ${sum('passed')} passed, ${failed.length} failed\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
