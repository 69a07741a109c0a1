import { newPlayer, Player } from '../player.ts';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: ({ wholeBrowser }, use) => use(wholeBrowser),
});

test(
  'A push message opens a page of the app without a load, and a logout removes the device',
  { tag: ['@REACH-16'] },
  async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    // Use the sandbox's push service as the endpoint, because no vendor's service is available.
    await page.addInitScript((endpoint) => {
      let current: { endpoint: string } | null = null;
      const subscription = {
        endpoint,
        toJSON: () => ({
          endpoint,
          keys: {
            p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => (current = subscription),
      });
    }, `${origin}/sandbox/push/journey`);
    const player = new Player(page, 'ru');
    const contact = newPlayer();
    await page.goto('/auth/register?language=ru');
    await player.register(contact);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.goto('/profile/settings');
    await player.button('push.on').click();
    await expect(page.getByRole('switch', { name: 'Выплаты' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Акции' })).not.toBeChecked();

    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const mine = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
        if (mine) resolve(mine.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const deliver = async (message: object) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId: await registered,
        data: JSON.stringify(message),
      });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const notes = (await registration?.getNotifications()) ?? [];
        return notes.map(({ title, body, data, tag }) => ({ title, body, data: String(data), tag }));
      });
    await deliver({
      title: 'Вывод выполнен',
      body: 'Подробности',
      url: '/cash-box/history?tx=trx_1',
      tag: 'payouts:trx_1',
    });
    await expect.poll(shown).toEqual([
      {
        title: 'Вывод выполнен',
        body: 'Подробности',
        data: '/cash-box/history?tx=trx_1',
        tag: 'payouts:trx_1',
      },
    ]);
    await deliver({ title: 'Чужое', body: 'Адрес', url: 'https://evil.example/', tag: 'payouts:trx_1' });
    await expect
      .poll(async () => (await shown()).map(({ title, data }) => [title, data]))
      .toEqual([['Чужое', '/notifications']]);
    await deliver({
      title: 'Вывод выполнен',
      body: 'Подробности',
      url: '/profile/limits',
      tag: 'payouts:trx_1',
    });
    await expect.poll(async () => (await shown())[0]?.data).toBe('/profile/limits');

    let loads = 0;
    page.on('load', () => (loads += 1));
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: { getNotifications(): Promise<unknown[]> };
        NotificationEvent: new (name: string, init: object) => Event;
        dispatchEvent(event: Event): boolean;
      };
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await expect(page).toHaveURL(`${origin}/profile/limits`);
    expect(loads).toBe(0);
    await expect.poll(shown).toEqual([]);

    const removal = page.waitForRequest('**/api/v1/push/subscriptions/remove');
    await player.logout();
    expect((await removal).postDataJSON()).toEqual({ endpoint: `${origin}/sandbox/push/journey` });
    await player.login(contact);
    await page.goto('/profile/settings');
    await expect(player.button('push.on')).toBeVisible();
  },
);
