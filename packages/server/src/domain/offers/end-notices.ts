import { processEach } from '../../queues.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { withPlayerLock } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { restrictionInForce } from '../protection/in-force.ts';
import type { OfferRow } from './offers.ts';
import { templateOf } from './templates.ts';

const day = 24 * 3_600_000;

/**
 * Notifies the player that bonus money or free spins end within a day, or have ended. `removed` is the bonus money
 * forfeited at the end, minor units.
 */
export async function notifyOfEnd(
  trx: Connection,
  offer: OfferRow,
  when: 'before' | 'after',
  now: Date,
  removed = 0,
) {
  const { spins } = templateOf(offer.template);
  const until = offer.expired_at?.toISOString();
  const common = { currency: offer.currency, ...(until === undefined ? {} : { until }) };
  if (spins === undefined) {
    const left = Math.max(0, (offer.wager_amount_max ?? 0) - offer.wager_amount);
    const subType = when === 'before' ? 'bonus-ends-soon' : 'bonus-ended';
    return await notify(trx, offer.player_id, subType, { ...common, amount: left, removed }, now);
  }
  const left = Math.max(0, (offer.spins_count ?? 0) - offer.played_spins);
  const subType = when === 'before' ? 'spins-end-soon' : 'spins-ended';
  return await notify(trx, offer.player_id, subType, { ...common, spins: left, game: spins.game.name }, now);
}

/**
 * Notifies players of bonus money and free spins that expire within a day; run periodically. The transaction
 * that stores the message marks the offer, so several servers send one message. Skips players who are banned, on a
 * break or self-excluded, and offers that last a day or less: the notification of the start says when they end.
 */
export async function notifyOfEndings({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('offers')
    .innerJoin('players', 'players.id', 'offers.player_id')
    .select(['offers.id', 'offers.player_id', 'offers.activated_at', 'offers.expired_at'])
    .where('offers.status', 'in', ['active', 'started'])
    .where('offers.end_notice_at', 'is', null)
    .where('offers.expired_at', '>', now)
    .where('offers.expired_at', '<=', new Date(now.getTime() + day))
    .where('players.banned_at', 'is', null)
    .where((eb) => eb.not(restrictionInForce(now)))
    .execute();
  const lasting = due.filter(
    ({ activated_at: from, expired_at: to }) =>
      from === null || to === null || to.getTime() - from.getTime() > day,
  );
  await processEach(lasting, ({ id, player_id }) =>
    withPlayerLock({ db, clock }, player_id, async (trx, at) => {
      const offer = await trx
        .updateTable('offers')
        .set({ end_notice_at: at })
        .where('id', '=', id)
        .where('status', 'in', ['active', 'started'])
        .where('end_notice_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (offer !== undefined) await notifyOfEnd(trx, offer, 'before', at);
    }),
  );
}
