import type { Selectable } from 'kysely';
import type { PaymentsTable, PaymentStage } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** A payment by id, only if it is the player's. */
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

/** Changes a payment's stage and records it in its timeline. */
export async function movePayment(
  trx: Connection,
  payment: PaymentRow,
  step: Step,
  now: Date,
): Promise<void> {
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
