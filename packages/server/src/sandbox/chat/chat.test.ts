import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/locale/locale.ts';
import { createTestServer, testServer } from '../../testing/index.ts';
import { forgetOldConversations, type ChatMessage } from './index.ts';
import chatTexts from './texts.json' with { type: 'json' };

describe('the sandbox chat', () => {
  const server = testServer();

  const base = '/sandbox/chat';
  const begin = async () => (await server.post<{ id: string }>(`${base}/conversations`)).body.id;
  const read = (id: string) =>
    server.get<{ messages: ChatMessage[] }>(`${base}/conversations/${id}/messages`);
  const write = (id: string, text: unknown, language = 'en') =>
    server.post(`${base}/conversations/${id}/messages?lang=${language}`, { text });
  const said = async (id: string) => (await read(id)).body.messages.map(({ author, text }) => [author, text]);

  it('answers, and again some seconds later', { tags: ['CHAT-04'] }, async () => {
    const id = await begin();
    expect((await write(id, '  Where is my money?  ')).status).toBe(200);
    const question = ['visitor', 'Where is my money?'];
    expect(await said(id)).toEqual([question]);
    server.clock.pass(1_000);
    expect(await said(id)).toEqual([question, ['support', chatTexts.en.answer]]);
    server.clock.pass(7_000);
    expect(await said(id)).toEqual([
      question,
      ['support', chatTexts.en.answer],
      ['support', chatTexts.en.later],
    ]);
  });

  it.each(languages)('mentions the payment of a question in %s', { tags: ['CHAT-04'] }, async (language) => {
    const id = await begin();
    await write(id, 'trx_Ab12Cd34Ef56?', language);
    server.clock.pass(1_000);
    const [, [author, text] = []] = await said(id);
    expect(author).toBe('support');
    expect(text).toBe(chatTexts[language].payment.replace('{reference}', 'trx_Ab12Cd34Ef56'));
  });

  it('an ended conversation can no longer be read or continued', { tags: ['AUTH-21'] }, async () => {
    const id = await begin();
    const other = await begin();
    await write(id, 'one');
    await write(other, 'two');
    await server.post(`${base}/conversations/${id}/end`);
    expect((await read(id)).status).toBe(404);
    expect((await write(id, 'three')).status).toBe(404);
    expect(await said(other)).toEqual([['visitor', 'two']]);
    expect(await server.rows('sandbox_chat_messages', { conversation_id: id })).toEqual([]);
  });

  it('takes only short texts, and no more than a conversation holds', { tags: ['CHAT-04'] }, async () => {
    const id = await begin();
    for (const text of ['', '   ', 5, null, 'x'.repeat(1_001), 'a\0b', '\uD800'])
      expect([text, (await write(id, text)).status]).toEqual([text, 400]);
    expect((await server.post(`${base}/conversations/${id}/messages`, 'x'.repeat(20_000))).status).toBe(413);
    expect((await server.post(`${base}/conversations/${id}/messages`, '[')).status).toBe(400);
    expect((await write('cnv_AAAAAAAAAAAAAAAAAAAAAA', 'x')).status).toBe(404);
    expect((await read('%00')).status).toBe(404);
    for (let count = 0; count < 66; count += 1) await write(id, `question ${count}`);
    expect((await write(id, 'one more')).status).toBe(429);
  });

  it('a conversation is forgotten after a day', { tags: ['CHAT-04'] }, async () => {
    const id = await begin();
    await write(id, 'one');
    server.clock.pass(25 * 3_600_000);
    const fresh = await begin();
    await forgetOldConversations(server.deps);
    expect((await read(id)).status).toBe(404);
    expect((await read(fresh)).status).toBe(200);
  });

  it('retains the newest 5,000 conversations', { tags: ['CHAT-04'] }, async () => {
    const { db, clock } = server.deps;
    const at = clock.now().getTime();
    await db
      .insertInto('sandbox_conversations')
      .values(
        Array.from({ length: 5_010 }, (_, number) => ({
          id: `cnv_${String(number).padStart(12, '0')}`,
          created_at: new Date(at - 5_010 + number),
        })),
      )
      .execute();
    await forgetOldConversations(server.deps);
    const { count } = await db
      .selectFrom('sandbox_conversations')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(5_000);
    expect((await read('cnv_000000000000')).status).toBe(404);
    expect((await read('cnv_000000005009')).status).toBe(200);
  });

  it('one address begins 60 conversations per hour, more an hour later', { tags: ['CHAT-04'] }, async () => {
    server.clock.pass(61 * 60_000);
    for (let count = 0; count < 60; count += 1) await begin();
    const refused = await server.post(`${base}/conversations`);
    expect([refused.status, refused.body.message]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    server.clock.pass(61 * 60_000);
    expect(await begin()).toMatch(/^cnv_/);
  });

  it('the page of a conversation is for the app and shows text', { tags: ['CHAT-04'] }, async () => {
    const id = await begin();
    const draft = '</script><script>alert(1)</script>';
    const page = await server.get(
      `${base}/room?c=${id}&lang=kk&theme=light&draft=${encodeURIComponent(draft)}`,
    );
    expect(page.body).toContain('<html lang="kk">');
    expect(page.body).not.toContain(draft);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    for (const part of ["default-src 'none'", "form-action 'none'", 'frame-ancestors http://127.0.0.1:3000'])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe-inline');
    const stranger = await server.get(`${base}/room?c=${encodeURIComponent('"><b>')}`);
    expect(stranger.body).not.toContain('<b>');
  });

  it('its script is a script, and away with the sandbox', { tags: ['CHAT-02'] }, async () => {
    const script = await server.get(`${base}/widget.js`);
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('supportChat');
    const closed = await createTestServer({ config: { sandbox: false } });
    expect((await closed.get(`${base}/widget.js`)).status).toBe(404);
    await closed.close();
  });
});
