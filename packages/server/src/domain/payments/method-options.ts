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
