import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { Plugin } from 'vite';
import { protections } from './sensitivity/protections.ts';
import type { Protection } from './sensitivity/protections.ts';

/**
 * Asks of the attack tests whether they would notice: takes the server's protections away one at a time, in memory
 * alone, and runs the tests that guard each. One that stays green guards nothing.
 * `node scripts/sensitivity.ts [--only PART_OF_A_NAME]`
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const tests = 'packages/server/src';

/** Hands the tests a file that is not the one on the disk. */
const without = ({ file, find, replace }: Protection): Plugin => ({
  name: 'without-protection',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0] === join(root, file) ? { code: code.replace(find, () => replace), map: null } : null,
});

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Something went wrong around the tests: a file that does not load proves nothing. */
  readonly isBroken: boolean;
}

async function run(
  guards: readonly Pick<Protection, 'guard' | 'title'>[],
  plugins: Plugin[] = [],
): Promise<Outcome> {
  const vitest = await startVitest(
    [...new Set(guards.map(({ guard }) => join(root, tests, guard)))],
    {
      config: false,
      root,
      watch: false,
      environment: 'node',
      include: [`${tests}/**/*.test.ts`],
      testNamePattern: new RegExp(`(?:^|\\s)(?:${[...new Set(guards.map(({ title }) => title))].join('|')})`),
      testTimeout: 60_000,
      hookTimeout: 120_000,
      reporters: [{}],
      // Files are not what they are on the disk: nothing of this may be kept for another run.
      fsModuleCache: false,
      maxWorkers: 2,
    },
    { plugins, logLevel: 'silent' },
  );
  const modules = vitest.state.getTestModules();
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const isBroken = modules.length === 0 || modules.some((module) => module.errors().length > 0);
  await vitest.close();
  process.exitCode = 0;
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { passed: count('passed'), failed: count('failed'), isBroken };
}

const began = performance.now();
const chosen = protections.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
const print = (text: string) => process.stdout.write(`${text}\n`);
const wrong: string[] = [];

for (const { name, file, find } of chosen) {
  const found = readFileSync(join(root, file), 'utf8').split(find).length - 1;
  if (found !== 1) wrong.push(`${name}: its text stands in ${file} ${found} times`);
}
const whole = await run(chosen);
if (whole.failed > 0 || whole.isBroken || whole.passed === 0)
  wrong.push(`with every protection on, ${whole.failed} tests fail`);
print(`with every protection: ${whole.passed} passed, ${whole.failed} failed`);

for (const protection of wrong.length === 0 ? chosen : []) {
  const since = performance.now();
  const { passed, failed, isBroken } = await run([protection], [without(protection)]);
  const isNoticed = failed > 0 && !isBroken;
  if (!isNoticed) wrong.push(`${protection.name}: ${isBroken ? 'its tests did not load' : 'nobody noticed'}`);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  print(
    `${isNoticed ? '✓' : '✗'} ${protection.name.padEnd(58)} ${String(failed).padStart(2)} red of ${String(passed + failed).padEnd(2)} ${seconds.padStart(5)} s  ${protection.guard}`,
  );
}
for (const one of wrong) print(`✗ ${one}`);
print(
  `${chosen.length} protections, ${wrong.length} problems, ${Math.round((performance.now() - began) / 1000)} s`,
);
process.exit(wrong.length === 0 ? 0 : 1);
