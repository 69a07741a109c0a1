import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Dependencies } from '../dependencies.ts';

/** Maximum message size, bytes, as in browsers' push services. */
const MAX_BODY_BYTES = 4_096;
const device = /^[\w-]{1,100}$/;
/** Maximum number of messages returned for a device. */
const mostShown = 100;
/** How long messages are stored, ms. */
const lifetime = 24 * 3_600_000;

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Simulates a browser's push service: an endpoint is `/sandbox/push/{device}`. A device name that starts with
 * `gone404`, `gone410` or `broken` simulates an unsubscribed browser or an outage; others accept the message,
 * and GET lists them.
 */
export function createPushService({ db, clock }: Dependencies): Hono {
  const service = new Hono();
  service.use('/:device', async ({ req }, next) => {
    if (!device.test(req.param('device'))) return answer(404);
    await next();
    return undefined;
  });
  const small = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => answer(413) });
  service.post('/:device', small, async ({ req }) => {
    const name = req.param('device');
    const gone = /^gone(404|410)/.exec(name)?.[1];
    if (gone !== undefined) return answer(Number(gone));
    if (name.startsWith('broken')) return answer(500);
    const ttl = Number(req.header('TTL'));
    const isEncrypted = req.header('Content-Encoding') === 'aes128gcm';
    const isSigned = /^vapid t=[\w.-]+, ?k=[\w-]+$/.test(req.header('Authorization') ?? '');
    if (!Number.isSafeInteger(ttl) || ttl < 0 || !isEncrypted || !isSigned) return answer(400);
    const now = clock.now();
    await db
      .deleteFrom('sandbox_push_messages')
      .where('received_at', '<', new Date(now.getTime() - lifetime))
      .execute();
    await db
      .insertInto('sandbox_push_messages')
      .values({
        device: name,
        ttl: Math.min(ttl, 2_147_483_647),
        topic: req.header('Topic') ?? null,
        body: Buffer.from(await req.arrayBuffer()),
        received_at: now,
      })
      .execute();
    return answer(201);
  });
  service.get('/:device', async ({ req }) => {
    const rows = await db
      .selectFrom('sandbox_push_messages')
      .select(['ttl', 'body'])
      .where('device', '=', req.param('device'))
      .orderBy('id')
      .limit(mostShown)
      .execute();
    const messages = rows.map(({ ttl, body }) => ({ ttl, body: Buffer.from(body).toString('base64url') }));
    return Response.json({ messages }, { headers: { 'Cache-Control': 'no-store' } });
  });
  return service;
}
