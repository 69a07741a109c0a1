import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { parseSafeUrl, matchRoute } from '#app/platform/routing/router.tsx';

export type Check = WithdrawalReadiness['checks'][number];

/** Whether a server URL is a page of this app or a safe external one. */
export function leadsSomewhere(address: string): boolean {
  const target = parseSafeUrl(address);
  if (target?.kind !== 'app') return target !== null;
  return matchRoute(target.to.split(/[?#]/, 1)[0] ?? '') !== null;
}

/** Checks shown as rows, in the server's order; the daily limit only when it blocks (PAY-10). */
export const rowsOf = ({ checks }: Pick<WithdrawalReadiness, 'checks'>): Check[] =>
  checks.filter(({ code, state }) => code !== 'daily_limit' || state !== 'ok');

/** The daily limit as a separate line while it does not block (PAY-10). */
export const limitOf = ({ checks }: Pick<WithdrawalReadiness, 'checks'>): Check | undefined =>
  checks.find(({ code, state }) => code === 'daily_limit' && state === 'ok');

const fixable = ['verification', 'turnover', 'contacts', 'method'] as const;

/** The first blocking check the player can resolve (PAY-13). */
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

/** What is lost with the bonuses a withdrawal cancels, minor units (PAY-06). */
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
 * The remainder that no method could pay out after a withdrawal, minor units, and the full amount if it can
 * be withdrawn instead; null when nothing is stranded (INPUT-09). `most` is the method's maximum.
 */
export function unpayableRest(
  amount: number | null,
  { full_amount: full, min_amount: least, can_withdraw_amount: now }: WithdrawalReadiness,
  { min, max: most }: { min: number; max: number },
): { rest: number; least: number; whole: number | null } | null {
  if (amount === null || full === undefined || least == null || amount < min || amount > now) return null;
  const rest = full - amount;
  if (rest <= 0 || rest >= least) return null;
  return { rest, least, whole: full <= Math.min(now, most) ? full : null };
}
