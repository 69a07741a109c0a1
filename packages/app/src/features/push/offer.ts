import type { Notification as Note } from '@tulpar/api/contract';
import { now } from '#app/platform/network/clock.ts';
import { isFirstVisit } from '#app/platform/session/seen-before.ts';
import { store } from '#app/platform/state/store.ts';
import { storedFor } from '#app/platform/storage/stored-for.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { pushOfferAtom } from './atoms.ts';

/** Address this device gets the player's messages under; null: it gets none. */
export const pushEndpoint = storedText('pushEndpoint');

/** How long 'not now' holds, hours: 30 days. */
const LATER_HOURS = 30 * 24;
const later = storedFor<true>('pushLater', LATER_HOURS, (value) => (value === true ? value : null), { now });

/** What the browser says about messages. */
export type PushPermission = 'unsupported' | NotificationPermission;

/** Whether messages may come to this browser. */
export function pushPermission(): PushPermission {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported';
}

/** Moments at which a player wants to know more: a paid withdrawal, a credited prize. */
export function isPushMoment({ sub_type, type }: Pick<Note, 'sub_type' | 'type'>): boolean {
  return sub_type === 'commit_withdrawal' || (sub_type === 'achievement' && type === 'information');
}

/**
 * Asks whether messages may come, in a sheet of our own before the browser does (REACH-15): never during a restriction or
 * on a first visit, not for 30 days after 'not now', and not where the browser's own question was answered.
 */
export function offerPush(isRestricted: boolean): void {
  if (isRestricted || isFirstVisit() || later.read() !== null || pushEndpoint.read() !== null) return;
  if (pushPermission() === 'default') store.set(pushOfferAtom, true);
}

/** Closes the question; it does not come again for 30 days. */
export function putOffPush(): void {
  later.write(true);
  store.set(pushOfferAtom, false);
}

/** Closes the question for good: it was answered. */
export function closePushOffer(): void {
  store.set(pushOfferAtom, false);
}
