import type { Dependencies } from '../../dependencies.ts';
import { decideDocument } from '../../domain/documents/decide.ts';
import { isDeclineCode } from '../../domain/documents/needed.ts';
import { refuse } from '../../domain/errors/refusal.ts';
import { notify, sendMessage } from '../../domain/notifications/notifications.ts';
import { closeOffer } from '../../domain/offers/finish.ts';
import { grantOffer } from '../../domain/offers/offers.ts';
import { isTemplateCode, templateOf } from '../../domain/offers/templates.ts';
import {
  bannedDecisions,
  decideBannedMoney,
  decidePayment,
  declineReasons,
  openPayment,
  withdrawalOrders,
} from '../../domain/payments/decide.ts';
import { methods } from '../../domain/payments/methods.ts';
import { pay } from '../../domain/payments/pay.ts';
import { banPlayer, unbanPlayer } from '../../domain/players/ban.ts';
import { releaseLookalike } from '../../domain/players/lookalikes.ts';
import { erasePlayer, exportPlayer } from '../../domain/players/personal-data.ts';
import { isRestricted } from '../../domain/protection/restrictions.ts';
import { setStatus } from '../../domain/vip/status.ts';
import { vipLevels } from '../../domain/vip/levels.ts';
import { isAppOrigin } from '../../http/origins.ts';
import { readAmount, alreadyHandled, forPlayer, invalid, once, type Action } from './perform.ts';
import { readMessage } from './message-form.ts';
import { playerById } from './records.ts';

export const ban = forPlayer(async ({ trx, now, id }, player) =>
  once(await banPlayer(trx, player.id, now()), 'ban', id),
);

export const unban = forPlayer(async ({ trx, id }, player) =>
  once(await unbanPlayer(trx, player.id), 'unban', id),
);

/** Lets a player play who was held for resembling an excluded player. */
export const letIn = forPlayer(async ({ trx, now, id }, player) =>
  once(await releaseLookalike(trx, player.id, now()), 'let_in', id),
);

/** Ends an offer of a player as if it had expired. */
export const expire = forPlayer(async ({ input, trx, now, id }, player) =>
  once(await closeOffer(trx, player.id, input('offer'), now()), 'expire', `${id} ${input('offer')}`),
);

/** Changes the status of a player and notifies them (API-66). */
export const changeStatus = forPlayer(async ({ input, trx, now, id }, player) => {
  const level = vipLevels.find(({ status }) => status === input('status'));
  if (level === undefined) return invalid;
  if (level.status === player.status) return alreadyHandled;
  await setStatus(trx, player.id, level.status, now());
  return { did: 'status', subject: `${id} ${level.status}` };
});

/** Grants an offer; needs an amount if the template has no amount, percentage or spins, and otherwise allows none. */
export const grant = forPlayer(async ({ input, trx, now, id }, player) => {
  if (await isRestricted(trx, player.id, now())) return refuse(409, 'PLAYER_RESTRICTED');
  const code = input('template');
  const amount = readAmount(input('amount'));
  if (!isTemplateCode(code) || (input('amount') !== '' && amount === null)) return invalid;
  const template = templateOf(code);
  const hasSize = template.percent !== null || template.fixed !== null || template.spins !== undefined;
  if (template.type === 'gift_spin_win_bonus' || hasSize === (amount !== null)) return invalid;
  const size = amount === null ? {} : { amount };
  await grantOffer(trx, { playerId: player.id, currency: player.currency, template: code, ...size }, now());
  return { did: 'grant', subject: `${id} ${code}` };
});

export const send = forPlayer(async ({ input, trx, now, id }, player) => {
  const message = readMessage(input, player);
  if (message === null) return invalid;
  await sendMessage(trx, message, now());
  return { did: 'send', subject: id };
});

export const giveTicket = forPlayer(async ({ trx, now, id }, player) => {
  await notify(trx, player.id, 'lottery_ticket_bronze', {}, now());
  return { did: 'ticket', subject: id };
});

export const decideMoney = forPlayer(async ({ deps, input, trx, now, id }, player) => {
  const decision = bannedDecisions.find((known) => known === input('do'));
  if (decision === undefined) return invalid;
  return once(await decideBannedMoney(deps, trx, player.id, decision, now()), `banned_${decision}`, id);
});

export async function exportData({ db }: Dependencies, id: string): Promise<Response> {
  const player = await playerById(db, id);
  const data = player === undefined ? null : await exportPlayer(db, player.id);
  if (data === null) return refuse(404, 'NOT_FOUND');
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="player-${id}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Erases a player's personal data; the id must be typed as a confirmation. */
export const erase = forPlayer(async ({ input, trx, now, id }, player) => {
  if (input('confirm') !== String(player.id)) return invalid;
  const outcome = await erasePlayer(trx, player.id, now());
  if (outcome === 'has_money') return refuse(409, 'ACCOUNT_HAS_MONEY');
  return once(outcome === 'erased', 'erase', id);
});

/** Starts a deposit on behalf of a player and redirects to its payment page. */
export const startDeposit = forPlayer(async ({ deps, origin, input, trx, now, id }, player) => {
  const { currency, language } = player;
  const amount = readAmount(input('amount'));
  const method = methods.find(
    (known) => known.direction === 'deposit' && known.type === 'card' && known.currency === currency,
  );
  if (amount === null || method === undefined) return invalid;
  const payer = {
    id: player.id,
    currency,
    origin,
    isAppOrigin: (where: string) => isAppOrigin(deps.config, origin, where),
  };
  const body = {
    type: 'deposit',
    fail_url: `${origin}/#payment_error`,
    uid: method.uid,
    amount,
    currency,
    locale: language,
    fields: {},
    card_id: null,
    offer_id: null,
  } as const;
  const { message, transaction_id, payload } = await pay(deps, trx, payer, body, now());
  if (payload.redirect_url === null) return refuse(409, message ?? 'GENERAL_ERROR');
  const { pathname } = new URL(payload.redirect_url);
  return { did: 'deposit', subject: transaction_id ?? id, leadsTo: pathname };
});

/** Decides about a payment instead of the bank, or holds, releases or sends a withdrawal. */
export const judgePayment: Action = async ({ deps, input, trx, now, id }) => {
  const payment = await openPayment(trx, id);
  if (payment === null) return alreadyHandled;
  const order = (['hold', 'release', 'send'] as const).find((known) => known === input('do'));
  if (order !== undefined)
    return once(await withdrawalOrders[order](trx, payment, now()), `${order}_payment`, id);
  const reason = declineReasons.find((known) => known === input('reason'));
  if (input('do') === 'approve') {
    await decidePayment(trx, payment, { status: 'approved' }, deps.turnoverFactor, now());
    return { did: 'approve_payment', subject: id };
  }
  if (input('do') !== 'decline' || reason === undefined) return invalid;
  await decidePayment(trx, payment, { status: 'declined', reason }, deps.turnoverFactor, now());
  return { did: 'decline_payment', subject: id };
};

export const judgeDocument: Action = async ({ deps, input, trx, id }) => {
  if (!/^\d{1,9}$/.test(id)) return alreadyHandled;
  const code = input('reason');
  if (input('do') === 'approve')
    return once(
      await decideDocument(trx, Number(id), { status: 'approved' }, deps.clock),
      'approve_document',
      id,
    );
  if (input('do') !== 'decline' || !isDeclineCode(code)) return invalid;
  return once(
    await decideDocument(trx, Number(id), { status: 'declined', code }, deps.clock),
    'decline_document',
    id,
  );
};
