import {
  cardNumberRule,
  cashBoxPhoneRules,
  ibanRules,
  voucherRule,
  walletRule,
  type ResponseOf,
  type PaymentFieldRule,
  type endpoints,
} from '@tulpar/api/contract';
import { type Currency, type Language, formatMoney, isTextId, text } from '../locale/locale.ts';
import type { Connection } from '../../db/types.ts';
import type { FieldKind, Method } from './methods.ts';

type Options = ResponseOf<(typeof endpoints)['methodOptions']>;
type Field = Options['fields'][number];

interface FieldShape extends PaymentFieldRule {
  readonly name: string;
  readonly type: Field['type'];
  readonly mask: string | null;
}

const card: FieldShape = {
  name: 'card_number',
  type: 'card_number',
  mask: '0000 0000 0000 0000',
  ...cardNumberRule,
};
const wallet: FieldShape = { name: 'wallet', type: 'number', mask: null, ...walletRule };
const voucher: FieldShape = { name: 'voucher', type: 'text', mask: null, ...voucherRule };

const shapesIn = (country: 'KZ' | 'AZ', mask: string): Readonly<Record<FieldKind, FieldShape>> => ({
  card,
  wallet,
  voucher,
  phone: { name: 'phone', type: 'phone', mask, ...cashBoxPhoneRules[country] },
  iban: { name: 'iban', type: 'iban', mask: null, ...ibanRules[country] },
});
const shapes: Readonly<Record<Currency, ReturnType<typeof shapesIn>>> = {
  KZT: shapesIn('KZ', '+7 (000) 000-00-00'),
  AZN: shapesIn('AZ', '+994 (00) 000-00-00'),
};

export function shapeOf(method: Method): FieldShape | null {
  return method.field === null ? null : shapes[method.currency][method.field];
}

/** Form of a method in a language, prefilled with the player's phone if the field accepts it. */
export function methodOptions(method: Method, language: Language, phone: string | null): Options {
  const shape = shapeOf(method);
  const notice = `methodNotice.${method.type}`;
  const amounts = method.presets.map((sum) => formatMoney(sum, method.currency, language)).join(', ');
  const suggestion =
    shape?.type === 'phone' && phone !== null && new RegExp(shape.pattern, 'u').test(phone) ? phone : null;
  return {
    uid: method.uid,
    title: text(method.name, language),
    notice: method.direction === 'deposit' && isTextId(notice) ? text(notice, language, { amounts }) : null,
    min_amount: method.min,
    max_amount: method.max,
    presets: [...method.presets],
    submit_text: text(`methodSubmit.${method.direction}`, language),
    fields:
      shape === null || method.field === null
        ? []
        : [
            {
              name: shape.name,
              type: shape.type,
              label: text(`methodField.${method.field}`, language),
              placeholder: null,
              help: null,
              is_required: true,
              mask: shape.mask,
              pattern: shape.pattern,
              min_length: shape.length[0],
              max_length: shape.length[1],
              default: suggestion,
              options: null,
            },
          ],
  };
}

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
