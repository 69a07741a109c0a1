import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { LocaleQuery } from './fields.ts';
import { Day, Html, Img, Iso, Minor, PerCurrency, open } from './types.ts';

/** Number of days whose bets determine the status. */
export const statusDays = 90;

const Status = open(['novice', 'bronze', 'silver', 'gold', 'platinum', 'vip']);

export const VipLevel = z.object({
  status: Status,
  title: z.string(),
  /** Real-money stakes of the last 90 days that the level requires. */
  stake_from: PerCurrency,
  cashback: z.object({ percent: z.number(), period: z.enum(['weekly', 'monthly']) }),
  /** Maximum review time of a withdrawal. */
  review_minutes: z.int(),
  /** Maximum amount that a verified player can withdraw per day. */
  daily_limit: PerCurrency,
  has_manager: z.boolean(),
});
export type VipLevel = z.infer<typeof VipLevel>;

export const VipClub = z.object({
  levels: z.array(VipLevel),
  rules_html: Html,
  /** Null for guests. Amounts are in the currency of the account. */
  me: z.nullable(
    z.object({
      status: Status,
      /** The status is guaranteed until the end of this day. */
      valid_until: Day,
      staked: Minor,
      next: z.nullable(z.object({ status: Status, stake_from: Minor })),
      manager: z.nullable(
        z.object({ name: z.string(), photo_url: z.nullable(Img), available_until: z.nullable(Iso) }),
      ),
    }),
  ),
});
export type VipClub = z.infer<typeof VipClub>;

export const vipClub = defineEndpoint({
  id: 'vipClub',
  row: 'addition',
  summary: 'Levels of the VIP club, and the progress of the player.',
  method: 'GET',
  path: '/api/v1/vip-club',
  auth: 'both',
  query: LocaleQuery,
  response: VipClub,
});
