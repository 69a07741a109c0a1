import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { isRecord, session, type Area } from '#app/platform/storage/storage.ts';

/** Unsent input of the cash box, without card data. `amount` is in minor units. */
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

/**
 * Draft of a deposit or withdrawal, stored in this tab for 30 minutes so that an outage does not lose input.
 */
export function draftOf(type: 'deposit' | 'withdrawal', area: Area = session) {
  const draft = createDraft(type, now, area);
  return {
    read: () => decode(draft.read()),
    write: (values: Draft) => draft.write({ ...values }),
    remove: () => draft.clear(),
  };
}
