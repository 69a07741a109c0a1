import { describe, expect, it } from 'vitest';
import { testServer, type Answers } from '../../testing/index.ts';
import { languages } from '../locale/locale.ts';
import { knownSubTypes, notificationText } from './texts.ts';

const facts = { amount: 500_000, currency: 'KZT', method: 'kz-card-out', reason: 'bank_refused' } as const;

describe('notifications', () => {
  const server = testServer();

  const list = async (token: string, history: 0 | 1, language = 'en') =>
    (
      await server.get<Answers['notifications']>(
        `/api/v1/notifications?order=desc&filter[history]=${history}&language=${language}`,
        { token },
      )
    ).body.data;
  const move = (token: string, to: string, ids: readonly unknown[]) =>
    server.post(`/api/v1/notifications/${to}`, { notification_ids: ids }, { token });

  it('lists them in the language of the reader, newest first', { tags: ['API-66'] }, async () => {
    const { access } = await server.signUp();
    await server.deposit(access, 500_000);
    const [newest] = await list(access, 0, 'en');
    expect([newest?.title, newest?.content]).toEqual([
      'Deposit credited',
      '5,000\u00a0₸ added to your balance.',
    ]);
    const [inKazakh] = await list(access, 0, 'kk');
    expect([inKazakh?.title, inKazakh?.content]).toEqual([
      'Депозит түсті',
      'Балансқа 5\u00a0000\u00a0₸ түсті.',
    ]);
  });

  it(
    'moves only forward, only the player’s own, and harmlessly again',
    { tags: ['API-67', 'API-68', 'API-69'] },
    async () => {
      const { access } = await server.signUp();
      const other = (await server.signUp()).access;
      await server.deposit(access, 500_000);
      const ids = (await list(access, 0)).map(({ id }) => id);
      await move(other, 'close', ids);
      expect((await list(access, 0)).map(({ status }) => status)).toEqual(ids.map(() => 'available'));
      await move(access, 'show', ids);
      expect((await list(access, 0))[0]?.status).toBe('showed');
      await move(access, 'close', [...ids, 999_999, 9_000_000_000]);
      expect(await list(access, 0)).toEqual([]);
      await move(access, 'show', ids);
      await move(access, 'read', ids.slice(0, 1));
      expect((await list(access, 1)).map(({ status }) => status)).toEqual(
        ids.map((_, place) => (place === 0 ? 'read' : 'closed')),
      );
      expect((await move(access, 'read', [])).status).toBe(200);
    },
  );

  it('a toast that was not shown expires after a day', { tags: ['API-66'] }, async () => {
    const tokens = await server.signUp();
    server.clock.pass(24 * 3_600_000);
    const { access } = await server.renew(tokens);
    expect(await list(access, 0)).toEqual([]);
    expect((await list(access, 1)).every(({ status }) => status === 'expired')).toBe(true);
  });

  it.each(knownSubTypes)('%s has a short title and a whole text in every language', (subType) => {
    for (const language of languages) {
      const text = notificationText(
        subType,
        { ...facts, email: 'a@b.cd', wager: 10, until: '2026-01-19T00:00:00Z' },
        language,
      );
      expect(text?.title.length).toBeLessThanOrEqual(38);
      expect(text?.content).not.toMatch(/[{}]|undefined| {2}/);
    }
  });

  it('has no text for names that every object has', () => {
    expect(notificationText('constructor', {}, 'en')).toBeNull();
    expect(notificationText('__proto__', {}, 'en')).toBeNull();
  });
});
