import { cancelWithdrawal } from '../../domain/payments/withdrawal-stages.ts';
import { defaultLimit, readTransactions } from '../../domain/payments/transactions.ts';
import { findMethod, methods } from '../../domain/payments/methods.ts';
import { methodOptions } from '../../domain/payments/method-options.ts';
import { readMethodSettings } from '../../domain/payments/method-settings.ts';
import { pay } from '../../domain/payments/pay.ts';
import { readWithdrawalReadiness } from '../../domain/payments/readiness.ts';
import { text } from '../../domain/locale/locale.ts';
import { isAppOrigin } from '../origins.ts';
import { refuse, signedIn, type CallContext, type Calls, succeed } from '../call.ts';
import { readPlayer } from '../../domain/ledger/post.ts';

/** Sends the time that `work` took, whole ms, in the header `X-Response-Time`. */
async function timed<T>(context: CallContext, work: () => Promise<T> | T): Promise<T> {
  const began = performance.now();
  const answer = await work();
  context.header('X-Response-Time', String(Math.round(performance.now() - began)));
  return answer;
}

/**
 * Simulates a provider that fails the first request of a payment and accepts the next with the same key. The fault
 * is stored at the first request, for which no payment transaction runs.
 */
async function failOnce(context: CallContext, amount: number): Promise<void> {
  if (!context.deps.config.sandbox || context.idempotencyKey === null) return;
  if (!context.deps.provider.failsOnce(amount)) return;
  const hash = context.deps.secrets.hash('fault', `${signedIn(context).id}/${context.idempotencyKey}`);
  const first = await context.db
    .insertInto('payment_faults')
    .values({ hash, created_at: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (first !== undefined) refuse(500, 'GENERAL_ERROR');
}

export const cashBoxCalls = {
  paymentMethods: (context, { query }) =>
    timed(context, async () => {
      const player = signedIn(context);
      const cards = await context.db
        .selectFrom('saved_cards')
        .select('id')
        .where('player_id', '=', player.id)
        .where('is_hidden', '=', false)
        .executeTakeFirst();
      const settings = await readMethodSettings(context.db);
      return methods
        .filter(
          (method) => method.currency === player.currency && method.direction === query.transaction_type,
        )
        .filter((method) => method.type !== 'applepay' || query.applepay_available === true)
        .map((method, index) => ({
          uid: method.uid,
          name: text(method.name, context.language),
          type: method.type,
          image_url: method.image,
          transaction_type: method.direction,
          currency: method.currency,
          min_amount: method.min,
          max_amount: method.max,
          fee_percent: settings(method.uid).feePoints / 100,
          fee_fixed: settings(method.uid).feeFixed,
          eta_minutes: method.eta,
          presets: [...method.presets],
          is_available: settings(method.uid).isAvailable,
          unavailable_code: settings(method.uid).isAvailable ? null : 'METHOD_UNAVAILABLE',
          also_withdraw: method.direction === 'deposit' ? method.alsoWithdraw : null,
          has_saved_cards: method.type === 'card' && cards !== undefined,
          order: index + 1,
        }));
    }),

  methodOptions: (context, { query }) =>
    timed(context, async () => {
      const player = signedIn(context);
      const method = findMethod(query.uid);
      if (method === undefined || method.currency !== player.currency)
        return refuse(404, 'PAYMENT_METHOD_NOT_FOUND');
      const { phone } = await readPlayer(context.db, player.id);
      return methodOptions(method, context.language, phone);
    }),

  async payerCards(context) {
    const cards = await context.db
      .selectFrom('saved_cards')
      .selectAll()
      .where('player_id', '=', signedIn(context).id)
      .orderBy('last_used_at', 'desc')
      .execute();
    return {
      admin_saved_cards: [],
      hostpay_saved_cards: cards.map((card) => ({
        id: card.id,
        masked_number: card.masked_number,
        type: 'card',
        expiry: card.expiry,
        is_verified: false,
        can_deposit: true,
        can_withdraw: true,
        last_used_at: card.last_used_at?.toISOString() ?? null,
      })),
      ignore: { ips: [], ids: cards.filter((card) => card.is_hidden).map((card) => card.id) },
    };
  },

  async pay(context, { body }) {
    const { id, currency } = signedIn(context);
    await failOnce(context, body.amount);
    const payer = {
      id,
      currency,
      origin: context.origin,
      isAppOrigin: (origin: string) => isAppOrigin(context.deps.config, context.origin, origin),
    };
    return await context.write((trx) => pay(context.deps, trx, payer, body, context.now()));
  },

  transactions: (context, { query }) =>
    readTransactions(context.db, signedIn(context).id, {
      page: query.page ?? 1,
      limit: query.limit ?? defaultLimit,
      language: context.language,
      transactionId: query.transaction_id,
      pages: { ...context.deps, origin: context.origin, now: context.now() },
    }),

  cancelWithdrawal: (context, { body }) =>
    succeed(context, (trx, id, now) => cancelWithdrawal(trx, id, body.transaction_id, now)),

  withdrawalReadiness: (context) =>
    readWithdrawalReadiness(context.db, signedIn(context), {
      turnoverFactor: context.deps.turnoverFactor,
      language: context.language,
      now: context.now(),
    }),
} satisfies Calls;
