import type { PromoCheck } from '@tulpar/api/contract';

/** Result of a code check; each has one text and one next step (PROMO-20). */
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

export interface PromoPlayer {
  /** The player has never made a deposit. */
  readonly isNew: boolean;
  /** A break or self-exclusion is active, during which the server accepts no codes. */
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

/** Derives the verdict on a code (PROMO-20). Without `needs_deposit` the minimum deposit decides. */
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

/** Whether the code can never bring anything, so it is no longer saved (PROMO-21). */
export const isOver = (verdict: PromoVerdict): boolean => over.has(verdict);
