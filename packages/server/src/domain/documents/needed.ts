import type { NeededDocument } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../../db/document-tables.ts';
import type { Connection } from '../../db/types.ts';
import { type Language, text, textIds, type TextId } from '../locale/locale.ts';

export const identityType = 'Passport';

/** Whether accepted pictures show both sides of the identity document, or the whole of it (KYC-03). */
export async function hasProvenIdentity(trx: Connection, playerId: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('documents')
    .select('side')
    .distinct()
    .where('player_id', '=', playerId)
    .where('document_type', '=', identityType)
    .where('status', '=', 'approved')
    .execute();
  const sides = new Set(rows.map(({ side }) => side));
  return sides.has(null) || (sides.has('front') && sides.has('back'));
}

type Wanted = Pick<NeededDocument, 'document_type' | 'side' | 'subject' | 'title' | 'why'>;
type Sent = Pick<Selectable<DocumentsTable>, 'id' | 'document_type' | 'side' | 'subject' | 'status'>;

const states = {
  process: 'checking',
  processing: 'checking',
  approved: 'approved',
  declined: 'declined',
} as const;

/** Whether a sent document is the required one; a picture of the whole document counts for either side. */
const matches = (sent: Sent, { document_type: type, side, subject }: Wanted) =>
  sent.document_type === type &&
  (side === null || sent.side === null || sent.side === side) &&
  // A card picture without a card number counts for every card.
  (subject === null || sent.subject === null || sent.subject === subject);

/** The document that counts for a requirement: an accepted one, otherwise the newest. `sent` is newest first. */
const countsOf = (sent: readonly Sent[], wanted: Wanted): Sent | undefined => {
  const fitting = sent.filter((one) => matches(one, wanted));
  return fitting.find(({ status }) => status === 'approved') ?? fitting[0];
};

/**
 * Required documents in the order to send them: front and back of the identity document, unless the player was
 * verified without one, and each card that received a withdrawal (KYC-03). Empty once all of them are accepted.
 */
export function neededDocuments(
  sent: readonly Sent[],
  facts: { readonly isVerified: boolean; readonly cards: readonly string[] },
  language: Language,
): NeededDocument[] {
  const sides = (['front', 'back'] as const).map((side): Wanted => ({
    document_type: identityType,
    side,
    subject: null,
    title: text(`document.needed.${side}`, language),
    why: text(`document.needed.${side}_why`, language),
  }));
  const cards = facts.cards.map((card): Wanted => ({
    document_type: 'bank_card_screenshot',
    side: null,
    subject: card,
    title: text('document.needed.card', language, { card }),
    why: text('document.needed.card_why', language),
  }));
  const hasSentIdentity = sent.some(({ document_type: type }) => type === identityType);
  const requested = [...(facts.isVerified && !hasSentIdentity ? [] : sides), ...cards];
  const needed = requested.map((wanted): NeededDocument => {
    const found = countsOf(sent, wanted);
    const isProven = facts.isVerified && wanted.document_type === identityType;
    const state = isProven ? 'approved' : found === undefined ? 'missing' : states[found.status];
    return { ...wanted, state, document_id: found?.id ?? null };
  });
  return needed.every(({ state }) => state === 'approved') ? [] : needed;
}

/** Masked numbers of cards that received withdrawals, in the order of the first withdrawal. */
export async function paidOutCards(db: Connection, playerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('saved_cards', 'saved_cards.id', 'payments.card_id')
    .select('saved_cards.masked_number')
    .where('payments.player_id', '=', playerId)
    .where('payments.type', '=', 'withdrawal')
    .where('payments.status', '=', 'approved')
    .orderBy('payments.ordinal')
    .limit(500)
    .execute();
  return [...new Set(rows.map(({ masked_number: masked }) => `•• ${masked.slice(-4)}`))];
}

/** Reasons with advice on what the player should do next (KYC-16). */
export type DeclineCode = TextId extends infer Id
  ? Id extends `document.advice.${infer Code}`
    ? Code
    : never
  : never;

export const declineCodes = textIds.flatMap(
  (id) => (/^document\.advice\.(.+)$/.exec(id)?.[1] ?? []) as DeclineCode[],
);

export const isDeclineCode = (value: unknown): value is DeclineCode =>
  declineCodes.some((code) => code === value);

/** Text of a decline reason; an unknown code refers the player to support. */
export const declineText = (code: string, language: Language): string =>
  text(`document.declined.${isDeclineCode(code) ? code : 'unknown'}`, language);

/** Advice for a reason; null for an unknown code. */
export const declineAdvice = (code: string, language: Language): string | null =>
  isDeclineCode(code) ? text(`document.advice.${code}`, language) : null;
