import { describe, expect, it, vi } from 'vitest';
import { eventsOfferedAtom } from '../platform/network/connectivity.ts';
import { store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent.ts';
import { availabilityAtom, checkAvailability } from './availability.ts';

async function answered(status: number, body: string) {
  store.set(availabilityAtom, 'loading');
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  await checkAvailability().catch(() => undefined);
  return store.get(availabilityAtom);
}

const blocked = JSON.stringify({ message: 'REGION_BLOCKED', country: 'KZ', explanation_url: null });
const open = JSON.stringify({ status: 'ok', country: null });

describe('the check of the region', () => {
  it.each([blocked, open, '', '<html>not for you</html>', '{"message":', 'null'])(
    'a 451 blocks, whatever its body says: %s',
    { tags: ['AVAIL-02'] },
    async (body) => {
      expect(await answered(451, body)).toBe('blocked');
    },
  );

  it.each([400, 404, 422, 429, 500, 503])(
    'a %i shows the page, even with the body of a block',
    { tags: ['AVAIL-01', 'AVAIL-02'] },
    async (status) => {
      expect(await answered(status, blocked)).toBe('ok');
    },
  );

  it('a request that fails shows the page', { tags: ['AVAIL-01'] }, async () => {
    store.set(availabilityAtom, 'loading');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(checkAvailability()).rejects.toThrow(/network/);
    expect(store.get(availabilityAtom)).toBe('ok');
  });

  it('reads whether consent is required; a failure leaves it unknown', { tags: ['REACH-20'] }, async () => {
    await answered(500, open);
    expect(store.get(consentNeedAtom)).toBe('unknown');
    await answered(200, JSON.stringify({ status: 'ok', country: null, analytics_consent: 'needed' }));
    expect(store.get(consentNeedAtom)).toBe('needed');
    await answered(200, open);
    expect(store.get(consentNeedAtom)).toBe('not_needed');
  });

  it('after a failure the next check works like the first', { tags: ['AVAIL-01'] }, async () => {
    const next = async (response: Response | null) => {
      vi.stubGlobal('fetch', async () => response ?? Promise.reject(new TypeError('Failed to fetch')));
      await checkAvailability().catch(() => undefined);
      return [store.get(availabilityAtom), store.get(eventsOfferedAtom)];
    };
    store.set(availabilityAtom, 'loading');
    expect(await next(null)).toEqual(['ok', false]);
    expect(await next(new Response(open, { headers: { 'X-Events': '1' } }))).toEqual(['ok', true]);
    expect(await next(new Response(blocked, { status: 451 }))).toEqual(['blocked', true]);
    expect(await next(null)).toEqual(['blocked', true]);
    expect(await next(new Response(open))).toEqual(['ok', false]);
  });
});
