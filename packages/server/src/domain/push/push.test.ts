import { randomUUID } from 'node:crypto';
import type { PushMessage } from '@tulpar/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { createPushBrowser, createTestServer, testServer, type PushBrowser } from '../../testing/index.ts';
import { createSecrets } from '../../secrets.ts';
import { languages, text, textIds } from '../locale/locale.ts';
import { notify, sendMessage } from '../notifications/notifications.ts';
import { isPushEndpoint } from './settings.ts';
import { vapidKeys } from './vapid-keys.ts';
import { sendPushMessages } from './send.ts';

describe('push', () => {
  const server = testServer();

  let devices = 0;
  const endpointOf = (device: string) => `${server.origin}/sandbox/push/${device}`;
  const signUp = async () => {
    const { access } = await server.signUp();
    const id = await server.idOf(access);
    return { token: access, id };
  };
  const subscribe = async (
    token: string,
    { kinds = ['payouts', 'documents', 'tournaments'], device = `device-${(devices += 1)}` } = {},
    browser = createPushBrowser(),
  ) => {
    const body = { endpoint: endpointOf(device), keys: browser.keys, kinds };
    const answer = await server.send('subscribePush', token, body);
    return { ...answer, device, browser };
  };
  const settings = async (token: string) => await server.read('pushSettings', token);
  const received = async (device: string, browser: PushBrowser): Promise<PushMessage[]> => {
    await sendPushMessages(server.deps);
    const { body } = await server.get<{ messages: { ttl: number; body: string }[] }>(
      `/sandbox/push/${device}`,
    );
    for (const { ttl } of body.messages) expect(ttl).toBe(86_400);
    return body.messages.map((message) => browser.open(Buffer.from(message.body, 'base64url')));
  };
  const paid = (playerId: number) =>
    notify(
      server.deps.db,
      playerId,
      'commit_withdrawal',
      { payment: 'trx_1', amount: 123_456, currency: 'KZT' },
      server.clock.now(),
    );
  const gift = (playerId: number) => notify(server.deps.db, playerId, 'finish-bonus', {}, server.clock.now());
  const waiting = async () =>
    await server.deps.db.selectFrom('push_deliveries').select(['attempts', 'kind']).execute();

  it('payouts, documents and tournaments are on, promotions off', { tags: ['REACH-16'] }, async () => {
    const { token } = await signUp();
    const { public_key, kinds, devices: count } = await settings(token);
    expect(public_key).toMatch(/^B[\w-]{86}$/);
    expect(count).toBe(0);
    expect(kinds.map(({ code, is_on, is_promotional }) => [code, is_on, is_promotional])).toEqual([
      ['payouts', true, false],
      ['documents', true, false],
      ['tournaments', true, false],
      ['bonuses', false, true],
      ['promotions', false, true],
    ]);
  });

  it('a paid withdrawal reaches the device encrypted, without amount', { tags: ['REACH-16'] }, async () => {
    const { token, id } = await signUp();
    const { status, body, device, browser } = await subscribe(token);
    expect([status, body.devices]).toEqual([200, 1]);
    await paid(id);
    expect(await received(device, browser)).toEqual([
      {
        title: 'Вывод выполнен',
        body: 'Подробности в истории операций.',
        url: '/cash-box/history?tx=trx_1',
        tag: 'payouts:trx_1',
        kind: 'payouts',
      },
    ]);
    expect(await waiting()).toEqual([]);
    // A second run of the job sends no second message.
    expect(await received(device, browser)).toHaveLength(1);
  });

  it('a message is in the language of its player', { tags: ['REACH-16'] }, async () => {
    const { access: token } = await server.signUp({ language: 'kk' });
    const { device, browser } = await subscribe(token);
    await paid(await server.idOf(token));
    expect(await received(device, browser)).toMatchObject([
      { title: 'Ақша шығару орындалды', body: 'Толығырақ операциялар тарихында.' },
    ]);
  });

  it('only chosen kinds are sent; the same endpoint again changes them', { tags: ['REACH-16'] }, async () => {
    const { token, id } = await signUp();
    const { device, browser } = await subscribe(token);
    await gift(id);
    expect(await received(device, browser)).toEqual([]);
    const again = await subscribe(token, { device, kinds: ['bonuses'] }, browser);
    expect(again.body.devices).toBe(1);
    expect(again.body.kinds.filter(({ is_on }) => is_on).map(({ code }) => code)).toEqual(['bonuses']);
    await paid(id);
    await gift(id);
    expect((await received(device, browser)).map(({ kind, url }) => [kind, url])).toEqual([
      ['bonuses', '/bonuses/history'],
    ]);
  });

  it('a restricted player gets no queued promotion', { tags: ['REACH-16', 'SAFE-13'] }, async () => {
    const { token, id } = await signUp();
    const { device, browser } = await subscribe(token, { kinds: ['payouts', 'bonuses', 'promotions'] });
    const news = (url: string) =>
      sendMessage(
        server.deps.db,
        {
          playerId: id,
          type: 'information',
          subType: 'news',
          title: 'Win 5000',
          content: 'Lazy Lantern',
          facts: {},
          action: { button: { type: 'link', text: null, url } },
        },
        server.clock.now(),
      );
    await news('https://evil.example/');
    const [promotion, ...more] = await received(device, browser);
    expect(more).toEqual([]);
    expect(promotion).toMatchObject({ kind: 'promotions', url: '/notifications' });
    expect(JSON.stringify(promotion)).not.toMatch(/5000|Lantern|evil/);
    await gift(id);
    await server.update(
      'players',
      { id },
      { restriction_kind: 'break', restriction_until: new Date(server.clock.now().getTime() + 3_600_000) },
    );
    await news('/promotions');
    await gift(id);
    await paid(id);
    expect((await received(device, browser)).map(({ kind }) => kind)).toEqual(['promotions', 'payouts']);
  });

  it.each(['gone404', 'gone410'])(
    '%s of the push service removes the subscription',
    { tags: ['REACH-16'] },
    async (name) => {
      const { token, id } = await signUp();
      await subscribe(token, { device: name });
      expect((await settings(token)).devices).toBe(1);
      await paid(id);
      await sendPushMessages(server.deps);
      expect((await settings(token)).devices).toBe(0);
      expect(await waiting()).toEqual([]);
    },
  );

  it('another failure is tried three times, then given up', { tags: ['REACH-16'] }, async () => {
    const { token, id } = await signUp();
    await subscribe(token, { device: 'broken' });
    await paid(id);
    const calls = vi.spyOn(server.deps, 'fetch');
    await sendPushMessages(server.deps);
    await sendPushMessages(server.deps);
    expect(await waiting()).toEqual([{ attempts: 1, kind: 'payouts' }]);
    server.clock.pass(60_000);
    await sendPushMessages(server.deps);
    expect(await waiting()).toEqual([{ attempts: 2, kind: 'payouts' }]);
    server.clock.pass(240_000);
    await sendPushMessages(server.deps);
    expect(await waiting()).toEqual([]);
    expect(calls).toHaveBeenCalledTimes(3);
    calls.mockRestore();
    expect(await server.rows('push_subscriptions', { player_id: id })).toHaveLength(1);
  });

  it('a service that does not answer holds up no other', { tags: ['REACH-16'] }, async () => {
    const { token, id } = await signUp();
    await subscribe(token);
    await subscribe(token);
    await paid(id);
    const begun: (() => void)[] = [];
    // The first call is answered after the second has started.
    const fetch = async () => {
      await new Promise<void>((resolve) => {
        begun.push(resolve);
        if (begun.length === 2) for (const answer of begun) answer();
      });
      return new Response(null, { status: 201 });
    };
    await sendPushMessages({ ...server.deps, fetch });
    expect(await waiting()).toEqual([]);
  });

  it('a removed device gets nothing; another player cannot remove it', { tags: ['REACH-16'] }, async () => {
    const { token, id } = await signUp();
    const { device, browser } = await subscribe(token);
    const other = await signUp();
    const remove = (by: string) => server.send('unsubscribePush', by, { endpoint: endpointOf(device) });
    expect((await remove(other.token)).status).toBe(200);
    expect((await settings(token)).devices).toBe(1);
    expect((await remove(token)).status).toBe(200);
    expect((await remove(token)).status).toBe(200);
    await paid(id);
    expect(await received(device, browser)).toEqual([]);
  });

  it('a browser that changes its player gets nothing of the one before', { tags: ['REACH-16'] }, async () => {
    const first = await signUp();
    const { device, browser } = await subscribe(first.token);
    await paid(first.id);
    const second = await signUp();
    await subscribe(second.token, { device }, browser);
    expect(await received(device, browser)).toEqual([]);
    await paid(first.id);
    await paid(second.id);
    expect(await received(device, browser)).toHaveLength(1);
    await paid(second.id);
    await server.update(
      'sessions',
      { player_id: second.id },
      { revoked_at: server.clock.now(), revoked_reason: 'logout' },
    );
    expect(await received(device, browser)).toHaveLength(1);
  });

  it('a player has ten devices at most: the oldest goes', { tags: ['REACH-16'] }, async () => {
    const { token, id } = await signUp();
    const first = await subscribe(token);
    for (let count = 0; count < 10; count += 1) {
      server.clock.pass(1_000);
      await subscribe(token);
    }
    expect((await settings(token)).devices).toBe(10);
    await paid(id);
    expect(await received(first.device, first.browser)).toEqual([]);
  });

  it('refuses unknown hosts, keys and kinds without a call', { tags: ['REACH-16'] }, async () => {
    const { token } = await signUp();
    const { keys } = createPushBrowser();
    const good = { endpoint: endpointOf('x'), keys, kinds: ['payouts'] };
    const errorsOf = async (changes: object) => {
      const { status, body } = await server.send('subscribePush', token, { ...good, ...changes });
      return [status, body.errors];
    };
    expect(await errorsOf({ endpoint: 'https://evil.example/push' })).toEqual([
      422,
      { endpoint: ['URL_NOT_ALLOWED'] },
    ]);
    expect(await errorsOf({ keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } })).toEqual([
      422,
      { keys: ['FIELD_INVALID'] },
    ]);
    expect(await errorsOf({ kinds: ['payouts', 'weather'] })).toEqual([422, { kinds: ['UNKNOWN_VALUE'] }]);
    expect((await settings(token)).devices).toBe(0);
    // The Host header must not determine which host the server calls.
    for (const host of ['10.0.0.7:8080', '127.0.0.1:5432', 'intranet']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await server.app.request(`http://${host}/api/v1/push/subscriptions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          Authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ ...good, endpoint: `http://${host}/sandbox/push/x` }),
      });
      expect([host, answer.status]).toEqual([host, 422]);
    }
    const closed = await createTestServer({ config: { sandbox: false } });
    const stranger = (await closed.signUp()).access;
    const { status } = await closed.post('/api/v1/push/subscriptions', good, { token: stranger });
    expect(status).toBe(422);
    await closed.close();
  });
});

