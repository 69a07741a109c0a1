import type { NotificationAction, NotificationFacts, NotificationsTable } from '../../db/player-tables.ts';
import type { Language, Translated } from '../locale/locale.ts';

type Type = NotificationsTable['type'];

const payments: ReadonlySet<string> = new Set([
  'commit_deposit',
  'commit_withdrawal',
  'rollback_deposit',
  'rollback_withdrawal',
]);

/** Type of a notification: payments, news and tournaments, other (NOTIF-18). */
export function typeOf(subType: string, facts: NotificationFacts): Type {
  if (payments.has(subType)) return 'transactional';
  return facts.tournament === undefined ? 'personal' : 'information';
}

interface Target {
  readonly url: string;
  /** Label of the button; null: the notification itself is the link. */
  readonly text: Translated | null;
}

const documents: Target = {
  url: '/profile/documents',
  text: { ru: 'К документам', kk: 'Құжаттарға өту', az: 'Sənədlərə keç', en: 'Go to documents' },
};
const toBonuses: Translated = {
  ru: 'К бонусам',
  kk: 'Бонустарға өту',
  az: 'Bonuslara keç',
  en: 'Go to bonuses',
};
const newBonuses: Target = { url: '/bonuses', text: toBonuses };

/** Target pages that depend only on the kind of notification. */
const targets: Readonly<Record<string, Target>> = {
  document_approved: documents,
  document_declined: documents,
  'welcome_gift_fd-bonus': newBonuses,
  achievement_gift: newBonuses,
  promo_code_not_valid: newBonuses,
  'finish-bonus': { url: '/bonuses/history', text: toBonuses },
  'bonus-ends-soon': { url: '/bonuses/received', text: toBonuses },
  'spins-end-soon': { url: '/bonuses/received', text: toBonuses },
  'bonus-ended': { url: '/bonuses/history', text: toBonuses },
  'spins-ended': { url: '/bonuses/history', text: toBonuses },
  'activate-deposit-bonus': { url: '/bonuses/received', text: toBonuses },
  new_device: {
    url: '/profile/settings',
    text: { ru: 'К настройкам', kk: 'Баптауларға өту', az: 'Parametrlərə keç', en: 'Go to settings' },
  },
  player_status_change: {
    url: '/vipclub',
    text: { ru: 'VIP-клуб', kk: 'VIP клуб', az: 'VIP klub', en: 'VIP club' },
  },
};
const toTournament: Translated = {
  ru: 'К турниру',
  kk: 'Турнирге өту',
  az: 'Turnirə keç',
  en: 'Go to the tournament',
};

function targetOf(subType: string, facts: NotificationFacts): Target | undefined {
  if (facts.tournament !== undefined)
    return { url: `/tournaments/${encodeURIComponent(facts.tournament)}`, text: toTournament };
  if (facts.payment !== undefined)
    return { url: `/cash-box/history?tx=${encodeURIComponent(facts.payment)}`, text: null };
  if (payments.has(subType)) return { url: '/cash-box/history', text: null };
  return Object.hasOwn(targets, subType) ? targets[subType] : undefined;
}

/**
 * Action of a message: its own page (NOTIF-21), the chat, or none. A manually written action takes
 * precedence.
 */
export function actionOf(
  subType: string,
  facts: NotificationFacts,
  language: Language,
): NotificationAction | null {
  if (facts.action !== undefined) return facts.action;
  if (subType === 'lottery_ticket_bronze') return { button: { type: 'chat', text: null, url: null } };
  // A manual message leads only where its author says.
  const target = facts.text === undefined ? targetOf(subType, facts) : undefined;
  if (target === undefined) return null;
  return { button: { type: 'link', text: target.text?.[language] ?? null, url: target.url } };
}
