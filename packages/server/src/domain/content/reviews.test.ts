import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../db/seed/index.ts';
import { createOperator, testServer, type Answers } from '../../testing/index.ts';

const day = 24 * 3_600_000;
const text = 'Вывод пришёл за вечер, причина видна в истории.';

describe('reviews', () => {
  const server = testServer();
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 10);
  });

  const list = async (token?: string, query = '?language=ru') =>
    (await server.get<Answers['reviews']>(`/api/v1/reviews${query}`, { token })).body;
  const write = (token: string | undefined, changes: object = {}) =>
    server.send('writeReview', token, { rating: 4, text, language: 'ru', ...changes });

  it('counts demo reviews, marked, while there are no others', { tags: ['NEWS-08', 'NEWS-12'] }, async () => {
    const { data, extra_data } = await list();
    expect(extra_data.summary).toMatchObject({ count: 21, is_demo_data: true });
    expect(extra_data.summary?.by_rating).toEqual([0, 4, 4, 4, 9]);
    expect(data.every(({ is_demo_data }) => is_demo_data)).toBe(true);
    const ratings = async (filter: string) =>
      (await list(undefined, `?language=ru&filter=${filter}`)).data.map(({ rating }) => rating);
    expect(await ratings('positive')).toEqual([5, 5, 4, 5]);
    expect(await ratings('negative')).toEqual([2]);
    const answered = (await list(undefined, '?language=ru&filter=answered')).data;
    expect(answered.map(({ reply }) => reply?.text).every((reply) => reply !== undefined)).toBe(true);
    expect(answered).toHaveLength(2);
  });

  it('takes 1 to 5 stars and 20 to 1000 characters, from players only', { tags: ['NEWS-09'] }, async () => {
    const { access } = await server.signUp();
    const errorsOf = async (changes: object) => {
      const { status, body } = await write(access, changes);
      return [status, body.errors];
    };
    expect(await errorsOf({ rating: 0 })).toEqual([422, { rating: ['UNKNOWN_VALUE'] }]);
    expect(await errorsOf({ rating: 6 })).toEqual([422, { rating: ['UNKNOWN_VALUE'] }]);
    expect(await errorsOf({ text: '    ' })).toEqual([422, { text: ['REQUIRED', 'FIELD_INVALID'] }]);
    expect(await errorsOf({ text: `  ${'я'.repeat(19)}  ` })).toEqual([422, { text: ['FIELD_INVALID'] }]);
    expect(await errorsOf({ text: 'я'.repeat(1001) })).toEqual([422, { text: ['FIELD_INVALID'] }]);
    expect((await write(undefined)).status).toBe(401);
    expect((await write(access, { text: `  ${'я'.repeat(20)}  ` })).body.text).toBe('я'.repeat(20));
  });

  it('shows a new one to its author alone, and takes one in 30 days', { tags: ['NEWS-10'] }, async () => {
    const author = await server.signUp({ email: 'author@example.com' });
    const other = await server.signUp();
    const { body } = await write(author.access);
    expect(body).toMatchObject({ is_mine: true, status: 'pending' });
    expect(body.author).toMatch(/^P\*\*\*\d$/);
    const seen = async (token?: string) => (await list(token)).data.filter(({ id }) => id === body.id);
    expect(await seen(author.access)).toMatchObject([{ is_mine: true, status: 'pending' }]);
    expect([await seen(other.access), await seen()]).toEqual([[], []]);
    const again = await write(author.access);
    expect([again.status, again.body.message]).toEqual([409, 'REVIEW_EXISTS']);
    server.clock.pass(31 * day);
    const { body: signedIn } = await server.signIn({ email: 'author@example.com' });
    expect((await write(signedIn.access.token)).status).toBe(200);
  });

  it('the operator publishes, replies and declines', { tags: ['NEWS-11', 'NEWS-12'] }, async () => {
    const operator = createOperator(server);
    const [good, bad] = [await server.signUp(), await server.signUp()];
    const first = (await write(good.access, { rating: 3 })).body;
    const second = (await write(bad.access, { text: 'Позвоните мне по номеру 7701 123 45 67.' })).body;
    const act = (id: number, fields: Record<string, string>) =>
      operator.act('/sandbox/news', `/sandbox/reviews/${id}`, fields);
    const messages = async (token: string) =>
      (await server.notifications(token, { language: 'ru' })).filter(({ title }) => /отзыв/i.test(title));

    expect(await act(first.id, { do: 'publish', text: '' })).toMatchObject({ done: 'publish_review' });
    expect(await act(second.id, { do: 'decline', text: '' })).toMatchObject({ problem: 'invalid' });
    expect(await act(second.id, { do: 'decline', text: 'В тексте личные данные' })).toMatchObject({
      done: 'decline_review',
    });
    expect(await act(first.id, { do: 'answer', text: 'Спасибо, учли.' })).toMatchObject({
      done: 'answer_review',
    });

    const shown = (await list()).data.find(({ id }) => id === first.id);
    expect(shown).toMatchObject({ status: 'published', reply: { text: 'Спасибо, учли.' }, is_mine: false });
    expect((await list()).data.some(({ id }) => id === second.id)).toBe(false);
    expect((await list(bad.access)).data.find(({ id }) => id === second.id)).toMatchObject({
      status: 'declined',
      decline_text: 'В тексте личные данные',
    });
    expect((await list()).extra_data.summary).toEqual({
      average: 3,
      count: 1,
      by_rating: [0, 0, 1, 0, 0],
      is_demo_data: false,
    });
    expect((await messages(good.access)).map(({ type, title }) => [type, title])).toEqual([
      ['personal', 'Мы ответили на ваш отзыв'],
      ['personal', 'Ваш отзыв опубликован'],
    ]);
    const [rejection] = await messages(bad.access);
    expect(rejection?.content).toBe('Причина: В тексте личные данные');
    expect(rejection?.action).toContain('/reviews');
  });

  it('takes an answer with an emoji where the author’s message ends', { tags: ['NEWS-11'] }, async () => {
    const operator = createOperator(server);
    const { access } = await server.signUp();
    const { id } = (await write(access)).body;
    const act = (fields: Record<string, string>) =>
      operator.act('/sandbox/news', `/sandbox/reviews/${id}`, fields);
    await act({ do: 'publish', text: '' });
    const answer = `${'я'.repeat(198)}🎉${'я'.repeat(10)}`;
    expect(await act({ do: 'answer', text: answer })).toMatchObject({ done: 'answer_review' });
    const { body } = await server.get<{ data: { content: string }[] }>(
      '/api/v1/notifications?order=desc&filter[history]=0&language=ru',
      { token: access },
    );
    expect(body.data.map(({ content }) => content)).toContain(`${'я'.repeat(198)}🎉…`);
  });

  it('keeps what players wrote when the catalogue is filled again', async () => {
    const written = async () =>
      (await server.deps.db.selectFrom('reviews').select('id').where('is_demo_data', '=', false).execute())
        .length;
    const before = await written();
    expect(before).toBeGreaterThan(0);
    await seedCatalogue(server.deps.db, 11);
    expect(await written()).toBe(before);
  });
});
