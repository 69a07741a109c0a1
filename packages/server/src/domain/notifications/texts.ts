import type { NotificationFacts } from '../../db/notification-tables.ts';
import {
  dateOf,
  localMoment,
  type Currency,
  type Language,
  formatMoney,
  isTextId,
  text,
  type TextValues,
} from '../locale/locale.ts';
import { declineText } from '../documents/needed.ts';
import { findMethod } from '../payments/methods.ts';
import { findSeries } from '../tournaments/series.ts';
import { vipLevelOf } from '../vip/levels.ts';

interface NotificationText {
  readonly title: string;
  readonly content: string;
}

export function reasonText(errorType: string, language: Language): string {
  const id = `payment.reason.${errorType}`;
  return text(isTextId(id) ? id : 'payment.reason.unknown', language);
}

/** A space and the sentence that says why a promo code was refused; empty if the reason has no text. */
function codeReason(reason: string | undefined, language: Language): string {
  const id = `promoCode.reason.${reason}`;
  return isTextId(id) ? ` ${text(id, language)}` : '';
}

function filled(key: string, language: Language, values: TextValues): NotificationText | null {
  const [title, content] = [`${key}.title`, `${key}.content`];
  if (!isTextId(title) || !isTextId(content)) return null;
  return { title: text(title, language, values), content: text(content, language, values) };
}

/**
 * Text of a tournament notification: with a place it announces a prize, otherwise the start. Null for other
 * notifications.
 */
export function tournamentText(
  { tournament, place, amount, currency }: NotificationFacts,
  language: Language,
): NotificationText | null {
  const series = findSeries(tournament?.replace(/-\d+$/, '') ?? '');
  if (series === undefined) return null;
  const money = amountText(amount, currency, language);
  const kind = place === undefined ? 'started' : money === '' ? 'won' : 'paid';
  const name = text(`series.${series.slug}.title`, language);
  return filled(`tournament.notice.${kind}`, language, { name, place, amount: money });
}

/** Title and content of a notification in a language; null for a sub type without a text. */
export function notificationText(
  subType: string,
  facts: NotificationFacts,
  language: Language,
): NotificationText | null {
  const { status = '' } = facts;
  const statusName = `status.${status}`;
  const method = facts.method === undefined ? undefined : findMethod(facts.method);
  const key = facts.achievement === undefined ? subType : `${subType}:${facts.achievement}`;
  return filled(`notification.${key}`, language, {
    amount: amountText(facts.amount, facts.currency, language),
    removed: amountText(facts.removed, facts.currency, language),
    reason: reasonText(facts.reason ?? '', language),
    method: method && text(method.name, language),
    decline: declineText(facts.reason ?? '', language),
    email: facts.email,
    device: facts.device || text('device.unknown', language),
    wager: facts.wager,
    until: facts.until === undefined ? '' : dayText(facts.until, facts.currency),
    first: momentText(facts.times?.[0], facts.currency),
    second: momentText(facts.times?.[1], facts.currency),
    spins: facts.spins,
    game: facts.game,
    code: facts.promoCode,
    codeReason: codeReason(facts.reason, language),
    status: isTextId(statusName) ? text(statusName, language) : status,
    percent: vipLevelOf(status).cashback.percent,
  });
}

export const amountText = (
  amount: number | undefined,
  currency: Currency | undefined,
  language: Language,
): string => (amount === undefined || currency === undefined ? '' : formatMoney(amount, currency, language));

/** Date in account time; in UTC if the currency is unknown. */
function dayText(moment: string, currency: Currency | undefined): string {
  const date = currency === undefined ? moment.slice(0, 10) : dateOf(new Date(moment), currency);
  return date.split('-').reverse().join('.');
}

function momentText(moment: string | undefined, currency: Currency | undefined): string {
  if (moment === undefined || currency === undefined) return '';
  const local = localMoment(new Date(moment), currency).toISOString();
  return `${dayText(moment, currency)} ${local.slice(11, 16)}`;
}
