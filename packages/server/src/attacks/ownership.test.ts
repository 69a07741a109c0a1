import type { Endpoint } from '@tulpar/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../db/seed/index.ts';
import { testServer } from '../testing/index.ts';
import { bodyNames, bodyShape, everyCall, parameterNames, dumpDatabase } from './contract-shapes.ts';

/** Parameters that identify a player's own objects, by call. */
const owned: Readonly<Record<string, readonly string[]>> = {
  pay: ['card_id', 'offer_id'],
  cancelWithdrawal: ['transaction_id'],
  cancelOffer: ['offer_id'],
  rejectOffer: ['offer_id'],
  activateOffer: ['offer_id'],
  offerLedger: ['id'],
  readNotifications: ['notification_ids'],
  closeNotifications: ['notification_ids'],
  showNotifications: ['notification_ids'],
  startUpload: ['replaces_id'],
  sendUploadPart: ['upload_id'],
  finishUpload: ['upload_id'],
  cancelUpload: ['upload_id'],
  endSession: ['id'],
};

/** Parameters of games, searches and methods, which have no owner, and those that are only stored in logs. */
const everybodys: Readonly<Record<string, readonly string[]>> = {
  visits: ['visitor_uid'],
  analytics: ['visitor_uid', 'player_id', 'source_id'],
  clientErrors: ['visitor_uid'],
  methodOptions: ['uid'],
  pay: ['uid'],
  addRecentSearch: ['game_id', 'search_uid'],
};

/** Parameters that only filter the player's own objects: a foreign id finds nothing (PAY-16, PAY-07, SAFE-17). */
const compared: Readonly<Record<string, readonly string[]>> = {
  pay: ['ends_offer_ids'],
  transactions: ['transaction_id'],
  rounds: ['session_id'],
};

const isOwnerParameter = (name: string) => /(^|_)u?ids?$/i.test(name);

function idNames(endpoint: Endpoint): string[] {
  const shape = bodyShape(endpoint);
  const names = [
    ...parameterNames(endpoint, 'path'),
    ...parameterNames(endpoint, 'query'),
    ...(shape === null ? [] : bodyNames(shape)),
  ];
  return [...new Set(names.filter(isOwnerParameter))];
}

it('knows the owner of every id in the contract', { tags: ['X24'] }, () => {
  for (const endpoint of everyCall) {
    const known = [owned, everybodys, compared].flatMap((names) => names[endpoint.id] ?? []);
    expect([endpoint.id, idNames(endpoint).sort()]).toEqual([endpoint.id, known.sort()]);
  }
});

