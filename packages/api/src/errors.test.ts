import { describe, expect, it } from 'vitest';
import { inFlightCode, isDefinitive } from './errors.ts';

describe('which answers settle an intent', () => {
  it('those the server stores; no answer, a fault or a refusal to run yet do not', () => {
    for (const status of [400, 404, 409, 413, 415, 422])
      expect(isDefinitive(status, 'X'), `${status}`).toBe(true);
    for (const status of [null, 401, 403, 429, 451, 500, 502, 503, 504])
      expect(isDefinitive(status, null), `${status}`).toBe(false);
    expect(isDefinitive(409, inFlightCode)).toBe(false);
  });
});
