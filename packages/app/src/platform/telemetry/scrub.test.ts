import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from './capture.ts';

describe('a report', () => {
  it.each([
    ['a contact', 'No player aigerim.s@example.kz here', 'No player *** here'],
    ['a phone', 'SMS to +7 (701) 234-56-78 failed', 'SMS to *** failed'],
    ['a phone in digits', 'SMS to 77012345678 failed', 'SMS to *** failed'],
    ['a card', 'Card 4242 4242 4242 4242 refused', 'Card *** refused'],
    ['a card in digits', 'Card 4242424242424242 refused', 'Card *** refused'],
    ['an amount', 'Cannot show 12 500,50 ₸ now', 'Cannot show *** now'],
    ['an amount with the sign before it', 'Cannot show ₼1,250.00', 'Cannot show ***'],
    ['an amount by name', '{"amount":1250000,"page":2}', '{"amount":***,"page":2}'],
    ['a token', 'Bad eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl', 'Bad ***'],
    ['a token of a header', 'Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
    ['a token by name', "refresh_token='abc def' kept", 'refresh_token=*** kept'],
    ['an opaque token', 'Unknown 9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c', 'Unknown ***'],
    [
      'a query',
      'Failed: https://app.example/a?auth_token=1&x=2 (again)',
      'Failed: https://app.example/a?*** (again)',
    ],
    ['a secret in a path', 'at /confirm-email/s3cr3t now', 'at /confirm-email/*** now'],
  ])('does not hold %s', { tags: ['REACH-17'] }, (_, text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it.each([
    'TypeError: Cannot read properties of undefined (reading "map")',
    '    at Row (https://app.example/assets/a1b2c3d.js:12:104857)',
    'RangeError: Invalid array length 4294967',
    'HTTP 503 of /api/v1/games, attempt 5',
    'Minified React error #310',
  ])('keeps what tells where and why: %s', { tags: ['REACH-17'] }, (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('never contains a card number or a phone, in any format and position', { tags: ['REACH-17'] }, () => {
    const separator = fc.constantFrom('', ' ', '-', '.');
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 19 });
    fc.assert(
      fc.property(digits, separator, fc.constantFrom('', '"', ' ', '('), (number, between, around) => {
        const written = number.join(between);
        expect(scrub(`x ${around}${written}${around} y`)).not.toContain(written);
      }),
    );
  });

  it('takes time in proportion to a hostile text', { tags: ['REACH-17', 'SEC-14'] }, () => {
    const fastest = (text: string) =>
      Math.min(
        ...Array.from({ length: 8 }, () => {
          const start = performance.now();
          scrub(text);
          return performance.now() - start;
        }),
      );
    const parts = [
      'a@',
      '1 ',
      'token',
      'https://',
      'http://a.',
      'eyJ.',
      'eyJ-',
      '(1',
      '-',
      'a-',
      '"token',
      '/unsubscribe/',
    ];
    const grown = parts.filter((part) => {
      // A linear pattern takes four times as long for four times the text, a quadratic one sixteen times.
      const [short, long] = [2_500, 10_000].map((length) => fastest(part.repeat(length).slice(0, length)));
      return (long ?? 0) > 9 * (short ?? 0) + 2;
    });
    expect(grown).toEqual([]);
  });
});
