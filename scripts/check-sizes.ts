import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sizeChecks } from './size-checks.ts';

/** The size budgets of the built app, as a table; ends with 1 when one is exceeded. */
interface Result {
  readonly name: string;
  readonly passed: boolean;
  /** Bytes. */
  readonly size: number;
  readonly sizeLimit: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function measure(): Result[] {
  const sizeLimit = fileURLToPath(new URL('bin.js', import.meta.resolve('size-limit')));
  try {
    return JSON.parse(
      execFileSync(process.execPath, [sizeLimit, '--json'], { cwd: root, encoding: 'utf8' }),
    ) as Result[];
  } catch (error) {
    // It ends with 1 when a budget is exceeded; the figures are there all the same.
    const { stdout } = error as { stdout?: string };
    if (!stdout?.startsWith('[')) throw error;
    return JSON.parse(stdout) as Result[];
  }
}

try {
  sizeChecks();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const results = measure();
const width = Math.max(...results.map(({ name }) => name.length));
for (const { name, size, sizeLimit, passed } of results) {
  console.log(
    `${passed ? '✓' : '✗'} ${name.padEnd(width)} ${kB(size).padStart(9)} of ${kB(sizeLimit).padStart(8)}`,
  );
}
const over = results.filter(({ passed }) => !passed);
for (const { name, size, sizeLimit } of over) {
  console.error(`✗ ${name} is ${kB(size - sizeLimit)} over its budget of ${kB(sizeLimit)}.`);
}
process.exit(over.length === 0 ? 0 : 1);
