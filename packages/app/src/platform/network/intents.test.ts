import { ApiError } from '@tulpar/api/errors';
import { describe, expect, it } from 'vitest';
import { createIntents, isDefinitive } from './intents.ts';

describe('intents', () => {
  it('the same content keeps its key until the server has settled it', () => {
    let made = 0;
    const intents = createIntents(() => `key-${(made += 1)}`);
    expect(intents.keyFor({ a: 1 })).toBe('key-1');
    expect(intents.keyFor({ a: 1 })).toBe('key-1');
    expect(intents.keyFor({ a: 2 })).toBe('key-2');
    intents.settle();
    expect(intents.keyFor({ a: 2 })).toBe('key-3');
  });

  it('definitive are answers the server stores; no answer, a fault or a refusal to run yet are not', () => {
    const error = (kind: ConstructorParameters<typeof ApiError>[0], status: number | null) =>
      new ApiError(kind, { endpoint: 'x', status });
    expect(isDefinitive(error('validation', 422))).toBe(true);
    expect(isDefinitive(error('rejected', 409))).toBe(true);
    for (const [kind, status] of [
      ['network', null],
      ['killed', 500],
      ['idempotencyInFlight', 409],
      ['rejected', 401],
      ['rateLimited', 429],
    ] as const) {
      expect(isDefinitive(error(kind, status)), `${kind} ${status}`).toBe(false);
    }
    expect(isDefinitive(new Error('x'))).toBe(false);
  });
});
