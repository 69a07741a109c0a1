import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeResults, type Outcome } from './results.ts';

function outcomeOf(test: TestCase): Outcome {
  const { state } = test.result();
  if (state === 'passed') return test.diagnostic()?.flaky ? 'again' : 'passed';
  return state === 'skipped' ? 'left' : 'failed';
}

/** Tells `npm test` what came of the tests of a Vitest project. A module that could not be read counts as a test. */
export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes: [string, Outcome][] = [];
    const times = new Map<string, number>();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      times.set(module.relativeModuleId, module.diagnostic().duration);
      for (const test of tests) {
        outcomes.push([`${module.relativeModuleId} › ${test.fullName}`, outcomeOf(test)]);
      }
      const isBroken = module.errors().length > 0 && !tests.some((test) => outcomeOf(test) === 'failed');
      if (isBroken) outcomes.push([module.relativeModuleId, 'failed']);
    }
    writeResults(outcomes, times);
  }
}
