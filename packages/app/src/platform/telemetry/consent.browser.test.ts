import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../state/store.ts';
import { send, sendPageView, sendVisit } from './analytics.ts';
import { chooseConsent } from './track.ts';
import { isConsentDueAtom, readConsent, consentNeedAtom } from './consent.ts';

interface Sent {
  readonly event_name?: string;
  readonly visitor_uid: string;
  readonly player_id?: number | null;
}

const sent: Sent[] = [];
const names = () => sent.map(({ event_name }) => event_name ?? 'visit');

const answer = (need: 'unknown' | 'needed' | 'not_needed') => store.set(consentNeedAtom, need);
const isDue = () => store.get(isConsentDueAtom);

async function visit() {
  await Promise.all([
    sendPageView(location.href),
    sendVisit(location.href),
    send('web-vital', { name: 'LCP', value: 1 }),
  ]);
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Sent | Sent[];
    sent.push(...[body].flat());
    return Response.json({ success: true });
  });
});
describe('consent', () => {
  it('nothing is sent or stored before the choice', { tags: ['REACH-20'] }, async () => {
    answer('needed');
    expect(isDue()).toBe(true);
    await visit();
    expect(sent).toEqual([]);
    expect(localStorage.getItem('visitor_uid')).toBeNull();
  });

  it('events before the server answered wait for its answer', { tags: ['REACH-20'] }, async () => {
    const visited = visit();
    answer('needed');
    await visited;
    expect(sent).toEqual([]);

    answer('unknown');
    const free = visit();
    expect(sent).toEqual([]);
    answer('not_needed');
    await free;
    expect(isDue()).toBe(false);
    expect(names().toSorted()).toEqual(['page_view', 'visit', 'web-vital']);
  });

  it('a yes is sent, stays, and allows events and vitals', { tags: ['REACH-20'] }, async () => {
    answer('needed');
    chooseConsent('given');
    await expect.poll(names).toEqual(['consent-given']);
    readConsent();
    expect(isDue()).toBe(false);
    await visit();
    expect(names().toSorted()).toEqual(['consent-given', 'page_view', 'visit', 'web-vital']);
    expect(new Set(sent.map(({ visitor_uid }) => visitor_uid)).size).toBe(1);
  });

  it('a no is sent anonymously, removes the id and stops the rest', { tags: ['REACH-20'] }, async () => {
    answer('needed');
    chooseConsent('given');
    await expect.poll(names).toEqual(['consent-given']);
    const uid = localStorage.getItem('visitor_uid');
    localStorage.setItem('user', '{"id":7,"source_id":"src_1","currency":"KZT"}');
    chooseConsent('refused');
    await expect.poll(names).toEqual(['consent-given', 'consent-refused']);
    expect(sent[1]).toMatchObject({ player_id: null, source_id: null, previous_url: null });
    expect(sent[1]?.visitor_uid).not.toBe(uid);
    expect(localStorage.getItem('visitor_uid')).toBeNull();
    await visit();
    readConsent();
    await visit();
    // A server that no longer requires consent does not override a refusal.
    answer('not_needed');
    await visit();
    expect(sent).toHaveLength(2);
  });

  it('a choice in another tab applies here', { tags: ['REACH-20'] }, async () => {
    answer('needed');
    localStorage.setItem('analyticsConsent', 'given');
    dispatchEvent(new StorageEvent('storage', { key: 'analyticsConsent' }));
    await visit();
    expect(sent).toHaveLength(3);
    localStorage.setItem('analyticsConsent', '{"hostile":1}');
    dispatchEvent(new StorageEvent('storage', { key: 'analyticsConsent' }));
    expect(isDue()).toBe(true);
  });
});
