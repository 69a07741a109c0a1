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
import type { Currency, Language, Translated } from '../locale/locale.ts';
import type { FieldKind, Method } from './methods.ts';

type Options = AnswerOf<(typeof endpoints)['methodOptions']>;
type Field = Options['fields'][number];

interface FieldShape extends PaymentFieldRule {
  readonly name: string;
  readonly type: Field['type'];
  readonly label: Translated;
  readonly mask: string | null;
}

const labels = {
  card: { ru: 'Номер карты', kk: 'Карта нөмірі', az: 'Kart nömrəsi', en: 'Card number' },
  phone: { ru: 'Номер телефона', kk: 'Телефон нөмірі', az: 'Telefon nömrəsi', en: 'Phone number' },
  wallet: { ru: 'Номер кошелька', kk: 'Әмиян нөмірі', az: 'Pul kisəsinin nömrəsi', en: 'Wallet number' },
  iban: {
    ru: 'Номер счёта (IBAN)',
    kk: 'Шот нөмірі (IBAN)',
    az: 'Hesab nömrəsi (IBAN)',
    en: 'Account (IBAN)',
  },
  voucher: { ru: 'Код ваучера', kk: 'Ваучер коды', az: 'Vauçer kodu', en: 'Voucher code' },
} as const satisfies Record<FieldKind, Translated>;

const card: FieldShape = {
  name: 'card_number',
  type: 'card_number',
  label: labels.card,
  mask: '0000 0000 0000 0000',
  ...cardNumberRule,
};
const wallet: FieldShape = {
  name: 'wallet',
  type: 'number',
  label: labels.wallet,
  mask: null,
  ...walletRule,
};
const voucher: FieldShape = {
  name: 'voucher',
  type: 'text',
  label: labels.voucher,
  mask: null,
  ...voucherRule,
};
const phone = (rule: PaymentFieldRule, mask: string): FieldShape => ({
  name: 'phone',
  type: 'phone',
  label: labels.phone,
  mask,
  ...rule,
});
const iban = (rule: PaymentFieldRule): FieldShape => ({
  name: 'iban',
  type: 'iban',
  label: labels.iban,
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

const submit: Readonly<Record<Method['direction'], Translated>> = {
  deposit: { ru: 'Пополнить', kk: 'Толықтыру', az: 'Balansı artır', en: 'Deposit' },
  withdrawal: { ru: 'Вывести', kk: 'Шығару', az: 'Çıxar', en: 'Withdraw' },
};

const notices: Partial<Record<Method['type'], Translated>> = {
  mobile: {
    ru: 'Оператор может попросить ответ по SMS',
    kk: 'Оператор SMS арқылы жауап сұрауы мүмкін',
    az: 'Operator SMS ilə cavab istəyə bilər',
    en: 'Your mobile operator may ask you to confirm by SMS',
  },
  terminal: {
    ru: 'На странице оплаты будет номер счёта для терминала',
    kk: 'Төлем бетінде терминалға арналған шот нөмірі болады',
    az: 'Ödəniş səhifəsində terminal üçün hesab nömrəsi olacaq',
    en: 'The payment page shows the account number for the terminal',
  },
};

/** Form of a method in a language; the phone is prefilled with the player's if it is valid there. */
export function methodOptions(method: Method, language: Language, phone: string | null): Options {
  const shape = shapeOf(method);
  const suggestion =
    shape?.type === 'phone' && phone !== null && new RegExp(shape.pattern).test(phone) ? phone : null;
  return {
    uid: method.uid,
    title: method.name[language],
    notice: method.direction === 'deposit' ? (notices[method.type]?.[language] ?? null) : null,
    min_amount: method.min,
    max_amount: method.max,
    presets: [...method.presets],
    submit_text: submit[method.direction][language],
    fields:
      shape === null
        ? []
        : [
            {
              name: shape.name,
              type: shape.type,
              label: shape.label[language],
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
