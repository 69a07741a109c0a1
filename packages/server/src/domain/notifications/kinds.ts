import type { NotificationAction, NotificationFacts, NotificationsTable } from '../../db/player-tables.ts';
import type { Language } from '../locale/locale.ts';
import { text, type TextId } from '../locale/texts.ts';

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
  readonly text: TextId | null;
}

const documents: Target = { url: '/profile/documents', text: 'button.documents' };
const bonusesAt = (url: string): Target => ({ url, text: 'button.bonuses' });

/** Target pages that depend only on the kind of notification. */
const targets: Readonly<Record<string, Target>> = {
  document_approved: documents,
  document_declined: documents,
  'welcome_gift_fd-bonus': bonusesAt('/bonuses'),
  achievement_gift: bonusesAt('/bonuses'),
  promo_code_not_valid: bonusesAt('/bonuses'),
  'finish-bonus': bonusesAt('/bonuses/history'),
  'bonus-ends-soon': bonusesAt('/bonuses/received'),
  'spins-end-soon': bonusesAt('/bonuses/received'),
  'bonus-ended': bonusesAt('/bonuses/history'),
  'spins-ended': bonusesAt('/bonuses/history'),
  'activate-deposit-bonus': bonusesAt('/bonuses/received'),
  new_device: { url: '/profile/settings', text: 'button.settings' },
  player_status_change: { url: '/vipclub', text: 'button.vipClub' },
};

function targetOf(subType: string, facts: NotificationFacts): Target | undefined {
  if (facts.tournament !== undefined)
    return { url: `/tournaments/${encodeURIComponent(facts.tournament)}`, text: 'button.tournament' };
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
  const label = target.text === null ? null : text(target.text, language);
  return { button: { type: 'link', text: label, url: target.url } };
}
