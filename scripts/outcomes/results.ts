import { writeFileSync } from 'node:fs';

/** What a run of tests came to. `scripts/test.mjs` reads it from the file named by `TEST_RESULTS`. */
export interface Results {
  passed: number;
  /** Names of the tests that failed. */
  failed: string[];
  /** Names of the tests that passed only when they were run again. */
  again: string[];
  /** Tests that were left out. */
  left: number;
  /** The files that took longest, each with the time of its tests in ms. */
  slowest: [file: string, ms: number][];
}

/** The outcome of one test. */
export type Outcome = 'passed' | 'failed' | 'again' | 'left';

/** Sums up the outcomes and the times of the files and writes them down. */
export function writeResults(
  outcomes: Iterable<readonly [name: string, outcome: Outcome]>,
  times: ReadonlyMap<string, number>,
): void {
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, 10);
  const results: Results = { passed: 0, failed: [], again: [], left: 0, slowest };
  for (const [name, outcome] of outcomes) {
    if (outcome === 'left') results.left++;
    else if (outcome === 'failed') results.failed.push(name);
    else results.passed++;
    if (outcome === 'again') results.again.push(name);
  }
  const file = process.env['TEST_RESULTS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(results));
}
