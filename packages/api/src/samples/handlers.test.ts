import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSession, failure } from '../client/testing/harness.ts';
import { createClient } from '../client/index.ts';
import {
  balance,
  endpoints,
  game,
  pay,
  profile,
  promoBanners,
  promoCodeBanners,
  type Endpoint,
} from '../contract/index.ts';
import { answer, drop, gameDetail, handlers, refuse, samples } from './index.ts';

const server = setupServer(...handlers);
const client = createClient({ baseUrl: 'https://api.example', session: createTestSession().port });
const body = {
  type: 'deposit',
  fail_url: '',
  uid: 'u',
  amount: 1,
  currency: 'KZT',
  locale: 'ru',
  fields: {},
  card_id: null,
  offer_id: null,
} as const;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('handlers', () => {
  it('answer every call with its sample', async () => {
    for (const [id, endpoint] of Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]) {
      const params = { lng: 'ru', slug: 'x', id: 'x', token: 'x', code: 'x', upload_id: 'x' };
      const query = id === 'promoCodeBanners' ? { type: 'Promocode' } : undefined;
      const input = { params, query } as never;
      if (endpoint.responseType === 'event-stream') continue;
      expect([id, await client.call(endpoint, input)]).toEqual([id, samples[id]]);
    }
  });

  it('distinguish the two calls of one path', { tags: ['API-60'] }, async () => {
    expect(await client.call(promoBanners)).toEqual(samples.promoBanners);
    expect(await client.call(promoCodeBanners, { query: { type: 'Promocode' } })).toEqual(
      samples.promoCodeBanners,
    );
  });

  it('know the path without its slash', { tags: ['API-09'] }, async () => {
    const response = await fetch('https://other.example/api/v1/profile');
    expect(await response.json()).toEqual(samples.profile);
  });

  it('give way to the ones that come first', async () => {
    server.use(
      answer(profile, { ...samples.profile, first_name: 'Erlan' }),
      answer(game, ({ params }) => ({ ...gameDetail, slug: params['slug'] ?? '' })),
      refuse(pay, 422, 'VALIDATION_ERROR', { amount: ['AMOUNT_INVALID'] }),
    );
    expect(await client.call(profile)).toMatchObject({ first_name: 'Erlan' });
    expect(await client.call(game, { params: { slug: 'quiet-observatory' } })).toMatchObject({
      slug: 'quiet-observatory',
    });
    expect(await failure(client.call(pay, { body }))).toMatchObject({
      kind: 'validation',
      fields: { amount: ['AMOUNT_INVALID'] },
    });
  });

  it('drop a connection', async () => {
    server.use(drop(balance));
    await expect(fetch('https://api.example/api/v1/profile/balance')).rejects.toThrow(TypeError);
  });
});
