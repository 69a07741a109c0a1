import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
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
    writeResults(tests.map((test) => [test.titlePath().slice(2).join(' › '), outcomes[test.outcome()]]));
  }
}
