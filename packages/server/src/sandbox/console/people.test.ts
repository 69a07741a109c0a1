import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { settleDue } from '../../domain/payments/settle.ts';
import { createOperator, testServer } from '../../testing/index.ts';
import { plainPicture } from '../../testing/fixtures.ts';

describe('people the operator decides about', () => {
  const server = testServer();
  const operator = createOperator(server);

  const enter = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const { access: token } = await server.signUp(changes);
    const id = await server.idOf(token);
    return { token, id, page: `/sandbox/players/${id}` };
  };
  const exclude = (token: string) => server.send('selfExclude', token, { months: null });
  const accountsOf = (id: number) =>
    server.deps.db
      .selectFrom('accounts')
      .select(['kind', 'balance'])
      .where('player_id', '=', id)
      .where('balance', '>', 0)
      .execute();
  const signUp = (email: string) => server.post('/api/signup', server.signUpBody({ email }));

  it('refuses an excluded player’s mailbox in another spelling', { tags: ['SEC-17'] }, async () => {
    const gone = await enter({ email: 'aidar.b+one@gmail.com' });
    const other = await enter({ email: 'dana.k@example.kz' });
    // Without an exclusion, another spelling may be registered.
    expect((await signUp('aidarb@gmail.com')).status).toBe(200);
    await exclude(gone.token);
    await exclude(other.token);
    for (const email of [
      'a.i.d.a.r.b@gmail.com',
      'AidarB+two@googlemail.com',
      'dana.k+new@example.kz',
      'Dana.K+x+y@Example.kz',
    ])
      expect([email, (await signUp(email)).body.errors]).toEqual([email, { email: ['EMAIL_TAKEN'] }]);
    // At other providers, dots distinguish mailboxes.
    expect((await signUp('danak@example.kz')).status).toBe(200);
    const { access: phone } = await server.signUp({ email: undefined, phone: '77015550909' });
    const moved = await server.send('updateProfile', phone, { email: 'dana.k+again@example.kz' });
    expect(moved.body.errors).toEqual({ email: ['EMAIL_TAKEN'] });
  });

  it('refuses an excluded player’s document', { tags: ['SEC-17'] }, async () => {
    const [gone, back] = [await enter(), await enter()];
    const picture = await plainPicture('jpeg', 640, 480);
    expect((await server.upload(gone.token, picture)).status).toBe(200);
    await exclude(gone.token);
    const refused = await server.upload(back.token, picture);
    expect([refused.status, refused.body.message]).toEqual([409, 'PLAYER_RESTRICTED']);
    expect((await server.upload(back.token, await plainPicture('jpeg', 500, 400))).status).toBe(200);
  });

  it('holds the same name and birthday until the operator decides', { tags: ['SEC-17'] }, async () => {
    const who = { first_name: 'Айгерим', last_name: 'Сатпаева', birthday: '1990-02-03' };
    const [gone, back] = [await enter(), await enter()];
    await server.send('updateProfile', gone.token, who);
    await exclude(gone.token);
    await server.send('updateProfile', back.token, { ...who, first_name: ' айгерим ' });
    const play = async () => {
      const launched = await server.post(
        `/api/v1/games/lazy-lantern/launch`,
        { mode: 'real', locale: 'ru' },
        { token: back.token },
      );
      const paid = await server.pay(back.token);
      return [launched.status, paid.status];
    };
    expect(await play()).toEqual([409, 409]);
    const { text } = await operator.open('/sandbox');
    expect(text).toContain('Same name and birthday');
    for (const { id } of [gone, back]) expect(text).toContain(`/sandbox/players/${id}"`);
    expect(await operator.act('/sandbox', `${back.page}/let-in`)).toMatchObject({ done: 'let_in' });
    expect(await play()).toEqual([200, 200]);
    // No second decision about the same two players.
    await server.send('updateProfile', back.token, who);
    expect(await play()).toEqual([200, 200]);
  });

  it('holds what an excluded player opened before, running games too', { tags: ['SEC-17'] }, async () => {
    const who = { first_name: 'Самат', last_name: 'Ержанов', birthday: '1985-06-07' };
    const gone = await enter({ email: 'samat@gmail.com' });
    const twins = {
      'Same name and birthday': await enter(),
      'Same mailbox': await enter({ email: 'sa.mat+2@gmail.com' }),
      'Same document': await enter(),
    };
    const other = await enter();
    for (const { token } of [gone, twins['Same name and birthday']])
      await server.send('updateProfile', token, who);
    const picture = await plainPicture('jpeg', 320, 240);
    for (const { token } of [gone, twins['Same document']])
      expect((await server.upload(token, picture)).status).toBe(200);
    const game = async (token: string) => {
      await server.deposit(token, 500_000);
      return await server.launch(token);
    };
    const games = new Map<string, string>();
    for (const [name, { token }] of Object.entries({ ...twins, other })) games.set(name, await game(token));
    const round = (name: string) =>
      server.post('/sandbox/rounds', {
        session: games.get(name),
        round_key: `round-of-${games.get(name)?.slice(-8)}`,
        bet: 1_000,
      });

    await exclude(gone.token);
    const { text } = await operator.open('/sandbox');
    for (const [name, { id, token }] of Object.entries(twins)) {
      const line = text.split('<li>').find((part) => part.includes(`/sandbox/players/${id}"`));
      expect([name, line]).toEqual([name, expect.stringContaining(name)]);
      expect([name, (await server.pay(token)).status]).toEqual([name, 409]);
      const played = await round(name);
      expect([name, played.status, played.body.message]).toEqual([name, 409, 'PLAYER_RESTRICTED']);
    }
    expect((await round('other')).status).toBe(200);
  });

  it.each([
    ['pay_out', 0, 'Paid out: 5'],
    ['keep', 500_000, 'the balance stays at 5'],
  ] as const)(
    'requires a decision about a banned player’s money, and writes to the player: %s',
    { tags: ['SAFE-12'] },
    async (decision, left, words) => {
      const email = `banned-${decision}@example.com`;
      const { id, token, page } = await enter({ email, language: 'en' });
      await server.deposit(token, 500_000);
      expect((await operator.open('/sandbox')).text).not.toContain(`${page}/money`);
      await operator.act(page, `${page}/ban`);
      expect((await operator.open('/sandbox')).text).toContain(`${page}/money`);
      expect(await operator.act('/sandbox', `${page}/money`, { do: decision })).toMatchObject({
        done: `banned_${decision}`,
      });
      expect((await operator.open('/sandbox')).text).not.toContain(`${page}/money`);
      expect(await accountsOf(id)).toEqual(left === 0 ? [] : [{ kind: 'real', balance: left }]);
      const mail = await server.sent(email, `banned_${decision}`);
      expect(mail).toHaveLength(1);
      expect(mail[0]?.body).toContain(words);
    },
  );

  it('takes no deposit of a banned player but shows its money', { tags: ['SAFE-12', 'PAY-17'] }, async () => {
    const { token, page } = await enter({ email: 'banned-open@example.com' });
    await server.deposit(token, 500_000);
    const open = await server.startDeposit(token, { amount: 600_000 });
    const pending = await server.startDeposit(token, { amount: 507_700 });
    await server.press(pending.page, 'success');
    await operator.act(page, `${page}/ban`);
    await operator.act('/sandbox', `${page}/money`, { do: 'pay_out' });
    expect(await server.press(open.page, 'success')).toMatchObject({ status: 'declined' });
    expect((await operator.open('/sandbox')).text).not.toContain(`${page}/money`);
    server.clock.pass(25_000);
    await settleDue(server.deps);
    expect((await operator.open('/sandbox')).text).toContain(`${page}/money`);
  });

  it('a banned player’s withdrawal waits for a decision', { tags: ['SAFE-12', 'PAY-15'] }, async () => {
    const { id, token, page } = await enter({ email: 'banned-withdrawal@example.com' });
    await server.deposit(token, 500_000);
    await server.deps.db.deleteFrom('turnovers').where('player_id', '=', id).execute();
    const withdrawal = {
      type: 'withdrawal',
      uid: 'kz-card-out',
      fields: { card_number: '4400430000031234' },
    };
    for (const wait of [0, 31_000]) {
      await server.pay(token, { ...withdrawal, amount: 200_000 });
      server.clock.pass(wait);
      await settleDue(server.deps);
    }
    await operator.act(page, `${page}/ban`);
    for (let count = 0; count < 3; count += 1) {
      server.clock.pass(10 * 60_000);
      await settleDue(server.deps);
    }
    await operator.act('/sandbox', `${page}/money`, { do: 'keep' });
    expect(await accountsOf(id)).toEqual([{ kind: 'real', balance: 500_000 }]);
  });

  it('exports what is stored about a player, without secrets', { tags: ['SEC-18'] }, async () => {
    const { token, page } = await enter({ email: 'export@example.com' });
    await server.deposit(token);
    const { status, headers, text } = await operator.open(`${page}/data`);
    expect([status, headers.get('Content-Disposition')]).toEqual([
      200,
      `attachment; filename="player-${page.split('/').at(-1)}.json"`,
    ]);
    expect(text).toContain('export@example.com');
    const data = JSON.parse(text) as Record<string, unknown[]>;
    expect([data['payments']?.length, data['sessions']?.length, data['ledger']?.length]).toEqual([1, 1, 1]);
    expect(text).not.toMatch(/argon2|_hash/);
    const { rows } = await sql<{ table_name: string }>`
      select relname as table_name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and attname = 'player_id'`.execute(server.deps.db);
    // Not exported: ids that alone give access, former contacts, and what other tables already contain.
    const withheld = [
      'accounts',
      'game_sessions',
      'ledger_entries',
      'ledger_transactions',
      'one_time_codes',
      'player_events',
      'round_keys',
      'undo_links',
    ];
    const missing = rows.map(({ table_name }) => table_name).filter((table) => data[table] === undefined);
    expect(missing.sort()).toEqual(withheld);
  });

  it('erases a player after the number is typed, and leaves the books', { tags: ['SEC-18'] }, async () => {
    const email = 'erase@example.com';
    const { id, token, page } = await enter({ email, promo_code: 'DEMO20' });
    const visit = { visitor_uid: 'erase@example', url: 'http://127.0.0.1/', user_agent: '', client_ip: '' };
    for (const who of [undefined, token]) expect((await server.send('visits', who, visit)).status).toBe(200);
    await server.update('sessions', { player_id: id }, { country: 'KZ' });
    await server.send('updateProfile', token, { first_name: 'Жансая', birthday: '1991-01-02' });
    await server.upload(token, await plainPicture('jpeg', 300, 200));
    await server.send('sendPhoneCode', token, { phone: '77015551919', current_password: 'secret-word' });
    const second = { email: 'erase-2@example.com', current_password: 'secret-word' };
    expect((await server.send('updateProfile', token, second)).status).toBe(200);
    await server.deposit(token, 500_000);
    expect(await operator.act(page, `${page}/erase`, { confirm: '1' })).toMatchObject({ problem: 'invalid' });
    expect(await operator.act(page, `${page}/erase`, { confirm: String(id) })).toMatchObject({
      problem: 'refused',
      code: 'ACCOUNT_HAS_MONEY',
    });
    await server.update('accounts', { player_id: id }, { balance: 0 });
    expect(await operator.act(page, `${page}/erase`, { confirm: String(id) })).toMatchObject({
      done: 'erase',
    });
    const { text } = await operator.open(`${page}/data`);
    const data = JSON.parse(text) as Record<string, unknown[]>;
    expect(text).not.toMatch(/Жансая|1991-01-02/);
    expect(text).not.toContain(email);
    expect([data['documents'], data['notifications'], data['messages']]).toEqual([[], [], []]);
    expect([data['payments']?.length, (data['ledger']?.length ?? 0) > 0]).toEqual([1, true]);
    expect((await server.get('/api/v1/profile', { token })).status).toBe(401);
    const tables = await sql<{ table_name: string }>`select table_name from information_schema.tables
      where table_schema = 'public'`.execute(server.deps.db);
    for (const { table_name } of tables.rows) {
      const { rows } = await sql`select from ${sql.table(table_name)} stored
        where stored::text ~ 'erase(-2)?@example|77015551919|Жансая|1991-01-02'`.execute(server.deps.db);
      expect([table_name, rows.length]).toEqual([table_name, 0]);
    }
    expect(await server.row('sessions', { player_id: id })).toMatchObject({
      ip: '',
      user_agent: '',
      country: null,
      device: null,
    });
    expect((await server.row('players', { id })).promo_code).toBeNull();
    // After the erasure, the address can be used for a new account.
    expect((await signUp(email)).status).toBe(200);
  });

  it('keeps of an excluded player what identifies the person', { tags: ['SEC-17', 'SEC-18'] }, async () => {
    const email = 'kept@example.com';
    const { id, token, page } = await enter({ email });
    await exclude(token);
    expect(await operator.act(page, `${page}/erase`, { confirm: String(id) })).toMatchObject({
      done: 'erase',
    });
    expect((await signUp('kept+new@example.com')).body.errors).toEqual({
      email: ['EMAIL_TAKEN'],
    });
  });

  it('grants no offer to a player on a break', { tags: ['SAFE-13'] }, async () => {
    const { token, page } = await enter();
    await server.send('takeBreak', token, { days: 30 });
    expect(await operator.act(page, `${page}/offers`, { template: 'nd', amount: '' })).toMatchObject({
      problem: 'refused',
      code: 'PLAYER_RESTRICTED',
    });
  });
});
