import { beforeEach, describe, expect, it, vi } from 'vitest';

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
    // A browser that blocks workers returns undefined, and the library reads a property of it.
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