describe('push', { tags: ['REACH-16'] }, () => {
  const sandbox = 'http://127.0.0.1:3000';

  it('accepts only the push services of known browsers', () => {
    const known = [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
      'https://web.push.apple.com/x',
      `${sandbox}/sandbox/push/one`,
    ];
    const unknown = [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com/x',
      'https://evil.example/?fcm.googleapis.com',
      'https://push.apple.com.evil.example/',
      'https://169.254.169.254/latest',
      'http://127.0.0.1:5432/',
      `${sandbox}/api/v1/pay`,
      `${sandbox}/sandbox/push/../players`,
      `${sandbox}/sandbox/push/one?x=1`,
      'javascript:alert(1)',
      '',
    ];
    expect(known.filter((address) => !isPushEndpoint(address, sandbox))).toEqual([]);
    expect(unknown.filter((address) => isPushEndpoint(address, sandbox))).toEqual([]);
    expect(isPushEndpoint(`${sandbox}/sandbox/push/one`, null)).toBe(false);
  });

  it('the keys come from the secret: the same after every start, and others elsewhere', () => {
    const make = (byte: number) => vapidKeys(createSecrets(Buffer.alloc(32, byte)));
    expect(make(1)).toEqual(make(1));
    expect(make(2)).not.toEqual(make(1));
    expect(make(1).publicKey).toMatch(/^B[\w-]{86}$/);
    expect(make(1).privateKey).toMatch(/^[\w-]{43}$/);
  });

  it.each(languages)('no text names an amount, a game or a balance, and each is short, in %s', (language) => {
    const ids = textIds.filter((id) => id.startsWith('push.'));
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      const words = text(id, language);
      expect(words.length, id).toBeLessThanOrEqual(id.endsWith('.title') ? 40 : 90);
      expect(words, id).not.toMatch(/\d|[₸₼{}]|баланс|теңгерім|balans|balance/i);
    }
  });
});
