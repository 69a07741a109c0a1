import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { type Currency, type Language, formatMoney, text, type TextId } from '../locale/locale.ts';
import { templateOf } from '../offers/templates.ts';
import { titleOf } from '../offers/template.ts';
import { readMethodSettings } from './method-options.ts';
import { methods } from './methods.ts';
import {
  readWithdrawalState,
  withdrawableBy,
  withdrawableNow,
  type WithdrawalState,
} from './withdrawable.ts';

type Readiness = AnswerOf<(typeof endpoints)['withdrawalReadiness']>;
type Check = Readiness['checks'][number];

interface Contacts {
  readonly phone_confirmed_by: string;
  readonly is_email_confirmed: boolean;
}

/** Availability of withdrawal methods. */
interface Ways {
  /** Lowest minimum of all methods, minor units; null without methods. */
  readonly least: number | null;
  /** Whether a method accepts the amount that can be withdrawn now. */
  readonly isTaken: boolean;
  /** Whether the method of the last deposit supports withdrawals; true without a deposit. */
  readonly isLastUsable: boolean;
}

/** How much a player can withdraw now and what blocks it, localized. */
export async function readWithdrawalReadiness(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency },
  {
    turnoverFactor,
    language,
    now,
  }: { readonly turnoverFactor: number; readonly language: Language; readonly now: Date },
): Promise<Readiness> {
  const state = await readWithdrawalState(db, player, turnoverFactor, now);
  const contacts = await db
    .selectFrom('players')
    .select(['phone_confirmed_by', 'is_email_confirmed'])
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  const say: Say = (part, amounts = {}) => {
    const values = Object.entries(amounts).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : formatMoney(value, player.currency, language),
    ]);
    return text(`readiness.${part}`, language, Object.fromEntries(values));
  };
  const ways = await readWays(db, player, state);
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
      turnover(state, say),
      bonus(state, say, language),
      contact(contacts, say),
      way(ways, withdrawableNow(state), say),
      daily(state, say),
    ],
  };
}

type ReadinessText = TextId extends infer Id ? (Id extends `readiness.${infer Part}` ? Part : never) : never;

/** A text of the checklist; numbers are amounts, minor units. */
type Say = (part: ReadinessText, amounts?: Readonly<Record<string, number | string>>) => string;

function verification({ isVerified, dailyLeft, dailyLimit, own }: WithdrawalState, say: Say): Check {
  const title = say('verification');
  if (isVerified) {
    return { code: 'verification', state: 'ok', title, text: say('verified'), fix_url: null, amount: null };
  }
  return {
    code: 'verification',
    state: dailyLeft > 0 ? 'warn' : 'block',
    title,
    text: say(dailyLeft > 0 ? 'unverified' : 'unverifiedUsed', { limit: dailyLimit, left: dailyLeft }),
    fix_url: '/profile/documents',
    amount: Math.max(0, own - dailyLeft),
  };
}

function turnover({ turnover: { left, done, required }, held, own }: WithdrawalState, say: Say): Check {
  const title = say('turnover');
  if (left === 0) {
    return { code: 'turnover', state: 'ok', title, text: say('turnoverDone'), fix_url: null, amount: null };
  }
  return {
    code: 'turnover',
    state: held >= own ? 'block' : 'warn',
    title,
    text: say('turnoverLeft', { left, done, required, held }),
    fix_url: '/games',
    amount: held,
  };
}

function bonus({ endsOffers }: WithdrawalState, say: Say, language: Language): Check {
  const title = say('bonus');
  const [first] = endsOffers;
  if (first === undefined) {
    return { code: 'bonus', state: 'ok', title, text: say('bonusNone'), fix_url: null, amount: null };
  }
  const amount = endsOffers.reduce((sum, offer) => sum + offer.bonus_amount + offer.win_amount, 0);
  const name = endsOffers.map(({ template }) => titleOf(templateOf(template), language)).join(', ');
  return {
    code: 'bonus',
    state: 'warn',
    title,
    text: say('bonusEnds', { name, amount }),
    fix_url: '/bonuses/received',
    amount,
  };
}

function contact({ phone_confirmed_by, is_email_confirmed }: Contacts, say: Say): Check {
  const isOk = phone_confirmed_by !== 'none' || is_email_confirmed;
  return {
    code: 'contacts',
    state: isOk ? 'ok' : 'warn',
    title: say('contacts'),
    text: say(isOk ? 'contactsOk' : 'contactsNone'),
    fix_url: isOk ? null : '/profile/contacts',
    amount: null,
  };
}

function way({ least, isTaken, isLastUsable }: Ways, amount: number, say: Say): Check {
  const title = say('method');
  if (least === null)
    return {
      code: 'method',
      state: 'block',
      title,
      text: say('methodNone'),
      fix_url: '/contacts',
      amount: null,
    };
  if (amount > 0 && !isTaken) {
    const text = say('methodLess', { amount, least });
    return { code: 'method', state: 'block', title, text, fix_url: null, amount: null };
  }
  const text = say(isLastUsable ? 'methodOk' : 'methodOther');
  return { code: 'method', state: isLastUsable ? 'ok' : 'warn', title, text, fix_url: null, amount: null };
}

function daily({ dailyLeft, dailyLimit }: WithdrawalState, say: Say): Check {
  const isLeft = dailyLeft > 0;
  return {
    code: 'daily_limit',
    state: isLeft ? 'ok' : 'block',
    title: say('dailyLimit'),
    text: say(isLeft ? 'dailyLeft' : 'dailyUsed', { left: dailyLeft, limit: dailyLimit }),
    fix_url: null,
    amount: null,
  };
}

async function readWays(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency },
  state: WithdrawalState,
): Promise<Ways> {
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
    isTaken: usable.some((method) => withdrawableBy(state, method, settings(method.uid)) > 0),
    isLastUsable,
  };
}
