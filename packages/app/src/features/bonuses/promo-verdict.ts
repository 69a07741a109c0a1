import type { PromoCheck } from '@tulpar/api/contract';

/** What a check of a code came to; each has one sentence and one next step (PROMO-20). */
export type PromoVerdict =
  | 'deposit'
  | 'plain'
  | 'depositFirst'
  | 'early'
  | 'expired'
  | 'usedByYou'
  | 'usedUp'
  | 'notYours'
  | 'similar'
  | 'unknown'
  | 'conflict'
  | 'restricted'
  | 'refused';

/** What the verdict depends on besides the answer. */
export interface PromoPlayer {
  /** The player has never made a deposit. */
  readonly isNew: boolean;
  /** A break or self-exclusion holds: the server takes no code then. */
  readonly isRestricted: boolean;
}

const refusals: Readonly<Record<string, PromoVerdict>> = {
  PROMO_CODE_EXPIRED: 'expired',
  PROMO_CODE_NOT_STARTED: 'early',
  PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED: 'usedByYou',
  PROMO_CODE_USAGE_LIMIT_REACHED: 'usedUp',
  PROMO_CODE_PLAYER_NOT_TARGETED: 'notYours',
  PROMO_CODE_CONFLICT: 'conflict',
};

/** Judges the answer to a code (PROMO-20). A server that names no `needs_deposit` is read by the smallest deposit. */
export function verdictOf(check: PromoCheck, { isNew, isRestricted }: PromoPlayer): PromoVerdict {
  if (check.reason === 'PROMO_CODE_NOT_FOUND') return check.similar ? 'similar' : 'unknown';
  if (isRestricted) return 'restricted';
  if (check.can_use === false || !check.success)
    return (Object.hasOwn(refusals, check.reason ?? '') && refusals[check.reason ?? '']) || 'refused';
  const least = check.terms?.min_deposit_amount;
  const needsDeposit =
    check.needs_deposit ?? (least != null && Object.values(least).some((sum) => (sum ?? 0) > 0));
  if (!needsDeposit) return 'plain';
  return isNew ? 'depositFirst' : 'deposit';
}

const over: ReadonlySet<PromoVerdict> = new Set(['expired', 'usedByYou', 'usedUp', 'unknown', 'similar']);

/** Whether there is nothing left that the code could bring: it is not carried any further (PROMO-21). */
export const isOver = (verdict: PromoVerdict): boolean => over.has(verdict);
