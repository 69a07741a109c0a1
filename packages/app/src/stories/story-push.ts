import { fn } from 'storybook/test';
import { pushOfferAtom } from '#app/features/push/index.ts';
import { store } from '#app/platform/state/store.ts';

/** Records calls to the stories' browser. */
export const storyPush = { requested: fn<() => void>(), unsubscribed: fn<() => void>() };

/** A subscription as a browser returns it. */
export const STORY_DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/story',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/**
 * Gives a story a browser with push support that answers the permission prompt with `answer`. Returns a
 * cleanup function.
 */
export function withPush(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  return () => {
    let current = permission;
    let isOn = permission === 'granted';
    const subscription = {
      toJSON: () => STORY_DEVICE,
      unsubscribe: async () => {
        isOn = false;
        storyPush.unsubscribed();
        return true;
      },
    };
    const own = Object.getOwnPropertyDescriptor(window, 'Notification');
    Object.defineProperty(window, 'Notification', {
      configurable: true,
      value: {
        get permission() {
          return current;
        },
        requestPermission: async () => {
          storyPush.requested();
          current = answer;
          return current;
        },
      },
    });
    const { getRegistration } = navigator.serviceWorker;
    navigator.serviceWorker.getRegistration = async () =>
      ({
        pushManager: {
          getSubscription: async () => (isOn ? subscription : null),
          subscribe: async () => {
            isOn = true;
            return subscription;
          },
        },
      }) as unknown as ServiceWorkerRegistration;
    return () => {
      store.set(pushOfferAtom, false);
      if (own) Object.defineProperty(window, 'Notification', own);
      navigator.serviceWorker.getRegistration = getRegistration;
    };
  };
}
