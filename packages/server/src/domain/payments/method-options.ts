import {
  cardNumberRule,
  cashBoxPhoneRules,
  ibanRules,
  voucherRule,
  walletRule,
  type AnswerOf,
  type PaymentFieldRule,
  type endpoints,
} from '@tulpar/api/contract';
import type { Currency, Language } from '../locale/locale.ts';
import { isTextId, text } from '../locale/texts.ts';
import type { FieldKind, Method } from './methods.ts';

type Options = AnswerOf<(typeof endpoints)['methodOptions']>;
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
const wallet: FieldShape = {
  name: 'wallet',
  type: 'number',
  mask: null,
  ...walletRule,
};
const voucher: FieldShape = {
  name: 'voucher',
  type: 'text',
  mask: null,
  ...voucherRule,
};
const phone = (rule: PaymentFieldRule, mask: string): FieldShape => ({
  name: 'phone',
  type: 'phone',
  mask,
  ...rule,
});
const iban = (rule: PaymentFieldRule): FieldShape => ({
  name: 'iban',
  type: 'iban',
  mask: null,
  ...rule,
});

const shapes: Readonly<Record<Currency, Readonly<Record<FieldKind, FieldShape>>>> = {
  KZT: {
    card,
    phone: phone(cashBoxPhoneRules.KZ, '+7 (000) 000-00-00'),
    wallet,
    iban: iban(ibanRules.KZ),
    voucher,
  },
  AZN: {
    card,
    phone: phone(cashBoxPhoneRules.AZ, '+994 (00) 000-00-00'),
    wallet,
    iban: iban(ibanRules.AZ),
    voucher,
  },
};

export function shapeOf(method: Method): FieldShape | null {
  return method.field === null ? null : shapes[method.currency][method.field];
}

/** Form of a method in a language; the phone is prefilled with the player's if it is valid there. */
export function methodOptions(method: Method, language: Language, phone: string | null): Options {
  const shape = shapeOf(method);
  const notice = `methodNotice.${method.type}`;
  const suggestion =
    shape?.type === 'phone' && phone !== null && new RegExp(shape.pattern).test(phone) ? phone : null;
  return {
    uid: method.uid,
    title: text(method.name, language),
    notice: method.direction === 'deposit' && isTextId(notice) ? text(notice, language) : null,
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
