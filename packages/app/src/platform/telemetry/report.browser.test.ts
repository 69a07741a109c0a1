import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestData } from '../session/visitor.ts';
import { store } from '../state/store.ts';
import { consentNeedAtom } from './consent.ts';
import type * as Capture from './capture.ts';
import { report, setReporter } from './report.ts';

interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const sent: Sent[] = [];
const written = vi.fn<(line: unknown) => void>();
const noted = vi.fn<(line: unknown) => void>();
let status = 200;

/** Reports of this name; every test uses unique names. */
const reports = (name: string) =>
  sent.flatMap(({ path, body }) => (path === '/api/v1/client-errors' && body['name'] === name ? [body] : []));
const lines = ({ mock }: typeof written) => mock.calls.map(([line]) => String(line));
/** A fresh module, as in a newly loaded page. */
const fresh = './capture.ts?load=1';
const { capture } = (await import(/* @vite-ignore */ fresh)) as typeof Capture;

beforeEach(() => {
  setReporter(capture);
  vi.spyOn(console, 'error').mockImplementation(written);
  vi.spyOn(console, 'warn').mockImplementation(noted);
  sent.length = 0;
  status = 200;
  written.mockClear();
  noted.mockClear();
  store.set(consentNeedAtom, 'not_needed');
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push({
      path: new URL(input, location.href).pathname,
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
    });
    return new Response(JSON.stringify({ success: true, message: 'GENERAL_ERROR' }), { status });
  });
});

describe('reports without an error service', () => {
  it('go to the server, once each', { tags: ['REACH-17'] }, async () => {
    history.replaceState(null, '', '/games/lazy-lantern?from=me@example.kz');
    for (let time = 0; time < 3; time += 1) report('page-crash', { step: 2 }, new RangeError('Too long'));
    report('after');
    await expect.poll(() => reports('after')).toHaveLength(1);
    expect(reports('page-crash')).toEqual([
      {
        name: 'page-crash',
        message: 'RangeError: Too long step=2',
        stack: expect.stringContaining('report.browser.test.ts') as string,
        route: '/games/{slug}',
        build: 'development',
        language: expect.stringMatching(/^(?:ru|kk|az|en)$/) as string,
        platform: 'desktop',
        visitor_uid: localStorage.getItem('visitor_uid'),
        count: 1,
      },
    ]);
  });

  it('carry no visitor id without consent', { tags: ['REACH-20'] }, async () => {
    store.set(consentNeedAtom, 'needed');
    report('of-a-stranger');
    await expect.poll(() => reports('of-a-stranger')).toHaveLength(1);
    expect(reports('of-a-stranger')[0]?.['visitor_uid']).toMatch(/^[\da-f-]{36}$/);
    expect(localStorage.getItem('visitor_uid')).toBeNull();
  });

  it('are written to the console: a broken guestData, which is ignored', { tags: ['I18N-10'] }, async () => {
    localStorage.setItem('guestData', '{"language":');
    expect(guestData.read()).toBeNull();
    await expect.poll(() => lines(noted)).toEqual(['[broken-storage] key=guestData']);
    expect(lines(written)).toEqual([]);
  });

  it('are written as errors when something failed', { tags: ['REACH-17'] }, async () => {
    report('broke', {}, new RangeError('Too long'));
    await expect.poll(() => lines(written)).toEqual(['[broke] RangeError: Too long']);
    expect(lines(noted)).toEqual([]);
  });

  it('are not reported themselves when the server refuses them', { tags: ['REACH-17'] }, async () => {
    status = 500;
    report('refused', {}, new Error('once'));
    await expect.poll(() => reports('refused')).toHaveLength(1);
    status = 200;
    report('afterwards');
    await expect.poll(() => reports('afterwards')).toHaveLength(1);
    expect(sent.map(({ body }) => body['name'])).toEqual(['refused', 'afterwards']);
  });
});
