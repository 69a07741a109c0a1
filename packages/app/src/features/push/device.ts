import type { PushBody } from '@tulpar/api/contract';

/** Data of a push subscription that the server needs. */
export type DeviceSubscription = Pick<PushBody, 'endpoint' | 'keys'>;

/** Thrown when the player denies or dismisses the browser's permission prompt. */
export class PushDenied extends Error {
  override readonly name = 'PushDenied';
}

async function manager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('there is no worker to take messages');
  return registration.pushManager;
}

const bytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Requests permission and subscribes with the server's key. Rejects with `PushDenied` without permission. */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const push = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(publicKey) };
  // Remove a former subscription first: with another server's key it would make `subscribe` fail.
  await (await push.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await push.subscribe(options)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('the browser gave no whole subscription');
  return { endpoint, keys: { p256dh, auth } };
}

/** This browser's subscription, or null. Rejects without a service worker. */
export async function deviceSubscription(): Promise<DeviceSubscription | null> {
  const found = (await (await manager()).getSubscription())?.toJSON();
  const { p256dh, auth } = found?.keys ?? {};
  return found?.endpoint && p256dh && auth ? { endpoint: found.endpoint, keys: { p256dh, auth } } : null;
}

export async function unsubscribeDevice(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
}
