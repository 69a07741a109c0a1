import type { Endpoint } from '@tulpar/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../db/seed/index.ts';
import { banPlayer } from '../domain/players/ban.ts';
import { readAccess } from '../domain/sessions/access-token.ts';
import { testServer } from '../testing/index.ts';
import { addressOf, bodyOf, bodyShape, everyCall, dumpDatabase } from './contract-shapes.ts';

const visitors = ['guest', 'expired', 'signed out', 'banned', 'stranger', 'player'] as const;
type Visitor = (typeof visitors)[number];

/** Refusal of each kind of visitor by a call that requires a player. */
const refusalByVisitor: Readonly<Record<Exclude<Visitor, 'player'>, readonly [number, string]>> = {
  guest: [401, 'AUTH_REQUIRED'],
  expired: [401, 'AUTH_TOKEN_EXPIRED'],
  'signed out': [401, 'AUTH_TOKEN_INVALID'],
  banned: [403, 'AUTH_USER_BANNED'],
  stranger: [401, 'AUTH_TOKEN_INVALID'],
};
const authCodes = new Set(Object.values(refusalByVisitor).map(([, code]) => code));

/** Expected error of a call for a visitor without a sufficient token; null if none. */
function expected(endpoint: Endpoint, visitor: Visitor): readonly [number, string] | null {
  if (visitor === 'player' || endpoint.auth === 'open' || endpoint.auth === 'guest') return null;
  if (endpoint.auth === 'both' && visitor === 'guest') return null;
  if (endpoint.id === 'checkBan' && visitor === 'banned') return null;
  return refusalByVisitor[visitor];
}

describe('who may call what', () => {
  const server = testServer();
  const tokens: Partial<Record<Visitor, string>> = {};
  beforeAll(async () => {
    const { deps, clock } = server;
    await seedCatalogue(deps.db, 20);
    tokens.expired = (await server.signUp()).access;
    clock.pass(301_000);
    const left = await server.signUp();
    tokens['signed out'] = left.access;
    await server.post('/api/logout', { refresh_token: left.refresh });
    tokens.banned = (await server.signUp()).access;
    const banned = await readAccess(deps.secrets, tokens.banned, clock.now());
    if (typeof banned === 'string') throw new Error(`the token is ${banned}`);
    await deps.db.transaction().execute((trx) => banPlayer(trx, banned.playerId, clock.now()));
    tokens.player = (await server.signUp()).access;
    tokens.stranger = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  });

  const call = (endpoint: Endpoint, token: string | undefined, key?: string) => {
    const shape = bodyShape(endpoint);
    const how = { token, ...(key === undefined ? {} : { key }) };
    return endpoint.method === 'GET'
      ? server.get(addressOf(endpoint), how)
      : server.post(addressOf(endpoint), shape === null ? undefined : bodyOf(shape, 'x'), how);
  };

  it.each(visitors)('every call, sent by: %s', { tags: ['X25', 'NET-08'] }, async (visitor) => {
    const before = await dumpDatabase(server);
    for (const endpoint of everyCall) {
      const wanted = expected(endpoint, visitor);
      if (wanted === null) continue;
      const { status, body, headers } = await call(endpoint, tokens[visitor]);
      expect([endpoint.id, status, body.message]).toEqual([endpoint.id, ...wanted]);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await dumpDatabase(server)).toEqual(before);
    for (const endpoint of everyCall) {
      if (expected(endpoint, visitor) !== null || endpoint.responseType === 'event-stream') continue;
      // Without an idempotency key a command is authorized, but then refused before it has an effect.
      const { status, body } = await call(endpoint, tokens[visitor], '');
      expect([endpoint.id, status === 403, authCodes.has(body.message)]).toEqual([endpoint.id, false, false]);
      if (endpoint.method === 'POST') expect(body.message).toBe('IDEMPOTENCY_KEY_REQUIRED');
      else if (visitor === 'player') expect([200, 404, 422]).toContain(status);
    }
  });

  it('does nothing that a page of another site can request', { tags: ['X22'] }, async () => {
    const { access } = await server.signUp();
    const cookie = `access=${access}; token=${access}; Authorization=Bearer ${access}`;
    const cross = { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const before = await dumpDatabase(server);
    for (const endpoint of everyCall.filter(({ method }) => method === 'POST')) {
      const address = `${server.origin}${addressOf(endpoint)}`;
      const shape = bodyShape(endpoint);
      const json = JSON.stringify(shape === null ? {} : bodyOf(shape, 'x'));
      const form = new FormData();
      form.set('amount', '500000');
      for (const body of [
        new URLSearchParams('amount=500000'),
        form,
        new Blob([json], { type: 'text/plain' }),
      ]) {
        // Forms cannot set request headers; also try with a key, which a form could not send.
        for (const init of [
          { headers: cross },
          { headers: { ...cross, 'Idempotency-Key': crypto.randomUUID() } },
        ]) {
          const response = await server.app.request(address, { method: 'POST', body, ...init });
          const isBare = shape === null && endpoint.auth !== 'player';
          if (isBare) continue;
          expect([endpoint.id, [400, 401, 415, 422].includes(response.status)]).toEqual([endpoint.id, true]);
          expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
        }
      }
      const asLink = await server.get(addressOf(endpoint), { headers: cross });
      // A path may also have a public GET, whose response is not secret.
      const isOpenRead = everyCall.some(
        ({ method, path, auth }) => method === 'GET' && path === endpoint.path && auth !== 'player',
      );
      expect([
        endpoint.id,
        isOpenRead ||
          [401, 404, 405].includes(asLink.status) ||
          endpoint.path === '/api/v1/profile/extra-data',
      ]).toEqual([endpoint.id, true]);
    }
    for (const endpoint of everyCall.filter(({ method, auth }) => method === 'GET' && auth !== 'open')) {
      const response = await server.get(addressOf(endpoint), { headers: cross });
      if (endpoint.auth === 'player') expect([endpoint.id, response.status]).toEqual([endpoint.id, 401]);
    }
    expect(await dumpDatabase(server, ['idempotency'])).toEqual(
      Object.fromEntries(Object.entries(before).filter(([table]) => table !== 'idempotency')),
    );
  });
});
