import type { Connection } from '../../db/types.ts';

export interface MethodSettings {
  readonly isAvailable: boolean;
  /** Percentage fee, hundredths of a percent. */
  readonly feePoints: number;
  /** Fixed fee, minor units. */
  readonly feeFixed: number;
}

const usual: MethodSettings = { isAvailable: true, feePoints: 0, feeFixed: 0 };

/** Reads all settings. The returned function gives those of a method; by default it is available without a fee. */
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
