import type { Dependencies } from '../../dependencies.ts';
import { decideDocument, isDeclineCode } from '../../domain/documents/index.ts';
import { lockPlayer } from '../../domain/ledger/index.ts';
import { notify, sendMessage } from '../../domain/notifications/index.ts';
import { grantOffer, isTemplateCode, templateOf } from '../../domain/offers/index.ts';
import { decidePayment, declineReasons, methods, orderWithdrawal, pay } from '../../domain/payments/index.ts';
import { banPlayer, unbanPlayer } from '../../domain/players/index.ts';
import { isRestricted } from '../../domain/protection/index.ts';
import { refuse } from '../../domain/errors/refusal.ts';
import { isAppOrigin } from '../../http/origins.ts';
import { readAmount } from './input.ts';
import { readMessage } from './message-form.ts';
import type { ActionContext, Outcome } from './perform.ts';
import { playerById } from './records.ts';

const invalid: Outcome = { problem: 'invalid' };
const alreadyHandled: Outcome = { problem: 'handled' };

export async function ban({ trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  const isDone = player !== undefined && (await banPlayer(trx, player.id, now));
  return isDone ? { did: 'ban', subject: id } : alreadyHandled;
}

export async function unban({ trx }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  const isDone = player !== undefined && (await unbanPlayer(trx, player.id));
  return isDone ? { did: 'unban', subject: id } : alreadyHandled;
}

/** Grants an offer; one without a fixed or percentage amount needs an amount. */
export async function grant({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  if (player === undefined) return alreadyHandled;
  await lockPlayer(trx, player.id);
  if (await isRestricted(trx, player.id, now)) return refuse(409, 'PLAYER_RESTRICTED');
  const code = input('template');
  const amount = readAmount(input('amount'));
  if (!isTemplateCode(code) || (input('amount') !== '' && amount === null)) return invalid;
  const template = templateOf(code);
  const hasSize = template.percent !== null || template.fixed !== null || template.spins !== undefined;
  if (template.type === 'gift_spin_win_bonus' || hasSize === (amount !== null)) return invalid;
  const size = amount === null ? {} : { amount };
  await grantOffer(trx, { playerId: player.id, currency: player.currency, template: code, ...size }, now);
  return { did: 'grant', subject: `${id} ${code}` };
}

export async function send({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  if (player === undefined) return alreadyHandled;
  const message = readMessage(input, player);
  if (message === null) return invalid;
  await sendMessage(trx, message, now);
  return { did: 'send', subject: id };
}

export async function giveTicket({ trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  if (player === undefined) return alreadyHandled;
  await notify(trx, { playerId: player.id, subType: 'lottery_ticket_bronze', facts: {} }, now);
  return { did: 'ticket', subject: id };
}

/** Starts a deposit on behalf of a player and redirects to its payment page. */
export async function startDeposit(
  deps: Dependencies,
  origin: string,
  { input, trx, now }: ActionContext,
  id: string,
): Promise<Outcome> {
  const player = await playerById(trx, id);
  if (player === undefined) return alreadyHandled;
  const { currency, language } = player;
  const amount = readAmount(input('amount'));
  const method = methods.find(
    (known) => known.direction === 'deposit' && known.type === 'card' && known.currency === currency,
  );
  if (amount === null || method === undefined) return invalid;
  const payer = {
    id: player.id,
    currency,
    isRestricted: await isRestricted(trx, player.id, now),
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
  const { message, transaction_id, payload } = await pay(deps, trx, payer, body, now);
  if (payload.redirect_url === null) return refuse(409, message ?? 'GENERAL_ERROR');
  const { pathname } = new URL(payload.redirect_url);
  return { did: 'deposit', subject: transaction_id ?? id, leadsTo: pathname };
}

/** Decides about a payment instead of the bank. */
export async function judgePayment(
  { turnoverFactor }: Dependencies,
  { input, trx, now }: ActionContext,
  id: string,
): Promise<Outcome> {
  const order = (['hold', 'release', 'send'] as const).find((known) => known === input('do'));
  if (order !== undefined) {
    const isDone = await orderWithdrawal(trx, id, order, now);
    return isDone ? { did: `${order}_payment`, subject: id } : alreadyHandled;
  }
  if (input('do') === 'approve') {
    const isDone = await decidePayment(trx, id, { status: 'approved' }, turnoverFactor, now);
    return isDone ? { did: 'approve_payment', subject: id } : alreadyHandled;
  }
  const reason = declineReasons.find((known) => known === input('reason'));
  if (input('do') !== 'decline' || reason === undefined) return invalid;
  const isDone = await decidePayment(trx, id, { status: 'declined', reason }, turnoverFactor, now);
  return isDone ? { did: 'decline_payment', subject: id } : alreadyHandled;
}

export async function judgeDocument({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  if (!/^\d{1,9}$/.test(id)) return alreadyHandled;
  if (input('do') === 'approve') {
    const isDone = await decideDocument(trx, Number(id), { status: 'approved' }, now);
    return isDone ? { did: 'approve_document', subject: id } : alreadyHandled;
  }
  const code = input('reason');
  if (input('do') !== 'decline' || !isDeclineCode(code)) return invalid;
  const isDone = await decideDocument(trx, Number(id), { status: 'declined', code }, now);
  return isDone ? { did: 'decline_document', subject: id } : alreadyHandled;
}
