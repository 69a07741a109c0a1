import type { Notification as Note } from '@tulpar/api/contract';
import { now } from '#app/platform/network/clock.ts';
import { isFirstVisit } from '#app/platform/session/first-visit.ts';
import { store } from '#app/platform/state/store.ts';
import { storedText, storedFor } from '#app/platform/storage/storage.ts';
import { sessionAtom } from '#app/platform/state/session-atom.ts';

/** Whether the push offer is open (REACH-15). */
export const pushOfferAtom = sessionAtom(false);

/** Endpoint of this device's subscription to the player's messages; null without one. */
export const pushEndpoint = storedText('pushEndpoint');

/** How long the offer stays closed after 'not now', hours. */
const LATER_HOURS = 30 * 24;
const later = storedFor<true>('pushLater', LATER_HOURS, (value) => (value === true ? value : null), now);

export type PushPermission = 'unsupported' | NotificationPermission;

export function pushPermission(): PushPermission {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported';
}

/** Whether push is offered after a message: one about a paid withdrawal or a credited prize. */
export function isPushMoment({ sub_type, type }: Pick<Note, 'sub_type' | 'type'>): boolean {
  return sub_type === 'commit_withdrawal' || (sub_type === 'achievement' && type === 'information');
}

/**
 * Opens our own sheet before the browser's prompt (REACH-15). Never during a restriction, on a first visit,
 * within 30 days after 'not now', or once the browser's prompt was answered. A stored endpoint is ignored: resetting
 * the permission ends its subscription.
 */
export function offerPush(isRestricted: boolean): void {
  if (isRestricted || isFirstVisit() || later.read() !== null) return;
  if (pushPermission() === 'default') store.set(pushOfferAtom, true);
}

/** Closes the offer for 30 days. */
export function putOffPush(): void {
  later.write(true);
  store.set(pushOfferAtom, false);
}

/** Closes the offer after the player has answered the browser's prompt. */
export function closePushOffer(): void {
  store.set(pushOfferAtom, false);
}
