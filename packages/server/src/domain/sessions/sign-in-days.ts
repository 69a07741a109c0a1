import type { Connection } from '../../db/types.ts';
import { dayOf } from '../locale/account-time.ts';
import type { Currency } from '../locale/locale.ts';
import { achieve, notify } from '../notifications/notifications.ts';
import { findOffer, grantOnce } from '../offers/offers.ts';
import { templateOf } from '../offers/templates.ts';
import { isRestricted } from '../protection/restrictions.ts';

/** Number of login days that brings a gift (NOTIF-17). */
const giftDay = 7;

/** Records the login day of a player in account time. */
export async function countSignIn(trx: Connection, playerId: number, now: Date): Promise<void> {
  const { currency, last_login_at, sign_in_days } = await trx
    .selectFrom('players')
    .select(['currency', 'last_login_at', 'sign_in_days'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isNewDay = last_login_at === null || dayOf(last_login_at, currency) < dayOf(now, currency);
  const days = isNewDay ? sign_in_days + 1 : sign_in_days;
  await trx
    .updateTable('players')
    .set({ previous_login_at: last_login_at, last_login_at: now, sign_in_days: days })
    .where('id', '=', playerId)
    .execute();
  if (days >= giftDay) await giveFirstWeek(trx, playerId, currency, now);
}

/** Gift of the first week, given once. During a break it is postponed to a later login. */
async function giveFirstWeek(
  trx: Connection,
  playerId: number,
  currency: Currency,
  now: Date,
): Promise<void> {
  if (await isRestricted(trx, playerId, now)) return;
  const grant = { playerId, currency, template: 'week20' } as const;
  const id = await grantOnce(trx, `first-week:${playerId}`, grant, now);
  const offer = id === null ? undefined : await findOffer(trx, playerId, id);
  if (offer === undefined) return;
  await achieve(trx, playerId, 'seventh_day', {}, now);
  const { spins } = templateOf(grant.template);
  await notify(
    trx,
    {
      playerId,
      subType: 'achievement_gift',
      facts: {
        currency,
        ...(offer.spins_count === null ? {} : { spins: offer.spins_count }),
        ...(spins === undefined ? {} : { game: spins.game.name }),
        ...(offer.available_to === null ? {} : { until: offer.available_to.toISOString() }),
      },
    },
    now,
  );
}
