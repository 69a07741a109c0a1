import { readPage } from '../../db/rows.ts';
import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { reasonText } from '../notifications/texts.ts';
import { templateOf } from '../offers/templates.ts';
import { titleOf } from '../offers/template.ts';
import { type Language, text } from '../locale/locale.ts';
import { findMethod, methodTitle } from './methods.ts';
import { continuation, type PaymentPageContext, type PaymentRow } from './records.ts';
import { canCancel, expectedStages } from './withdrawal-stages.ts';

export type Transactions = ResponseOf<(typeof endpoints)['transactions']>;

export const defaultLimit = 50;

/** A page of the player's deposits and withdrawals, newest first. */
export async function readTransactions(
  db: Connection,
  playerId: number,
  {
    page,
    limit,
    language,
    transactionId,
    pages,
  }: {
    readonly page: number;
    readonly limit: number;
    readonly language: Language;
    /** If given, only this transaction is returned. */
    readonly transactionId?: string | undefined;
    readonly pages: PaymentPageContext;
  },
): Promise<Transactions> {
  const mine = db.selectFrom('payments').where('payments.player_id', '=', playerId);
  const selected = transactionId === undefined ? mine : mine.where('payments.id', '=', transactionId);
  const ordered = selected
    .leftJoin('offers', 'offers.id', 'payments.offer_id')
    .selectAll('payments')
    .select([
      'offers.template as offer_template',
      'offers.amount as offer_amount',
      'offers.promo_code as promo_code',
      'offers.transaction_id as offer_payment',
    ])
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.ordinal', 'desc');
  const { rows, pagination } = await readPage(selected, ordered, page, limit);
  return {
    transactions: rows.map((row) => ({
      ...view(row, row.offer_template, language),
      ...continuation(row, pages),
      // Two deposits may name the same offer; only the one that activated it got the bonus (PROMO-25).
      offer_amount: row.offer_payment === row.id ? row.offer_amount : null,
      promo_code: row.promo_code,
    })),
    pagination,
  };
}

function view(
  row: PaymentRow,
  offerTemplate: string | null,
  language: Language,
): Transactions['transactions'][number] {
  const method = findMethod(row.method);
  return {
    transaction_id: row.id,
    type: row.type,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    fee: row.fee,
    method: {
      uid: row.method,
      name: methodTitle(row.method, language),
      image_url: method?.image ?? null,
    },
    account_masked: row.account_masked,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    expected_at: row.expected_at?.toISOString() ?? null,
    can_cancel: canCancel(row),
    error_type: row.error_type,
    reason_text: row.error_type === null ? null : reasonText(row.error_type, language),
    offer:
      row.offer_id === null || offerTemplate === null
        ? null
        : { id: row.offer_id, title: titleOf(templateOf(offerTemplate), language) },
    stage: row.stage,
    timeline: row.timeline,
    net_amount: row.type === 'deposit' ? row.amount : row.amount - row.fee,
    expected_stages: expectedStages(row).map(({ stage, by }) => ({ stage, by: by.toISOString() })),
    ...waits(row, language),
    bank_reference: row.bank_reference,
    balances: row.balances,
    ended_offers: row.ended_offers.map(({ template, ...offer }) => ({
      ...offer,
      title: titleOf(templateOf(template), language),
    })),
  };
}

function waits(
  row: PaymentRow,
  language: Language,
): Pick<Transactions['transactions'][number], 'waits_for' | 'wait_text'> {
  if (row.status !== 'process') return { waits_for: null, wait_text: null };
  if (row.stage === 'sent' || row.stage === 'confirming')
    return { waits_for: 'bank', wait_text: text('payment.wait.bank', language) };
  if (row.type === 'deposit')
    return { waits_for: 'player', wait_text: text('payment.wait.player', language) };
  return {
    waits_for: 'operator',
    wait_text: text(`payment.wait.${row.is_held ? 'held' : 'checking'}`, language),
  };
}
