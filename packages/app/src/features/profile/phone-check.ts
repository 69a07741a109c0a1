import type { User } from '@tulpar/api/contract';

/** Number of wrong codes after which none is accepted (CONF-04). */
export const PHONE_TRIES = 2;

export type PhoneState = 'none' | 'confirmed' | 'open' | 'over';

/**
 * State of phone confirmation (CONF-01, CONF-04): `open` can be confirmed, `over` has no attempts left,
 * `none` has no phone. Any method of confirmation counts, including unknown ones.
 */
export function phoneState({
  phone,
  phone_confirmed_by,
  confirm_phone_try,
}: Pick<User, 'phone' | 'phone_confirmed_by' | 'confirm_phone_try'>): PhoneState {
  if (phone !== null && phone_confirmed_by !== 'none') return 'confirmed';
  if (confirm_phone_try >= PHONE_TRIES) return 'over';
  return phone === null ? 'none' : 'open';
}

export function triesLeft(tries: number): number {
  return Math.max(PHONE_TRIES - tries, 0);
}

/** A sent message: recipient, and when (ms) the next may be requested. */
export interface Sent {
  readonly to: string;
  readonly retryAt: number | null;
}

/** Stored message, or null. A pause longer than any server would set is rejected. */
export function readSent(draft: Readonly<Record<string, unknown>>, now: number): Sent | null {
  const { to, retryAt } = draft;
  if (typeof to !== 'string' || to === '') return null;
  const isPause = typeof retryAt === 'number' && Number.isFinite(retryAt) && retryAt <= now + 3_600_000;
  return { to, retryAt: isPause ? retryAt : null };
}
