import type { Connection } from '../../db/types.ts';

/** Settings of a method that an operator may change. */
export interface MethodSettings {
  readonly isAvailable: boolean;
  /** Percentage fee, hundredths of a percent. */
  readonly feePoints: number;
  /** Minor units. */
  readonly feeFixed: number;
}

const usual: MethodSettings = { isAvailable: true, feePoints: 0, feeFixed: 0 };

/** Settings of changed methods; the defaults are no fee and available. */
export async function readMethodSettings(db: Connection): Promise<(uid: string) => MethodSettings> {
  const rows = await db.selectFrom('method_settings').selectAll().execute();
  const changed = new Map(
    rows.map(({ uid, is_available, fee_points, fee_fixed }) => [
      uid,
      { isAvailable: is_available, feePoints: fee_points, feeFixed: fee_fixed },
    ]),
  );
  return (uid) => changed.get(uid) ?? usual;
}

export async function setMethod(trx: Connection, uid: string, settings: MethodSettings): Promise<void> {
  const values = {
    is_available: settings.isAvailable,
    fee_points: settings.feePoints,
    fee_fixed: settings.feeFixed,
  };
  await trx
    .insertInto('method_settings')
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
    .execute();
}

/** Fee of a payment, minor units. */
export const feeOf = (
  { feePoints, feeFixed }: Pick<MethodSettings, 'feePoints' | 'feeFixed'>,
  amount: number,
) => Math.floor((amount * feePoints) / 10_000) + feeFixed;
