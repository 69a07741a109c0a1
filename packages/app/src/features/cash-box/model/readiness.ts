import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { judgeUrl, matchRoute } from '#app/platform/routing/router.tsx';

export type Check = WithdrawalReadiness['checks'][number];

/** Whether an address of the server is a page of this app or a safe one outside it. */
export function leadsSomewhere(address: string): boolean {
  const target = judgeUrl(address);
  if (target?.kind !== 'app') return target !== null;
  return matchRoute(target.to.split(/[?#]/, 1)[0] ?? '') !== null;
}

/** The checks that stand as rows, in the server's order: the daily limit only when it is in the way (PAY-10). */
export const rowsOf = ({ checks }: Pick<WithdrawalReadiness, 'checks'>): Check[] =>
  checks.filter(({ code, state }) => code !== 'daily_limit' || state !== 'ok');

/** The daily limit as a line of its own, while something of it is left (PAY-10). */
export const limitOf = ({ checks }: Pick<WithdrawalReadiness, 'checks'>): Check | undefined =>
  checks.find(({ code, state }) => code === 'daily_limit' && state === 'ok');

const fixable = ['verification', 'turnover', 'contacts', 'method'] as const;

/** The first check that blocks and has a way on (PAY-13). */
export function fixOf({
  checks,
}: Pick<WithdrawalReadiness, 'checks'>): { code: (typeof fixable)[number]; href: string } | null {
  for (const { code, state, fix_url } of checks) {
    const known = fixable.find((one) => one === code);
    if (state === 'block' && known !== undefined && fix_url !== null && leadsSomewhere(fix_url))
      return { code: known, href: fix_url };
  }
  return null;
}

/** What the bonuses a withdrawal ends take with them, minor units (PAY-06). */
export function lossOf(offers: NonNullable<WithdrawalReadiness['ends_offers']>): {
  bonus: number;
  win: number;
} {
  return {
    bonus: offers.reduce((sum, { bonus_amount }) => sum + bonus_amount, 0),
    win: offers.reduce((sum, { win_amount }) => sum + win_amount, 0),
  };
}

/**
 * What a withdrawal would leave behind that no method pays out any more, minor units, and the whole sum where it can go
 * instead; null when nothing is stranded (INPUT-09). `most` is what the method takes at most.
 */
export function strandedRest(
  amount: number | null,
  { full_amount: full, least_amount: least, can_withdraw_amount: now }: WithdrawalReadiness,
  { min, max: most }: { min: number; max: number },
): { rest: number; least: number; whole: number | null } | null {
  if (amount === null || full === undefined || least == null || amount < min || amount > now) return null;
  const rest = full - amount;
  if (rest <= 0 || rest >= least) return null;
  return { rest, least, whole: full <= Math.min(now, most) ? full : null };
}
