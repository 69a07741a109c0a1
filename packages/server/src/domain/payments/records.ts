import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { PaymentsTable, PaymentStage } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { sha256 } from '../../secrets.ts';
import { notify } from '../notifications/notifications.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export async function findPayment(
  db: Connection,
  playerId: number,
  id: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

interface Step {
  readonly stage: PaymentStage;
  readonly status?: PaymentRow['status'];
  readonly errorType?: string;
  readonly settleAt?: Date | null;
  readonly bankReference?: string;
}

/** Changes a payment's stage and adds the stage to its timeline. */
export async function movePayment(trx: Connection, payment: PaymentRow, step: Step, now: Date) {
  const timeline = [...payment.timeline, { stage: step.stage, at: now.toISOString() }];
  await trx
    .updateTable('payments')
    .set({
      stage: step.stage,
      status: step.status ?? payment.status,
      error_type: step.errorType ?? payment.error_type,
      settle_at: step.settleAt === undefined ? payment.settle_at : step.settleAt,
      bank_reference: step.bankReference ?? payment.bank_reference,
      timeline: JSON.stringify(timeline),
      updated_at: now,
    })
    .where('id', '=', payment.id)
    .execute();
}

/** Notifies the player that a payment has ended; `reason` says why it failed. */
export async function notifyOfPayment(trx: Connection, payment: PaymentRow, now: Date, reason?: string) {
  const { id, type, player_id, amount, currency, method } = payment;
  const facts = { amount, currency, method, payment: id, ...(reason === undefined ? {} : { reason }) };
  await notify(trx, player_id, `${reason === undefined ? 'commit' : 'rollback'}_${type}`, facts, now);
  return facts;
}

/** Time in which an unpaid deposit can still be paid on its payment page, ms. */
export const continueFor = 30 * 60_000;

/** Secret token in a payment page's URL. Stored only as a hash; derived, so that it can be shown again. */
export const pageToken = (secrets: Ports['secrets'], id: string): string =>
  secrets.derive('payment-page', id);

/** What the URLs of payment pages depend on. */
export interface PaymentPageContext {
  readonly provider: Ports['provider'];
  readonly secrets: Ports['secrets'];
  /** Origin of this server. */
  readonly origin: string;
  readonly now: Date;
}

type Page = Pick<PaymentRow, 'type' | 'status' | 'stage' | 'created_at'>;

/** Whether the player has not yet paid a deposit on its payment page. */
const isUnpaid = (row: Page) =>
  row.type === 'deposit' && row.status === 'process' && row.stage !== 'confirming';

export const isExpired = (row: Page, now: Date): boolean =>
  isUnpaid(row) && now.getTime() >= row.created_at.getTime() + continueFor;

/** URL to continue an unpaid deposit, and its expiry (PAY-18); null for an expired or any other payment. */
export function continuation(
  row: Page & Pick<PaymentRow, 'id' | 'page_token_hash'>,
  { provider, secrets, origin, now }: PaymentPageContext,
): { readonly continue_url: string | null; readonly continue_until: string | null } {
  const until = new Date(row.created_at.getTime() + continueFor);
  const token = pageToken(secrets, row.id);
  // If the server's secret has changed, the derived token is not the stored one.
  if (!isUnpaid(row) || isExpired(row, now) || row.page_token_hash !== sha256(token))
    return { continue_url: null, continue_until: null };
  return { continue_url: provider.pageAddress(origin, token), continue_until: until.toISOString() };
}

export type PaymentResult = ResponseOf<(typeof endpoints)['pay']>;

/** Response to a payment that breaks a rule; `allowed` is the maximum possible amount, minor units. */
export function refusedPayment(code: string, allowed?: number): PaymentResult {
  return {
    status: 'failed',
    message: code,
    error_type: code.toLowerCase(),
    transaction_id: null,
    payload: { redirect_url: null, fail_url: null },
    ...(allowed === undefined ? {} : { details: { allowed_amount: allowed } }),
  };
}
