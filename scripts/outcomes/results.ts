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
}

/** The outcome of one test. */
export type Outcome = 'passed' | 'failed' | 'again' | 'left';

/** Sums up the outcomes and writes them down. */
export function writeResults(outcomes: Iterable<readonly [name: string, outcome: Outcome]>): void {
  const results: Results = { passed: 0, failed: [], again: [], left: 0 };
  for (const [name, outcome] of outcomes) {
    if (outcome === 'left') results.left++;
    else if (outcome === 'failed') results.failed.push(name);
    else results.passed++;
    if (outcome === 'again') results.again.push(name);
  }
  const file = process.env['TEST_RESULTS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(results));
}
