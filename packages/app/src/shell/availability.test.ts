import { describe, expect, it, vi } from 'vitest';
import { store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent.ts';
import { availabilityAtom, checkAvailability } from './availability.ts';

async function answered(status: number, body: string) {
  store.set(availabilityAtom, 'loading');
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  await checkAvailability();
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
    await checkAvailability();
    expect(store.get(availabilityAtom)).toBe('ok');
  });

  it(
    'reads whether consent is required; without the header none is, a failure leaves it unknown',
    { tags: ['REACH-20'] },
    async () => {
      await answered(500, open);
      expect(store.get(consentNeedAtom)).toBe('unknown');
      await answered(200, JSON.stringify({ status: 'ok', country: null, analytics_consent: 'needed' }));
      expect(store.get(consentNeedAtom)).toBe('needed');
      await answered(200, open);
      expect(store.get(consentNeedAtom)).toBe('not_needed');
    },
  );
});
