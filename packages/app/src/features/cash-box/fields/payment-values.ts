import { fitsPattern, passesCheck, sentField, type MethodField, type PayBody } from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import { fieldTypeOf } from './field-types.tsx';
import { validateAmount, type AmountBounds, type AmountProblem } from './amount.ts';
import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { isRecord } from '#app/platform/storage/storage.ts';

/** Unsent input of a payment form, without card data. `amount` is in minor units. */
export interface Draft {
  uid: string;
  amount: number | null;
  fields: Record<string, string>;
}

function decode(value: unknown): Draft | null {
  if (!isRecord(value) || typeof value['uid'] !== 'string' || !isRecord(value['fields'])) return null;
  const amount = value['amount'];
  const isAmount =
    amount === null || (typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0);
  const texts = Object.entries(value['fields']).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return isAmount ? { uid: value['uid'], amount, fields: Object.fromEntries(texts) } : null;
}

/** Draft of a deposit or withdrawal, stored in this tab for 30 minutes so that an outage does not lose input. */
export function draftOf(type: 'deposit' | 'withdrawal') {
  const draft = createDraft(type);
  return {
    read: () => decode(draft.read()),
    write: (values: Draft) => draft.write({ ...values }),
    remove: () => draft.clear(),
  };
}

export interface PaymentValues {
  /** Minor units; null while the field is empty. */
  amount: number | null;
  /** Id of a saved card, or `NEW_CARD`. */
  card: string;
  /**
   * Texts as typed, in the order of the method's fields. An array, because a field name from the server may contain
   * dots, which form paths cannot.
   */
  fields: string[];
}

/** Value of `card` when no saved card is used. */
export const NEW_CARD = '';

export type FieldPathOf = `fields.${number}`;

export type FieldProblem = 'required' | 'invalid';

/** Validates a value as it would be sent; the server validates it again. */
export function validateField(field: MethodField, value: string): FieldProblem | null {
  const sent = sentField(field, value);
  if (sent === '') return field.is_required && field.type !== 'hidden' ? 'required' : null;
  if (field.min_length !== null && sent.length < field.min_length) return 'invalid';
  if (field.max_length !== null && sent.length > field.max_length) return 'invalid';
  if (field.options && !field.options.some((option) => option.value === sent)) return 'invalid';
  const isValid = passesCheck(field, sent, new Date(now())) && fitsPattern(field.pattern, sent);
  return isValid ? null : 'invalid';
}

const amountMessages = {
  required: 'cashBox.amount.required',
  min: 'cashBox.amount.min',
  max: 'cashBox.amount.max',
  funds: 'cashBox.amount.funds',
  bonus: 'bonuses.tooSmall',
  fee: 'cashBox.amount.fee',
} as const satisfies Record<AmountProblem['kind'], string>;

/** Schema of a payment form; its errors are message ids. A saved card skips the fields of a new one. */
export function paymentSchema(fields: readonly MethodField[], bounds: AmountBounds) {
  return z
    .object({ amount: z.nullable(z.number()), card: z.string(), fields: z.array(z.string()) })
    .check((payload) => {
      const { amount, card, fields: typed } = payload.value;
      const add = (path: (string | number)[], message: string, input: unknown) =>
        payload.issues.push({ code: 'custom', message, input, path });
      const problem = validateAmount(amount, bounds);
      if (problem) add(['amount'], amountMessages[problem.kind], amount);
      if (card !== NEW_CARD) return;
      for (const [index, field] of fields.entries()) {
        const value = typed[index] ?? '';
        const fault = validateField(field, value);
        if (fault) add(['fields', index], `cashBox.field.${fault}`, value);
      }
    });
}

/** Initial values: from the draft, else from the server; hidden fields always from the server. */
export function startValues(
  fields: readonly Pick<MethodField, 'name' | 'default' | 'type'>[],
  draft: Pick<Draft, 'amount' | 'fields'> | null,
): PaymentValues {
  return {
    amount: draft?.amount ?? null,
    card: NEW_CARD,
    fields: fields.map(({ name, default: own, type }) => {
      const typed =
        draft && type !== 'hidden' && Object.hasOwn(draft.fields, name) ? draft.fields[name] : own;
      return typed ?? '';
    }),
  };
}

/** Paths of the values restored from a draft. */
export function restoredPaths(
  fields: readonly Pick<MethodField, 'name'>[],
  draft: Pick<Draft, 'amount' | 'fields'> | null,
): string[] {
  if (!draft) return [];
  const paths = fields.map(({ name }, index) =>
    Object.hasOwn(draft.fields, name) ? [`fields.${index}`] : [],
  );
  return ['amount', ...paths.flat()];
}

/** The part of the `changed` values (by form path) to store as a draft: no card data. */
export function draftValues(
  fields: readonly Pick<MethodField, 'name' | 'type'>[],
  changed: Readonly<Record<string, unknown>>,
): Pick<Draft, 'amount' | 'fields'> {
  const { amount } = changed;
  const texts = fields.flatMap(({ name, type }, index) => {
    const value = changed[`fields.${index}`];
    return typeof value === 'string' && !fieldTypeOf(type).isSensitive ? [[name, value] as const] : [];
  });
  return { amount: typeof amount === 'number' ? amount : null, fields: Object.fromEntries(texts) };
}

export function hasCardData(fields: readonly { type: string }[]): boolean {
  return fields.some(({ type }) => fieldTypeOf(type).isSensitive);
}

/** Values of the fields as sent, by field name; empty ones are left out. */
export function sentFields(fields: readonly MethodField[], typed: readonly string[]): Record<string, string> {
  const pairs = fields.map((field, index) => [field.name, sentField(field, typed[index] ?? '')] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Payment body from the form's values; `amount` is in minor units. */
export function sentPayment(
  fields: readonly MethodField[],
  { amount, card, fields: typed }: PaymentValues,
): Pick<PayBody, 'amount' | 'card_id' | 'fields'> {
  const isNew = card === NEW_CARD;
  return {
    amount: amount ?? 0,
    card_id: isNew ? null : card,
    fields: isNew ? sentFields(fields, typed) : {},
  };
}

/** Form path for each field name the server reports errors on (CASH-14). */
export function serverErrorFields(
  fields: readonly Pick<MethodField, 'name' | 'type'>[],
  card: string,
): Readonly<Record<string, 'amount' | 'card' | FieldPathOf>> {
  const shown = fields.flatMap(({ name, type }, index) =>
    card !== NEW_CARD || type === 'hidden' ? [] : [[`fields.${name}`, `fields.${index}`] as const],
  );
  return {
    ...Object.fromEntries<'amount' | FieldPathOf>(shown),
    amount: 'amount',
    currency: 'amount',
    card_id: 'card',
  };
}
