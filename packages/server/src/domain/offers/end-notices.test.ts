import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/index.ts';
import { activateOffer } from './activate.ts';
import { expireOffers } from './finish.ts';
import { grantOffer } from './offers.ts';
import { notifyOfEndings } from './end-notices.ts';
import type { TemplateCode } from './templates.ts';

interface Message {
  readonly sub_type: string;
  readonly title: string;
  readonly content: string;
}

const hour = 3_600_000;

describe('the end of a bonus', () => {
  const server = testServer();

  const enter = async (template: TemplateCode) => {
    const email = server.signUpBody().email;
    const tokens = await server.signUp({ email });
    const id = await server.idOf(tokens.access);
    await server.deps.db.transaction().execute(async (trx) => {
      const now = server.clock.now();
      const offer = await grantOffer(trx, { playerId: id, currency: 'KZT', template }, now);
      await activateOffer(trx, id, offer, now);
    });
    const signIn = async () => {
      const { password, brand } = server.signUpBody();
      const { body } = await server.signIn({ email, password, brand });
      return body.access.token;
    };
    const endings = async (language = 'en') =>
      (
        await server.get<{ data: Message[] }>(
          `/api/v1/notifications?filter[history]=1&language=${language}`,
          { token: await signIn() },
        )
      ).body.data.filter(({ sub_type }) => /^(?:bonus|spins)-end/.test(sub_type));
    return { id, endings };
  };

  it.each([
    ['nd', 'bonus', 72, 'Bonus money removed: 2,000'],
    ['ndgs', 'spins', 48, 'Not played: 10, game: Gem Downpour.'],
  ] as const)(
    'of %s is announced a day before and when it comes, once each',
    { tags: ['SEC-18', 'NOTIF-18'] },
    async (template, kind, hours, lost) => {
      const { endings } = await enter(template);
      const turn = () => Promise.all([notifyOfEndings(server.deps), notifyOfEndings(server.deps)]);
      server.clock.pass((hours - 25) * hour);
      await turn();
      expect(await endings()).toEqual([]);
      server.clock.pass(hour);
      await turn();
      await turn();
      const soon = kind === 'bonus' ? 'bonus-ends-soon' : 'spins-end-soon';
      expect((await endings()).map(({ sub_type }) => sub_type)).toEqual([soon]);
      server.clock.pass(24 * hour);
      await Promise.all([expireOffers(server.deps), expireOffers(server.deps)]);
      await turn();
      expect((await endings()).map(({ sub_type }) => sub_type)).toEqual([`${kind}-ended`, soon]);
      expect((await endings())[0]?.content).toContain(lost);
      for (const language of ['ru', 'kk', 'az'])
        for (const { content } of await endings(language)) expect(content).not.toMatch(/[{}]|: [.,]/);
    },
  );

  it('does not call a player back from a break', { tags: ['SAFE-13'] }, async () => {
    const { id, endings } = await enter('nd');
    const now = server.clock.now();
    await server.deps.db
      .updateTable('players')
      .set({
        restriction_kind: 'break',
        restriction_since: now,
        restriction_until: new Date(now.getTime() + 60 * hour),
      })
      .where('id', '=', id)
      .execute();
    server.clock.pass(50 * hour);
    await notifyOfEndings(server.deps);
    expect(await endings()).toEqual([]);
    server.clock.pass(10 * hour);
    await notifyOfEndings(server.deps);
    expect((await endings()).map(({ sub_type }) => sub_type)).toEqual(['bonus-ends-soon']);
  });
});
