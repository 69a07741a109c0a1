import { statusDays, type AnswerOf, type endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { dateOf, dayOf, firstDayOf, localMoment, midnightOf } from '../locale/account-time.ts';
import { amountIn, type Currency, type Language } from '../locale/locale.ts';
import { text } from '../locale/texts.ts';
import { vipLevelOf, vipLevels } from './levels.ts';
import { stakedOf } from './status.ts';

type VipClub = AnswerOf<(typeof endpoints)['vipClub']>;

/** Personal managers of the highest levels, with their hours in account time. */
const managers: Readonly<
  Record<Currency, { readonly name: string; readonly from: number; readonly to: number }>
> = {
  KZT: { name: 'Айгерим Сатпаева', from: 10, to: 22 },
  AZN: { name: 'Leyla Əliyeva', from: 10, to: 22 },
};

/** End of the manager's current hours; null outside them. */
function availableUntil(currency: Currency, now: Date): string | null {
  const { from, to } = managers[currency];
  const hour = localMoment(now, currency).getUTCHours();
  if (hour < from || hour >= to) return null;
  return new Date(midnightOf(dayOf(now, currency), currency).getTime() + to * 3_600_000).toISOString();
}

/** Last guaranteed day of a status: the end of the month, account time. */
function validUntil(currency: Currency, now: Date): string {
  const local = localMoment(now, currency);
  const next = firstDayOf(local.getUTCFullYear(), local.getUTCMonth() + 1, currency);
  return dateOf(new Date(next.getTime() - 1), currency);
}

/** Levels of the VIP club and the player's status; `player` is null for a guest (NEWS-13). */
export async function readVipClub(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency } | null,
  language: Language,
  now: Date,
): Promise<VipClub> {
  return {
    levels: vipLevels.map((level) => ({
      status: level.status,
      title: text(`status.${level.status}`, language),
      stake_from: level.stakeFrom,
      cashback: level.cashback,
      review_minutes: level.reviewMinutes,
      daily_limit: level.dailyLimit,
      has_manager: level.hasManager,
    })),
    rules_html: text('vip.rules', language, { days: statusDays }),
    me: player === null ? null : await standingOf(db, player, now),
  };
}

async function standingOf(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency },
  now: Date,
): Promise<NonNullable<VipClub['me']>> {
  const { status } = await db
    .selectFrom('players')
    .select('status')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  const level = vipLevelOf(status);
  const next = vipLevels[vipLevels.indexOf(level) + 1];
  return {
    status,
    valid_until: validUntil(player.currency, now),
    staked: await stakedOf(db, player, now),
    next:
      next === undefined
        ? null
        : { status: next.status, stake_from: amountIn(next.stakeFrom, player.currency) },
    manager: level.hasManager
      ? {
          name: managers[player.currency].name,
          photo_url: null,
          available_until: availableUntil(player.currency, now),
        }
      : null,
  };
}
