import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferStatus } from '../../db/money-tables.ts';
import { statusAfter, transitions, type OfferEvent } from './machine.ts';

const events = Object.keys(transitions) as OfferEvent[];
const statuses: readonly OfferStatus[] = [
  'available',
  'awaiting',
  'active',
  'started',
  'finished',
  'wasted',
  'ignored',
  'rejected',
  'canceled',
  'expired',
  'wager_ignored',
];
const final: ReadonlySet<OfferStatus> = new Set([
  'finished',
  'wasted',
  'ignored',
  'rejected',
  'canceled',
  'expired',
  'wager_ignored',
]);
const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 40 });

/** The statuses of an offer over a series of events; impossible events change nothing. */
function lifeOf(happening: readonly OfferEvent[]): OfferStatus[] {
  const life: OfferStatus[] = ['available'];
  for (const event of happening) {
    const next = statusAfter(life.at(-1) ?? 'available', event);
    if (next !== null) life.push(next);
  }
  return life;
}

describe('the life of an offer', () => {
  it('reaches every status but hidden, and nothing leaves a final one', { tags: ['BONUS-12'] }, () => {
    const reached = new Set<OfferStatus>(['available', ...events.map((event) => transitions[event].to)]);
    expect([...reached].toSorted()).toEqual([...statuses].toSorted());
    for (const status of final) for (const event of events) expect(statusAfter(status, event)).toBeNull();
  });

  it('never returns to a status it has left, whatever happens in whatever order', { tags: ['X29'] }, () => {
    fc.assert(
      fc.property(anyEvents, (happening) => {
        const life = lifeOf(happening);
        return new Set(life).size === life.length;
      }),
    );
  });

  it('starts no offer that was not activated first', { tags: ['X29'] }, () => {
    fc.assert(
      fc.property(anyEvents, (happening) => {
        const life = lifeOf(happening);
        const inPlay = life.findIndex((status) => status === 'active' || status === 'started');
        return inPlay === -1 || life[inPlay - 1] === 'awaiting';
      }),
    );
    for (const event of ['pass_over', 'reject'] as const) {
      for (const status of ['awaiting', 'active', 'started'] as const)
        expect(statusAfter(status, event)).toBeNull();
    }
    for (const event of ['finish', 'waste', 'cancel'] as const) {
      expect(transitions[event].from.toSorted()).toEqual(['active', 'started']);
    }
  });
});