describe('another player’s things', { tags: ['X24'] }, () => {
  const server = testServer({ config: { turnoverFactor: 0 } });
  let victim: string;
  let thief: string;
  let things: Readonly<Record<string, string | number | readonly number[]>>;
  /** Ids of the same kinds as `things`, but of objects that do not exist. */
  const nobodys: Readonly<Record<string, string | number | readonly number[]>> = {
    transaction_id: 'trx_AAAAAAAAAAAAAAAAAAAAAA',
    offer_id: 'ofr_AAAAAAAAAAAAAAAAAAAAAA',
    card_id: 'crd_AAAAAAAAAAAAAAAAAAAAAA',
    id: 'ofr_AAAAAAAAAAAAAAAAAAAAAA',
    notification_ids: [2_000_000_000],
    upload_id: 'upl_000000000000000000000000',
    replaces_id: 2_000_000_000,
  };
  const picture = {
    document_type: 'Passport',
    name: 'front.jpg',
    type: 'image/jpeg',
    size: 3,
    sha256: '0'.repeat(64),
  };

  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 20);
    victim = (await server.signUp()).access;
    thief = (await server.signUp()).access;
    for (const token of [victim, thief]) await server.deposit(token, 2_000_000);
    const { body: paid } = await server.withdraw(victim, 300_000);
    await server.send('addPromoCode', victim, { code: 'SPIN15' });
    const offers = await server.offers(victim);
    const cards = await server.read('payerCards', victim);
    const messages = await server.notifications(victim, { history: true });
    const uploads = '/api/v1/profile/documents/uploads';
    const upload = await server.post<{ upload_id: string }>(uploads, picture, { token: victim });
    const declined = (await server.upload(victim)).body.data[0]?.id ?? 0;
    const decision = { status: 'declined', decline_code: 'blurred' } as const;
    await server.deps.db.updateTable('documents').set(decision).execute();
    const offer = offers[0]?.id ?? '';
    things = {
      transaction_id: paid.transaction_id ?? '',
      offer_id: offer,
      id: offer,
      card_id: cards.hostpay_saved_cards[0]?.id ?? '',
      notification_ids: messages.map(({ id }) => id),
      upload_id: upload.body.upload_id,
      replaces_id: declined,
    };
  });

  const bodies: Readonly<Record<string, (name: string, value: unknown) => unknown>> = {
    pay: (name, value) =>
      server.payBody(
        name === 'card_id'
          ? { type: 'withdrawal', uid: 'kz-card-out', amount: 300_000, card_id: value }
          : { amount: 500_000, [name]: value },
      ),
    startUpload: (name, value) => ({ ...picture, [name]: value }),
    sendUploadPart: () => {
      const part = new FormData();
      part.append('offset', '0');
      part.append('data', new File(['abc'], 'part'));
      return part;
    },
  };
  const call = async (endpoint: Endpoint, name: string, value: unknown) => {
    const address = endpoint.path.replace(`{${name}}`, () => String(value));
    const body = bodies[endpoint.id]?.(name, value) ?? { [name]: value };
    const { status, body: refusal } =
      endpoint.method === 'GET'
        ? await server.get(address, { token: thief })
        : await server.post(address, body, { token: thief });
    const { request_id: _, ...unchanging } = refusal;
    return [status, unchanging];
  };

  it.each(
    everyCall.flatMap((endpoint) =>
      (owned[endpoint.id] ?? []).map((name) => ({ endpoint, name, id: endpoint.id })),
    ),
  )(
    '$id answers $name of another player like one there is not, and touches nothing',
    async ({ endpoint, name }) => {
      const theirs = things[name];
      expect([theirs === undefined, theirs === '', String(theirs) === '']).toEqual([false, false, false]);
      const before = await dumpDatabase(server, ['attempts', 'idempotency']);
      const stolen = await call(endpoint, name, theirs);
      const made = await call(endpoint, name, nobodys[name]);
      expect(stolen).toEqual(made);
      // These calls ignore unknown ids instead of refusing them.
      const isQuiet = name === 'notification_ids' || endpoint.id === 'cancelUpload';
      if (!isQuiet) expect([404, 422]).toContain(stolen[0]);
      expect(await dumpDatabase(server, ['attempts', 'idempotency'])).toEqual(before);
    },
  );

  it('keeps lists apart: nothing of one player is in what another reads', async () => {
    const secrets = Object.values(things).flatMap((value) => (typeof value === 'string' ? [value] : []));
    const numbers = things['notification_ids'];
    expect(Array.isArray(numbers)).toBe(true);
    for (const endpoint of everyCall) {
      if (
        endpoint.method !== 'GET' ||
        endpoint.responseType === 'event-stream' ||
        endpoint.id === 'verifyEmail'
      )
        continue;
      const response = await server.get(endpoint.path.replace('{id}', 'x'), { token: thief });
      const text = JSON.stringify(response.body);
      for (const secret of secrets)
        expect([endpoint.id, text.includes(secret)]).toEqual([endpoint.id, false]);
    }
    const { rows } = await sql<{
      id: number;
    }>`select id from notifications where id = any(${numbers})`.execute(server.deps.db);
    const mine = await server.notifications(thief, { history: true });
    const theirs = new Set(rows.map(({ id }) => id));
    expect(mine.filter(({ id }) => theirs.has(id))).toEqual([]);
  });
});
