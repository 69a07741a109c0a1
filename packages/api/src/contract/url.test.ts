import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPath, endpoints, readPath, readQuery, serializeQuery, type Endpoint } from './index.ts';

/** Any text without lone surrogates, which cannot be percent-encoded. */
const text = fc.string({ unit: 'grapheme', minLength: 1 });
const named = { path: '/api/v1/offers/{id}/ledger' } as const;

describe('a query', () => {
  it('comes back as it was sent', { tags: ['API-31'] }, () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (query) => {
        expect(readQuery(serializeQuery(query))).toEqual({ ...query });
      }),
    );
  });

  it('carries no value that is not set or empty', { tags: ['API-31'] }, () => {
    expect(serializeQuery({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('d=0&e=false');
    expect(serializeQuery(undefined)).toBe('');
    expect(readQuery('?a=&b=1&b=2')).toEqual({ b: '1' });
  });

  it('keeps bracketed names, encoded or not', { tags: ['API-62', 'API-66'] }, () => {
    const query = { 'order[0][0]': 'date', 'filter[history]': 1 };
    expect(readQuery(serializeQuery(query))).toEqual({ 'order[0][0]': 'date', 'filter[history]': '1' });
    expect(readQuery('filter[history]=1')).toEqual({ 'filter[history]': '1' });
  });

  it('cannot reach the prototype', () => {
    const read = readQuery('__proto__=x&constructor=y');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor']);
  });
});

describe('a path', () => {
  it('comes back as it was built, and stays one segment', { tags: ['API-57'] }, () => {
    fc.assert(
      fc.property(
        text.filter((id) => id !== '.' && id !== '..'),
        (id) => {
          const path = buildPath(named, { id });
          expect(path.split('/')).toHaveLength(6);
          expect(new URL(path, 'https://api.example').pathname).toBe(path);
          expect(readPath(named, path)).toEqual({ id });
        },
      ),
    );
  });

  it('is not built of a parameter that would change it', () => {
    for (const id of ['', '.', '..', undefined, null]) {
      expect(() => buildPath(named, { id })).toThrow(TypeError);
    }
  });

  it('is known with and without the slash at its end', { tags: ['API-09'] }, () => {
    expect(readPath(endpoints.profile, '/api/v1/profile/')).toEqual({});
    expect(readPath(endpoints.profile, '/api/v1/profile')).toEqual({});
    expect(readPath(endpoints.balance, '/api/v1/profile/balance/')).toBeNull();
    expect(readPath(endpoints.game, '/api/v1/games/%E0%A4%A')).toBeNull();
    expect(readPath(endpoints.game, '/api/v1/games/')).toBeNull();
  });

  it('is mounted before one with a parameter that would take it', () => {
    const all: Endpoint[] = Object.values(endpoints);
    for (const [index, endpoint] of all.entries()) {
      const sample = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      const taken = all.slice(0, index).find((earlier) => {
        return earlier.method === endpoint.method && !earlier.match && readPath(earlier, sample) !== null;
      });
      expect(taken?.id).toBeUndefined();
    }
  });
});
