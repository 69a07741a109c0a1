import type { User } from '@tulpar/api/contract';

/** Wrong codes after which no other is taken (CONF-04). */
export const PHONE_TRIES = 2;

/** Where the confirmation of a phone stands. */
export type PhoneState = 'none' | 'confirmed' | 'open' | 'over';

/**
 * How far the record is (CONF-01, CONF-04): `open` may be confirmed, `over` has used up its tries, `none` has no phone.
 * How a phone was confirmed does not matter, and a way the app does not know counts as well.
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

/** Tries that are left. */
export function triesLeft(tries: number): number {
  return Math.max(PHONE_TRIES - tries, 0);
}

/** A message on its way: to whom, and when (ms) the next may be asked for. */
export interface Sent {
  readonly to: string;
  readonly retryAt: number | null;
}

/** What was kept of a message, or null. A pause no server asks for is not believed. */
export function readSent(draft: Readonly<Record<string, unknown>>, now: number): Sent | null {
  const { to, retryAt } = draft;
  if (typeof to !== 'string' || to === '') return null;
  const isPause = typeof retryAt === 'number' && Number.isFinite(retryAt) && retryAt <= now + 3_600_000;
  return { to, retryAt: isPause ? retryAt : null };
}
