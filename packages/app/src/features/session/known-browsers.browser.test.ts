import { beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '#app/platform/session/session.ts';
import { rememberBrowser } from './known-browsers.ts';

const sent: [path: string, body: unknown][] = [];
let known: string[] = [];

beforeEach(() => {
  sent.length = 0;
  known = ['Old'];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const path = new URL(input, location.href).pathname;
    const body = init.body ? (JSON.parse(String(init.body)) as { value: string[] }) : undefined;
    sent.push([path, body]);
    if (!path.endsWith('/save')) {
      return Response.json({
        showAppsPromoModal: null,
        showDownloadAppBannerCount: 0,
        navigatorUserAgent: known,
      });
    }
    known = body?.value ?? [];
    return Response.json({ success: true });
  });
  startSession({ access: 'a', refresh: 'r' });
});

const saves = () => sent.filter(([path]) => path.endsWith('/save')).map(([, body]) => body);

it('saves a new browser once, reading the list once', { tags: ['CALL-16', 'CALL-15'] }, async () => {
  await rememberBrowser('New');
  await rememberBrowser('New');
  expect(saves()).toEqual([{ key: 'navigatorUserAgent', value: ['Old', 'New'] }]);
  expect(sent).toHaveLength(2);
  startSession({ access: 'b', refresh: 's' });
  await rememberBrowser('New');
  expect(sent).toHaveLength(3);
  expect(saves()).toHaveLength(1);
});

it('stores fifty and drops the oldest', { tags: ['CALL-16'] }, async () => {
  known = Array.from({ length: 50 }, (_, index) => `Browser ${index}`);
  await rememberBrowser('New');
  expect(known).toHaveLength(50);
  expect([known[0], known.at(-1)]).toEqual(['Browser 1', 'New']);
});

it('works without the record of the server, and retries later', { tags: ['CALL-18'] }, async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'NOT_FOUND', request_id: 'r' }, { status: 404 }),
  );
  await expect(rememberBrowser('New')).resolves.toBeUndefined();
});
