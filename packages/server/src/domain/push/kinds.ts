import type { NotificationFacts } from '../../db/player-tables.ts';
import type { Translated } from '../locale/locale.ts';

/** Kinds of push messages (REACH-16). */
export const pushKinds = ['payouts', 'documents', 'tournaments', 'bonuses', 'promotions'] as const;
export type PushKind = (typeof pushKinds)[number];

interface KindFacts {
  readonly isPromotional: boolean;
  readonly title: Translated;
}

/** Labels and default of each kind. Promotional ones are off by default. */
export const kindFacts: Readonly<Record<PushKind, KindFacts>> = {
  payouts: {
    isPromotional: false,
    title: { ru: 'Выплаты', kk: 'Төлемдер', az: 'Ödənişlər', en: 'Payouts' },
  },
  documents: {
    isPromotional: false,
    title: { ru: 'Документы', kk: 'Құжаттар', az: 'Sənədlər', en: 'Documents' },
  },
  tournaments: {
    isPromotional: false,
    title: { ru: 'Турниры', kk: 'Турнирлер', az: 'Turnirlər', en: 'Tournaments' },
  },
  bonuses: {
    isPromotional: true,
    title: { ru: 'Бонусы', kk: 'Бонустар', az: 'Bonuslar', en: 'Bonuses' },
  },
  promotions: {
    isPromotional: true,
    title: { ru: 'Акции', kk: 'Акциялар', az: 'Aksiyalar', en: 'Promotions' },
  },
};

export const isPushKind = (text: string): text is PushKind => (pushKinds as readonly string[]).includes(text);

/** Default kinds. */
export const defaultKinds: readonly PushKind[] = pushKinds.filter((kind) => !kindFacts[kind].isPromotional);

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
