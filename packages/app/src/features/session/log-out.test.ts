import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { sessionPort, startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { logOut, sendPendingLogouts } from './log-out.ts';
import { pendingLogouts } from './atoms.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}
let sent: Sent[] = [];

function serve(answer: () => Response) {
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    return answer();
  });
}
const ok = () => new Response(JSON.stringify({ success: true }));
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
const bodies = () => sent.map(({ init }) => JSON.parse(String(init.body)) as unknown);

describe('logging out', { tags: ['SEC-07'] }, () => {
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    pendingLogouts.remove();
    startSession({ access: 'acc', refresh: 'ref' });
  });
  afterEach(() => {
    store.set(savedViewAtom, false);
  });

  it('ends the session on the server with a request that outlives the page', async () => {
    serve(ok);
    logOut();
    expect([sessionPort.access(), sessionPort.refresh()]).toEqual([null, null]);
    await expect.poll(() => pendingLogouts.read()).toBeNull();
    expect(sent.map(({ url, init }) => [url, init.keepalive])).toEqual([['/api/logout', true]]);
    expect(bodies()).toEqual([{ refresh_token: 'ref', everywhere: false }]);
    expect(sent[0]?.init.headers['Authorization']).toBeUndefined();
    await expect.poll(() => pendingLogouts.read()).toBeNull();
  });

  it('sends it again when there is a network, and forgets the token then', async () => {
    // In the saved view, which the app shows offline, the client makes one attempt.
    store.set(savedViewAtom, true);
    serve(noNetwork);
    logOut({ everywhere: true });
    await sendPendingLogouts();
    expect(pendingLogouts.read()).toEqual([{ token: 'ref', everywhere: true }]);
    startSession({ access: 'acc2', refresh: 'ref2' });
    sent = [];
    serve(ok);
    await sendPendingLogouts();
    expect(bodies()).toEqual([{ refresh_token: 'ref', everywhere: true }]);
    expect(pendingLogouts.read()).toBeNull();
    expect(sessionPort.refresh()).toBe('ref2');
  });

  it('is sent once although the next session looks for it too', async () => {
    serve(ok);
    logOut();
    await Promise.all([sendPendingLogouts(), sendPendingLogouts()]);
    expect(pendingLogouts.read()).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('does not repeat what the server refuses for good', async () => {
    serve(
      () => new Response(JSON.stringify({ message: 'VALIDATION_ERROR', request_id: 'r' }), { status: 422 }),
    );
    logOut();
    await expect.poll(() => pendingLogouts.read()).toBeNull();
  });
});
