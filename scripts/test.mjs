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

/** Runs a tool with its output kept; shown when it fails or when `live`. */
function tool(command, args, { live = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv({ FORCE_COLOR: '0', ...env }),
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

/** A test runner that writes its counts as JSON. A runner that broke off without counts counts as one failure. */
async function suite(title, command, args, report, count, env) {
  const since = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const { code } = await tool(command, args, { live: true, env });
  let counts = { passed: 0, failed: 0 };
  if (existsSync(report)) counts = count(JSON.parse(readFileSync(report, 'utf8')));
  if (counts.left > 0) title += ` (${counts.left} left out: they need TEST_DATABASE_URL)`;
  if (counts.passed === 0 || (code !== 0 && counts.failed === 0)) counts.failed += 1;
  note(title, counts.passed, counts.failed, since);
}

/** Tests that need a PostgreSQL are left out where there is none (`TEST_DATABASE_URL`); that is said, and no failure. */
const vitestCount = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  left: Math.max(0, report.numPendingTests),
});
const playwrightCount = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

const vitest = (title, ...projects) => {
  const report = join(results, `${projects.join('-')}.json`);
  const selected = projects.flatMap((name) => ['--project', name]);
  const args = ['run', ...selected, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return suite(title, 'vitest', args, report, vitestCount);
};

await check('Formatting', 'prettier', ['--check', '--cache', '--log-level', 'warn', '.']);
await check('Lint', 'oxlint', ['--type-aware', '--deny-warnings']);
await check('Types', 'tsc', ['-b']);
await check('Dependency rules', 'node', ['scripts/check-imports.ts']);
await check('Unused code and packages', 'knip', []);
await step('App', buildApp);
await check('Size budgets', 'node', ['scripts/check-sizes.ts']);
await vitest('Unit tests', 'node');
await check('Chromium', 'node', ['scripts/install-chromium.ts']);
await vitest('Browser tests', 'browser');
await vitest('Stories', 'stories');
const journeys = join(results, 'journeys.json');
await suite('Journeys', 'playwright', ['test', '--reporter=list,json'], journeys, playwrightCount, {
  PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
});

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
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
