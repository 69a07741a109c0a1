import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../db/seed/index.ts';
import { createOperator, testServer } from '../../testing/index.ts';

describe('mails about a promotion', () => {
  const server = testServer();
  const operator = createOperator(server);
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 10);
  });

  const mails = () =>
    server.deps.db
      .selectFrom('outbox')
      .select(['recipient', 'language', 'subject', 'body', 'link'])
      .where('purpose', '=', 'promotion')
      .orderBy('id')
      .execute();
  const send = (promotion: string) => operator.act('/sandbox', '/sandbox/mails', { promotion });

  it(
    'go to confirmed subscribers who are not on a break, each with an unsubscribe link',
    { tags: ['CONT-08', 'CONT-10'] },
    async () => {
      const signUp = async (email: string, language: string, isConfirmed = true) => {
        const { access } = await server.signUp({ email, language });
        await server.deps.db
          .updateTable('players')
          .set({ is_email_confirmed: isConfirmed, is_newsletters_enabled: true })
          .where('email', '=', email)
          .execute();
        return access;
      };
      await signUp('kk+1@example.com', 'KZ');
      await signUp('unconfirmed@example.com', 'ru', false);
      await signUp('out@example.com', 'ru');
      await server.get('/api/v1/unsubscribe?email=out@example.com');
      const resting = await signUp('resting@example.com', 'ru');
      await server.post('/api/v1/profile/break', { days: 1 }, { token: resting });
      await signUp('banned@example.com', 'ru');
      await server.deps.db
        .updateTable('players')
        .set({ banned_at: server.clock.now() })
        .where('email', '=', 'banned@example.com')
        .execute();

      expect(await send('first-deposit')).toMatchObject({ done: 'mail' });
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        recipient: 'kk+1@example.com',
        language: 'kk',
        link: `${server.origin}/news/first-deposit`,
      });
      const wayOut = `${server.origin}/unsubscribe/kk%2B1%40example.com`;
      expect(mail?.body.endsWith(` ${wayOut}`)).toBe(true);
      expect((await operator.open('/sandbox')).text).toContain('first-deposit ×1');
      expect((await server.get('/api/v1/promotions/first-deposit')).status).toBe(200);

      // The link contains the player's address and unsubscribes it.
      const email = decodeURIComponent(new URL(wayOut).pathname.split('/').at(-1) ?? '');
      await server.get(`/api/v1/unsubscribe?email=${encodeURIComponent(email)}`);
      await send('first-deposit');
      expect(await mails()).toHaveLength(1);
    },
  );

  it('are not sent for a promotion there is none of', { tags: ['CONT-08'] }, async () => {
    expect(await send('nothing')).toMatchObject({ problem: 'invalid' });
  });
});
