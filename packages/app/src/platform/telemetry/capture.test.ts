import { beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { scrub } from './scrub.ts';

const deliver = vi.hoisted(() => vi.fn(async () => undefined));
const write = vi.hoisted(() => vi.fn());
vi.mock('./deliver.ts', () => ({ deliver, write }));

const leave = new EventTarget();
let isHidden = false;

beforeEach(() => {
  vi.resetModules();
  deliver.mockClear();
  write.mockClear();
  isHidden = false;
  vi.stubGlobal('addEventListener', leave.addEventListener.bind(leave));
  vi.stubGlobal('document', {
    addEventListener: leave.addEventListener.bind(leave),
    get hidden() {
      return isHidden;
    },
  });
});

async function opened() {
  const { capture } = await import('./capture.ts');
  return (name: string, cause?: unknown, data = {}) => capture({ name, data, cause, player: 7 });
}

const sent = () => deliver.mock.calls as unknown as [{ name: string; message: string }, number, string][];

function hide() {
  isHidden = true;
  leave.dispatchEvent(new Event('visibilitychange'));
}

describe('capture', () => {
  it('sends a failure once and its repeats as a count on leaving', { tags: ['REACH-17'] }, async () => {
    const capture = await opened();
    for (let time = 0; time < 5; time += 1) capture('error', new Error(`Row ${time} is missing`));
    expect(sent().map(([{ message }, count]) => [message, count])).toEqual([['Error: Row 0 is missing', 1]]);
    hide();
    hide();
    expect(sent().map(([, count]) => count)).toEqual([1, 4]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('distinguishes failures by name and message', { tags: ['REACH-17'] }, async () => {
    const capture = await opened();
    capture('error', new Error('one'));
    capture('error', new Error('two'));
    capture('rejection', new Error('one'));
    capture('rejection', { strange: true });
    capture('rejection', 'a text');
    expect(new Set(sent().map(([, , fingerprint]) => fingerprint)).size).toBe(5);
    expect(sent().at(-2)?.[0].message).toBe('object');
  });

  it('sends at most 20 reports a visit, repeats among them', { tags: ['REACH-17'] }, async () => {
    const capture = await opened();
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    for (const letter of letters) capture('error', new Error(letter));
    for (const letter of letters) capture('error', new Error(letter));
    hide();
    expect(sent()).toHaveLength(20);
  });

  it('leaves contacts, tokens, cards and amounts out of reports', { tags: ['REACH-17'] }, async () => {
    const capture = await opened();
    const error = new Error('No aigerim@example.kz with 12 500 ₸');
    error.stack = 'Error: token=abc123\n    at https://app.example/assets/a1b2c3d.js:1:2';
    capture('page-crash', error, { phone: '+7 701 234 56 78', card: '4242 4242 4242 4242' });
    const text = JSON.stringify(sent());
    expect(text).toContain('assets/a1b2c3d.js:1:2');
    expect(text).not.toMatch(/aigerim|12 500|abc123|701|4242/);
  });

  it('drops failed registrations of the worker and script loads', { tags: ['CRASH-12'] }, async () => {
    const capture = await opened();
    capture(
      'rejection',
      new TypeError('Failed to fetch dynamically imported module: https://app.example/a.js'),
    );
    capture('hash-modal', new Error('Importing a module script failed.'));
    capture('error', 'Uncaught Error: Loading chunk 7 failed');
    capture('worker', new TypeError("Failed to register a ServiceWorker for scope ('https://app.example/')"));
    capture('rejection', new Error('ServiceWorker script evaluation failed'));
    // In a browser that blocks workers `register` gives undefined, of which Workbox reads a property.
    capture('worker', new TypeError("Cannot read properties of undefined (reading 'waiting')"));
    expect(sent()).toEqual([]);
    capture('rejection', new TypeError("Cannot read properties of undefined (reading 'waiting')"));
    expect(sent()).toHaveLength(1);
  });

  it('reports the screen of a script that did not load', { tags: ['CRASH-07'] }, async () => {
    const capture = await opened();
    capture('chunk-failure', new TypeError('Failed to fetch dynamically imported module: /a.js'));
    expect(sent().map(([{ name }]) => name)).toEqual(['chunk-failure']);
  });

  it('ignores aborted calls', { tags: ['REACH-17'] }, async () => {
    const capture = await opened();
    const { ApiError } = await import('@tulpar/api/errors');
    const failed = (kind: 'aborted' | 'staleSession' | 'server') =>
      new ApiError(kind, { endpoint: 'offers' });
    capture('known-browsers', failed('staleSession'));
    capture('notification', failed('aborted'));
    capture('events', new DOMException('The browsing context is going away', 'AbortError'));
    expect(sent()).toEqual([]);
    capture('notification', failed('server'));
    expect(sent()).toHaveLength(1);
  });

  it('leaves out what extensions throw', { tags: ['REACH-17'] }, async () => {
    const capture = await opened();
    const error = new Error('x is undefined');
    error.stack = 'Error\n    at chrome-extension://abc/inject.js:1:1';
    capture('error', error);
    capture('error', 'ResizeObserver loop completed with undelivered notifications.');
    expect(sent()).toEqual([]);
  });
});

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
  ])('keeps what says where and why: %s', { tags: ['REACH-17'] }, (text) => {
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
