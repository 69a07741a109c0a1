import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { isRecord, session, type Area } from '#app/platform/storage/storage.ts';

/** What a player has typed into the cash box; card data never goes in here. `amount` is in minor units. */
export interface Draft {
  uid: string;
  amount: number | null;
  fields: Record<string, string>;
}

/** Field types whose value is never written anywhere. */
const SENSITIVE: ReadonlySet<string> = new Set(['card_number', 'card_expiry']);

/** Whether any field of a method holds card data. */
export function hasCardData(fields: readonly { type: string }[]): boolean {
  return fields.some(({ type }) => SENSITIVE.has(type));
}

/** Values that may be kept: everything but card data. */
export function keepable(
  values: Readonly<Record<string, string>>,
  fields: readonly { name: string; type: string }[],
): Record<string, string> {
  const kept = fields.filter(({ name, type }) => !SENSITIVE.has(type) && Object.hasOwn(values, name));
  return Object.fromEntries(kept.map(({ name }) => [name, values[name] ?? '']));
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

/** Draft of a deposit or a withdrawal, kept half an hour in this tab: a lost server loses nothing that was typed. */
export function draftOf(type: 'deposit' | 'withdrawal', area: Area = session) {
  const draft = createDraft(type, now, area);
  return {
    read: () => decode(draft.read()),
    write: (values: Draft) => draft.write({ ...values }),
    remove: () => draft.clear(),
  };
}
