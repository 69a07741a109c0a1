import type { Transaction } from '@tulpar/api/contract';

/** A stage of a payment; `at` is its time, or the expected time of a future stage. */
export interface Stage {
  readonly stage: string;
  readonly at: string;
  readonly state: 'done' | 'now' | 'failed' | 'coming';
}

const bad = new Set(['failed', 'returned']);

/** Stages of a payment in order (PAY-16); duplicates from the server are removed. */
export function stagesOf({
  status,
  timeline,
  expected_stages: expected = [],
}: Pick<Transaction, 'status' | 'timeline' | 'expected_stages'>): Stage[] {
  const passed = new Map(timeline.map(({ stage, at }) => [stage, at]));
  const last = timeline.at(-1)?.stage;
  const behind = [...passed].map(([stage, at]): Stage => {
    const isNow = status === 'process' && stage === last;
    return { stage, at, state: bad.has(stage) ? 'failed' : isNow ? 'now' : 'done' };
  });
  const coming = expected
    .filter(({ stage }) => !passed.has(stage))
    .map(({ stage, by }): Stage => ({ stage, at: by, state: 'coming' }));
  return [...behind, ...coming];
}
