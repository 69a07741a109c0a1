import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomId } from '../../secrets.ts';
import { lockPlayer, post, updatePlayer } from '../ledger/post.ts';
import { endOffer } from '../offers/finish.ts';
import { activeOffer, grantOffer, grantWelcome } from '../offers/offers.ts';
import { forfeitWelcomeOffer, activateDepositOffer } from '../offers/activate.ts';
import { achieve, notify } from '../notifications/notifications.ts';
import { findMethod } from '../payments/methods.ts';
import { setLimit } from '../protection/limits.ts';
import { giveCurrentBonuses, givePastBonuses } from './demo-bonuses.ts';
import { createPlayer } from './create-player.ts';
import { findPlayer } from '../sessions/contacts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export const demoPlayer = { email: 'demo@tulpar.example', password: 'tulpar-demo' } as const;

export async function isDemoPlayerOpen(db: Connection): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select(['password_hash', 'banned_at'])
    .where('email', '=', demoPlayer.email)
    .executeTakeFirst();
  if (row === undefined || row.banned_at !== null) return false;
  return await verifyPassword(row.password_hash, demoPlayer.password);
}

const minute = 60_000;
const day = 24 * 60 * minute;

interface Past {
  readonly playerId: number;
  readonly type: 'deposit' | 'withdrawal';
  readonly method: string;
  readonly amount: number;
  readonly at: Date;
  /** Null if the payment succeeded. */
  readonly errorType: string | null;
  readonly offerId?: string;
}

async function recordPayment(trx: Connection, past: Past) {
  const method = findMethod(past.method);
  if (method === undefined) throw new Error(`There is no method ${past.method}`);
  const id = randomId('trx');
  const isDeposit = past.type === 'deposit';
  const end = new Date(past.at.getTime() + 3 * minute);
  const stage =
    past.errorType === null ? (isDeposit ? 'credited' : 'paid') : isDeposit ? 'failed' : 'returned';
  const payment = {
    id,
    player_id: past.playerId,
    amount: past.amount,
    offer_id: past.offerId ?? null,
  };
  await trx
    .insertInto('payments')
    .values({
      ...payment,
      type: past.type,
      status: past.errorType === null ? 'approved' : 'declined',
      stage,
      timeline: JSON.stringify([
        { stage: isDeposit ? 'created' : 'received', at: past.at.toISOString() },
        { stage, at: end.toISOString() },
      ]),
      method: method.uid,
      currency: method.currency,
      fee: 0,
      account_masked: method.type === 'card' ? '440043******1234' : null,
      error_type: past.errorType,
      locale: 'ru',
      app_origin: '',
      created_at: past.at,
      updated_at: end,
    })
    .execute();
  await notifyOfPayment(trx, past, id, end);
  if (past.errorType !== null) return payment;
  await post(trx, {
    key: `${past.type}:${id}`,
    kind: isDeposit ? 'deposit' : 'withdrawal_paid',
    playerId: past.playerId,
    currency: method.currency,
    entries: {
      real: isDeposit ? past.amount : -past.amount,
      house_cash: isDeposit ? -past.amount : past.amount,
    },
    at: end,
  });
  return payment;
}

async function notifyOfPayment(trx: Connection, past: Past, payment: string, at: Date): Promise<void> {
  const { playerId, type, method, amount, errorType } = past;
  const facts = {
    amount,
    currency: 'KZT',
    method,
    payment,
    ...(errorType === null ? {} : { reason: errorType }),
  } as const;
  const subType = `${errorType === null ? 'commit' : 'rollback'}_${type}`;
  await notify(trx, playerId, subType, facts, at);
  // The demo player has only this withdrawal.
  if (subType === 'commit_withdrawal') await achieve(trx, playerId, 'first_payout', facts, at);
}

/** Marks old notifications as read and recent ones as shown, so that no toasts appear at the first login. */
async function settleMessages(trx: Connection, playerId: number, newSince: Date): Promise<void> {
  const move = (status: 'read' | 'showed') =>
    trx.updateTable('notifications').set({ status }).where('player_id', '=', playerId);
  await move('read').where('created_at', '<', newSince).execute();
  await move('showed').where('created_at', '>=', newSince).execute();
}

/** Limits of the demo player, high enough not to interfere. */
async function setLimits(trx: Connection, id: number, at: Date): Promise<void> {
  const limits = [
    { type: 'deposit', period: 'month', amount: 30_000_000 },
    { type: 'time', period: 'day', amount: 3 * 60 },
  ] as const;
  for (const limit of limits) await setLimit(trx, { id, currency: 'KZT' }, limit, at);
}

/**
 * Creates the demo player with a history: payments of each kind, ended bonuses, an active and a queued one,
 * available offers, and limits. Does nothing if the player exists.
 */
export async function seedDemoPlayer({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  if ((await findPlayer(db, demoPlayer)) !== undefined) return;
  const passwordHash = await hashPassword(demoPlayer.password);
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  // Varied times of day make the payments look realistic.
  const firstAt = ago(39.71);
  const refusedAt = ago(21.36);
  const secondAt = ago(20.12);
  const paidOutAt = ago(9.41);
  const lastAt = ago(2.17);
  await db.transaction().execute(async (trx) => {
    if ((await findPlayer(trx, demoPlayer)) !== undefined) return;
    const playerId = await createPlayer(
      trx,
      {
        email: demoPlayer.email,
        password_hash: passwordHash,
        currency: 'KZT',
        language: 'ru',
        first_name: 'Айдана',
      },
      ago(60),
    );
    await lockPlayer(trx, playerId);
    const deposit = { playerId, type: 'deposit', method: 'kz-card', errorType: null } as const;
    const used = await grantOffer(
      trx,
      { playerId, currency: 'KZT', template: 'r50', promoCode: 'ONCE' },
      ago(40),
    );
    const first = await recordPayment(trx, { ...deposit, amount: 1_000_000, at: firstAt, offerId: used });
    await activateDepositOffer(trx, first, firstAt);
    const active = await activeOffer(trx, playerId);
    if (active !== undefined) await endOffer(trx, active, 'expire', ago(35));
    await recordPayment(trx, { ...deposit, amount: 500_000, at: refusedAt, errorType: 'bank_refused' });
    await recordPayment(trx, { ...deposit, method: 'kz-ewallet', amount: 1_500_000, at: secondAt });
    await recordPayment(trx, {
      ...deposit,
      type: 'withdrawal',
      method: 'kz-card-out',
      amount: 700_000,
      at: paidOutAt,
    });
    await givePastBonuses(trx, playerId, now);
    const wagered = await grantOffer(trx, { playerId, currency: 'KZT', template: 'r50' }, ago(3));
    const last = await recordPayment(trx, {
      ...deposit,
      method: 'kz-mobile',
      amount: 300_000,
      at: lastAt,
      offerId: wagered,
    });
    await activateDepositOffer(trx, last, lastAt);
    await giveCurrentBonuses(trx, playerId, lastAt, now);
    await setLimits(trx, playerId, ago(20));
    await grantWelcome(trx, playerId, 'KZT', ago(60));
    await notify(trx, playerId, 'welcome_gift_fd-bonus', {}, ago(60));
    await notify(trx, playerId, 'email_confirmed', {}, ago(59));
    for (let deposit = 1; deposit <= 3; deposit += 1) await forfeitWelcomeOffer(trx, playerId, null, ago(60));
    await settleMessages(trx, playerId, lastAt);
    await updatePlayer(trx, playerId, {
      deposits_count: 3,
      is_email_confirmed: true,
      status: 'silver',
      birthday: '1992-03-14',
    });
  });
}
