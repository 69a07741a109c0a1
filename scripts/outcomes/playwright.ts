import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { writeResults, type Outcome } from './results.ts';

const outcomes = {
  expected: 'passed',
  flaky: 'again',
  unexpected: 'failed',
  // A journey that did not run has proved nothing.
  skipped: 'failed',
} satisfies Record<string, Outcome>;

/** Tells `npm test` what came of the journeys. */
export default class PlaywrightResults implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const times = new Map<string, number>();
    for (const { location, results } of tests) {
      const file = relative(process.cwd(), location.file);
      for (const { duration } of results) times.set(file, (times.get(file) ?? 0) + duration);
    }
    writeResults(
      tests.map((test) => [test.titlePath().slice(2).join(' › '), outcomes[test.outcome()]]),
      times,
    );
  }
}
