import type { NotificationFacts } from '../../db/player-tables.ts';
import type { Language } from '../locale/locale.ts';
import { isTextId, text } from '../locale/texts.ts';

/** Kinds of push messages (REACH-16). */
export const pushKinds = ['payouts', 'documents', 'tournaments', 'bonuses', 'promotions'] as const;
export type PushKind = (typeof pushKinds)[number];

const promotional: ReadonlySet<PushKind> = new Set(['bonuses', 'promotions']);

export const isPromotional = (kind: PushKind): boolean => promotional.has(kind);

export const isPushKind = (name: string): name is PushKind => (pushKinds as readonly string[]).includes(name);

/** Default kinds: promotional ones are off. */
export const defaultKinds: readonly PushKind[] = pushKinds.filter((kind) => !isPromotional(kind));

const kindBySubType: Readonly<Record<string, PushKind>> = {
  commit_withdrawal: 'payouts',
  rollback_withdrawal: 'payouts',
  document_approved: 'documents',
  document_declined: 'documents',
  'welcome_gift_fd-bonus': 'bonuses',
  achievement_gift: 'bonuses',
  'activate-deposit-bonus': 'bonuses',
  'finish-bonus': 'bonuses',
};

/** Push kind of a notification; null if it is not pushed. */
export function kindOf(subType: string, facts: NotificationFacts): PushKind | null {
  if (facts.tournament !== undefined) return 'tournaments';
  return Object.hasOwn(kindBySubType, subType) ? (kindBySubType[subType] ?? null) : null;
}

/**
 * Text of a push message for the event, otherwise for its kind. It is visible on a locked screen, so none
 * mentions an amount, game, balance or bonus (REACH-16).
 */
export function pushText(
  subType: string,
  kind: PushKind,
  language: Language,
): { readonly title: string; readonly body: string } {
  const of = (part: 'title' | 'body') =>
    [`push.${subType}.${part}`, `push.${kind}.${part}`].find(isTextId) ??
    (`push.promotions.${part}` as const);
  return { title: text(of('title'), language), body: text(of('body'), language) };
}
