import type { BodyOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomId, sha256 } from '../../secrets.ts';
import { checkOfferForDeposit } from '../offers/activate.ts';
import { depositLeft } from '../protection/limits.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import type { Currency } from '../locale/locale.ts';
import { checkAccount, saveAccount, type CheckedAccount } from './account.ts';
import { feeOf, readMethodSettings } from './method-settings.ts';
import { findMethod, type Method } from './methods.ts';
import { continuation, continueFor, pageToken, refusedPayment, type PaymentResult } from './records.ts';
import { startWithdrawal } from './withdraw.ts';

export type PayBody = BodyOf<(typeof endpoints)['pay']>;

/** The player who pays, and origins for redirects. */
export interface Payer {
  readonly id: number;
  readonly currency: Currency;
  /** Origin of this server, which serves the payment page. */
  readonly origin: string;
  isAppOrigin(origin: string): boolean;
}

/**
 * Starts a deposit or a withdrawal. Refuses with field codes, 404 PAYMENT_METHOD_NOT_FOUND and, a deposit, with 409
 * PLAYER_RESTRICTED; any other broken rule returns `failed`. `trx` holds the player's lock.
 */
export async function pay(
  deps: Pick<Ports, 'provider' | 'secrets' | 'turnoverFactor'>,
  trx: Connection,
  payer: Payer,
  body: PayBody,
  now: Date,
): Promise<PaymentResult> {
  const method = findMethod(body.uid);
  if (method === undefined || method.direction !== body.type || method.currency !== payer.currency) {
    return refuse(404, 'PAYMENT_METHOD_NOT_FOUND');
  }
  if (body.currency !== payer.currency) return refuseFields({ currency: 'CURRENCY_INVALID' });
  const failUrl = readFailUrl(body.fail_url, payer);
  const account = await checkAccount(deps, trx, payer.id, method, body, now);
  if (method.isFixed && !method.presets.includes(body.amount))
    return refuseFields({ amount: 'AMOUNT_INVALID' });
  const settings = (await readMethodSettings(trx))(method.uid);
  const fee = feeOf(settings, body.amount);
  if (settings.isAvailable && body.fee !== undefined && body.fee !== fee)
    return refusedPayment('FEE_CHANGED');
  if (body.type === 'withdrawal') {
    if (body.offer_id !== null) return refuseFields({ offer_id: 'NOT_FOUND' });
    const { amount, locale, ends_offer_ids: endsOfferIds } = body;
    return await startWithdrawal(
      trx,
      payer,
      { method, settings, account, amount, locale, endsOfferIds },
      deps.turnoverFactor,
      now,
    );
  }
  if (body.amount < method.min) return refusedPayment('AMOUNT_BELOW_MIN');
  if (body.amount > method.max) return refusedPayment('AMOUNT_ABOVE_MAX');
  if (!settings.isAvailable) return refusedPayment('METHOD_UNAVAILABLE');
  if (await isRestricted(trx, payer.id, now)) return refuse(409, 'PLAYER_RESTRICTED');
  const left = await depositLeft(trx, payer.id, now);
  if (left !== null && body.amount > left) return refusedPayment('DEPOSIT_LIMIT_EXCEEDED', left);
  const open = body.refuse_if_open ? await openDeposit(deps, trx, payer, body, now) : undefined;
  if (open !== undefined) return { ...refusedPayment('DEPOSIT_OPEN'), transaction_id: open.id };
  if (body.offer_id !== null) {
    const check = await checkOfferForDeposit(trx, payer.id, body.offer_id, body.amount, now);
    if (check === 'not_found') return refuseFields({ offer_id: 'NOT_FOUND' });
    if (check === 'amount_below_min') return refusedPayment('AMOUNT_BELOW_MIN');
  }
  return await startDeposit(deps, trx, payer, { method, account, fee, body, failUrl }, now);
}

/**
 * The newest unpaid deposit with the same method and amount, so that it is continued instead of duplicated. `trx`
 * holds the player's lock.
 */
async function openDeposit(
  { provider, secrets }: Pick<Ports, 'provider' | 'secrets'>,
  trx: Connection,
  { id, origin }: Payer,
  { uid, amount }: PayBody,
  now: Date,
) {
  const rows = await trx
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', id)
    .where('type', '=', 'deposit')
    .where('status', '=', 'process')
    .where('method', '=', uid)
    .where('amount', '=', amount)
    .where('created_at', '>', new Date(now.getTime() - continueFor))
    .orderBy('ordinal', 'desc')
    .execute();
  return rows.find((row) => continuation(row, { provider, secrets, origin, now }).continue_url !== null);
}

interface Deposit {
  readonly method: Method;
  readonly account: CheckedAccount;
  /** Fee of the deposit, minor units. */
  readonly fee: number;
  readonly body: PayBody;
  readonly failUrl: URL;
}

async function startDeposit(
  { provider, secrets }: Pick<Ports, 'provider' | 'secrets'>,
  trx: Connection,
  payer: Payer,
  { method, account, fee, body, failUrl }: Deposit,
  now: Date,
): Promise<PaymentResult> {
  const id = randomId('trx');
  const token = pageToken(secrets, id);
  const at = now.toISOString();
  const { masked, cardId } = await saveAccount(trx, payer.id, account, now);
  await trx
    .insertInto('payments')
    .values({
      id,
      player_id: payer.id,
      type: 'deposit',
      status: 'process',
      stage: 'at_bank',
      timeline: JSON.stringify([
        { stage: 'created', at },
        { stage: 'at_bank', at },
      ]),
      method: method.uid,
      amount: body.amount,
      currency: payer.currency,
      fee,
      account_masked: masked,
      card_id: cardId,
      offer_id: body.offer_id,
      locale: body.locale,
      app_origin: failUrl.origin,
      fail_url: failUrl.href,
      page_token_hash: sha256(token),
      created_at: now,
      updated_at: now,
      expected_at: new Date(now.getTime() + method.eta.max * 60_000),
    })
    .execute();
  return {
    status: 'success',
    message: null,
    error_type: null,
    transaction_id: id,
    payload: { redirect_url: provider.pageAddress(payer.origin, token), fail_url: null },
  };
}

/** Checks the redirect URL for a failed deposit: an origin of the app, without credentials. */
function readFailUrl(text: string, payer: Payer): URL {
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && payer.isAppOrigin(url.origin) ? url : refuseFields({ fail_url: 'URL_NOT_ALLOWED' });
}
