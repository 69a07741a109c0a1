import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { type Language, formatMoney, text, type TextId } from '../locale/locale.ts';
import { templateOf } from '../offers/templates.ts';
import { titleOf } from '../offers/template.ts';
import { readMethodSettings } from './method-settings.ts';
import { methods } from './methods.ts';
import { readWithdrawalState, withdrawableBy, withdrawableNow, type WithdrawalState } from './withdraw.ts';
import { readPlayer, type Player } from '../ledger/post.ts';
import { isRestricted } from '../protection/restrictions.ts';

type Readiness = ResponseOf<(typeof endpoints)['withdrawalReadiness']>;
type Check = Readiness['checks'][number];

interface Contacts {
  readonly phone_confirmed_by: string;
  readonly is_email_confirmed: boolean;
}

interface Ways {
  /** Lowest minimum of all available withdrawal methods, minor units; null without methods. */
  readonly least: number | null;
  /** Whether a method can pay out at least a part of the amount that can be withdrawn now. */
  readonly canPayOut: boolean;
  /** Whether the last deposit's method supports withdrawals; true if there was no deposit. */
  readonly isLastUsable: boolean;
}

/** How much a player can withdraw now and what blocks it, localized. */
export async function readWithdrawalReadiness(
  db: Connection,
  player: Player,
  {
    turnoverFactor,
    language,
    now,
  }: { readonly turnoverFactor: number; readonly language: Language; readonly now: Date },
): Promise<Readiness> {
  const state = await readWithdrawalState(db, player, turnoverFactor, now);
  const contacts = await readPlayer(db, player.id);
  const say: Say = (part, amounts = {}) => {
    const values = Object.entries(amounts).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : formatMoney(value, player.currency, language),
    ]);
    return text(`readiness.${part}`, language, Object.fromEntries(values));
  };
  const ways = await readWays(db, player, state);
  // A restricted player cannot open games and bonuses.
  const isClosed = await isRestricted(db, player.id, now);
  return {
    can_withdraw_amount: withdrawableNow(state),
    currency: player.currency,
    full_amount: state.own,
    min_amount: ways.least,
    daily_limit: state.dailyLimit,
    daily_left: state.dailyLeft,
    daily_resets_at: state.dailyResetsAt.toISOString(),
    ends_offers: state.endsOffers.map(({ template, ...offer }) => ({
      ...offer,
      title: titleOf(templateOf(template), language),
    })),
    checks: [
      verification(state, say),
      turnover(state, say, isClosed),
      bonus(state, say, { language, isClosed }),
      contact(contacts, say),
      way(ways, withdrawableNow(state), say),
      daily(state, say),
    ],
  };
}

type ReadinessText = TextId extends infer Id ? (Id extends `readiness.${infer Part}` ? Part : never) : never;

/** A text of the checklist; numbers are amounts, minor units. */
type Say = (part: ReadinessText, amounts?: Readonly<Record<string, number | string>>) => string;

/** An entry of the checklist; `amount`, minor units: what it blocks, or the bonus money that a withdrawal forfeits. */
function check(
  code: 'verification' | 'turnover' | 'bonus' | 'contacts' | 'method' | 'daily_limit',
  state: Check['state'],
  text: string,
  say: Say,
  { fixUrl = null, amount = null }: { fixUrl?: string | null; amount?: number | null } = {},
): Check {
  const title = say(code === 'daily_limit' ? 'dailyLimit' : code);
  return { code, state, title, text, fix_url: fixUrl, amount };
}

function verification({ isVerified, dailyLeft, dailyLimit, own }: WithdrawalState, say: Say): Check {
  if (isVerified) return check('verification', 'ok', say('verified'), say);
  const isLeft = dailyLeft > 0;
  const words = say(isLeft ? 'unverified' : 'unverifiedUsed', { limit: dailyLimit, left: dailyLeft });
  const fix = { fixUrl: '/profile/documents', amount: Math.max(0, own - dailyLeft) };
  return check('verification', isLeft ? 'warn' : 'block', words, say, fix);
}

function turnover(
  { turnover: { left, done, required }, held, own }: WithdrawalState,
  say: Say,
  isClosed: boolean,
): Check {
  if (left === 0) return check('turnover', 'ok', say('turnoverDone'), say);
  const words = say('turnoverLeft', { left, done, required, held });
  return check('turnover', held >= own ? 'block' : 'warn', words, say, {
    fixUrl: isClosed ? null : '/games',
    amount: held,
  });
}

function bonus(
  { endsOffers }: WithdrawalState,
  say: Say,
  { language, isClosed }: { readonly language: Language; readonly isClosed: boolean },
): Check {
  if (endsOffers.length === 0) return check('bonus', 'ok', say('bonusNone'), say);
  const amount = endsOffers.reduce((sum, offer) => sum + offer.bonus_amount + offer.win_amount, 0);
  const name = endsOffers.map(({ template }) => titleOf(templateOf(template), language)).join(', ');
  return check('bonus', 'warn', say('bonusEnds', { name, amount }), say, {
    fixUrl: isClosed ? null : '/bonuses/received',
    amount,
  });
}

function contact({ phone_confirmed_by, is_email_confirmed }: Contacts, say: Say): Check {
  return phone_confirmed_by !== 'none' || is_email_confirmed
    ? check('contacts', 'ok', say('contactsOk'), say)
    : check('contacts', 'warn', say('contactsNone'), say, { fixUrl: '/profile/contacts' });
}

function way({ least, canPayOut, isLastUsable }: Ways, amount: number, say: Say): Check {
  if (least === null) return check('method', 'block', say('methodNone'), say, { fixUrl: '/contacts' });
  if (amount > 0 && !canPayOut) return check('method', 'block', say('methodLess', { amount, least }), say);
  return isLastUsable
    ? check('method', 'ok', say('methodOk'), say)
    : check('method', 'warn', say('methodOther'), say);
}

function daily({ dailyLeft, dailyLimit }: WithdrawalState, say: Say): Check {
  const isLeft = dailyLeft > 0;
  const words = say(isLeft ? 'dailyLeft' : 'dailyUsed', { left: dailyLeft, limit: dailyLimit });
  return check('daily_limit', isLeft ? 'ok' : 'block', words, say);
}

async function readWays(db: Connection, player: Player, state: WithdrawalState): Promise<Ways> {
  const settings = await readMethodSettings(db);
  const usable = methods.filter(
    ({ uid, currency, direction }) =>
      currency === player.currency && direction === 'withdrawal' && settings(uid).isAvailable,
  );
  const last = await db
    .selectFrom('payments')
    .select('method')
    .where('player_id', '=', player.id)
    .where('type', '=', 'deposit')
    .where('status', '=', 'approved')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isLastUsable =
    last === undefined || usable.some(({ uid }) => uid === `${last.method}-out` || uid === last.method);
  return {
    least: usable.length === 0 ? null : Math.min(...usable.map(({ min }) => min)),
    canPayOut: usable.some((method) => withdrawableBy(state, method, settings(method.uid)) > 0),
    isLastUsable,
  };
}
