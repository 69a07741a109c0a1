import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { reasonText } from '../notifications/index.ts';
import { templateOf } from '../offers/index.ts';
import type { Language } from '../locale/locale.ts';
import { findMethod } from './methods.ts';
import type { PaymentRow } from './records.ts';
import { canCancel } from './withdraw.ts';

export type Transactions = AnswerOf<(typeof endpoints)['transactions']>;

/** Entries of a page when the client names no number. */
export const defaultLimit = 50;

/** A page of the player's deposits and withdrawals, newest first. */
export async function readTransactions(
  db: Connection,
  playerId: number,
  { page, limit, language }: { readonly page: number; readonly limit: number; readonly language: Language },
): Promise<Transactions> {
  const { items } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('payments')
    .leftJoin('offers', 'offers.id', 'payments.offer_id')
    .selectAll('payments')
    .select('offers.template as offer_template')
    .where('payments.player_id', '=', playerId)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.ordinal', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    transactions: rows.map((row) => view(row, row.offer_template, language)),
    pagination: { total_pages: Math.ceil(items / limit), items },
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
    method: { uid: row.method, name: method?.name[language] ?? row.method, image_url: method?.image ?? null },
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
        : { id: row.offer_id, title: templateOf(offerTemplate).title[language] },
    stage: row.stage,
    timeline: row.timeline,
  };
}
