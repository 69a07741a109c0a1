import type { Meta } from '@storybook/react-vite';
import { profile, pushSettings, subscribePush, unsubscribePush, type PushBody } from '@tulpar/api/contract';
import { answer, hang, pushSettingsSample, refuse, user } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pushOfferAtom } from '#app/features/push/index.ts';
import { store } from '#app/platform/state/store.ts';
import { FAULT, scene, wholeApp, records, shows, type Story } from '#app/stories/app-story.tsx';
import { STORY_DEVICE, storyPush, withPush } from '#app/stories/story-push.ts';

export default { title: 'Pages/Push', ...wholeApp } satisfies Meta;

const route = { path: '/profile/settings', signedIn: true };
const here = { ...route, stored: { pushEndpoint: STORY_DEVICE.endpoint } };
const sent = fn<(body: unknown) => void>();
const removed = fn<(body: unknown) => void>();

const server = () => {
  let settings = pushSettingsSample();
  return [
    answer(pushSettings, () => settings),
    answer(subscribePush, ({ body }) => {
      const { kinds } = body as PushBody;
      sent(body);
      settings = pushSettingsSample({
        kinds: settings.kinds.map((kind) => ({ ...kind, is_on: kinds.includes(kind.code) })),
        devices: 1,
      });
      return settings;
    }),
    records(unsubscribePush, removed, { success: true }),
  ];
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Уведомления на этом устройстве' }));
const press = async (box: Awaited<ReturnType<typeof section>>, name: string) =>
  userEvent.click(await box.findByRole('button', { name }));
/** Adds the bonuses to the kinds, which saves all of them. */
async function chooseBonuses(box: Awaited<ReturnType<typeof section>>) {
  await userEvent.click(await box.findByRole('switch', { name: 'Бонусы' }));
  const kinds = ['payouts', 'documents', 'tournaments', 'bonuses'];
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...STORY_DEVICE, kinds }));
}

// REACH-16
export const SwitchOn: Story = {
  name: 'Messages are switched on, their kinds chosen, and off again',
  beforeEach: withPush('default'),
  ...scene(route, server()),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    await press(box, 'Включить уведомления');
    await expect(await box.findByRole('switch', { name: 'Выплаты' })).toBeChecked();
    await expect(box.getByRole('switch', { name: 'Акции' })).not.toBeChecked();
    await expect(sent).toHaveBeenCalledWith({
      ...STORY_DEVICE,
      kinds: ['payouts', 'documents', 'tournaments'],
    });
    await chooseBonuses(box);
    await press(box, 'Выключить на этом устройстве');
    await box.findByRole('button', { name: 'Включить уведомления' });
    await expect(removed).toHaveBeenCalledWith({ endpoint: STORY_DEVICE.endpoint });
    await expect(storyPush.unsubscribed).toHaveBeenCalled();
  },
};

// REACH-16
export const PermissionReset: Story = {
  name: 'A permission that was reset in the browser leaves no switches that cannot be saved',
  beforeEach: withPush('default'),
  ...scene(here, server()),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    await press(box, 'Включить уведомления');
    await chooseBonuses(box);
  },
};

// REACH-16
export const NotSaved: Story = {
  name: 'Kinds that could not be saved show the stored choice; the focus is not lost',
  beforeEach: withPush('granted'),
  ...scene(here, [refuse(subscribePush, FAULT, 'GENERAL_ERROR'), ...server()]),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    const bonuses = await box.findByRole('switch', { name: 'Бонусы' });
    await userEvent.click(bonuses);
    await screen.findByText('Не удалось сохранить. Попробуйте ещё раз.');
    await waitFor(() => expect(bonuses).not.toBeChecked());
    await press(box, 'Выключить на этом устройстве');
    await box.findByRole('button', { name: 'Включить уведомления' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  },
};

let hasBonuses = false;

// REACH-16
export const ChosenElsewhere: Story = {
  name: 'Kinds that another device has chosen remain when one is chosen here',
  beforeEach: () => {
    hasBonuses = false;
    return withPush('granted')();
  },
  ...scene(here, [
    answer(pushSettings, () => {
      const settings = pushSettingsSample();
      const kinds = settings.kinds.map((kind) =>
        kind.code === 'bonuses' ? { ...kind, is_on: hasBonuses } : kind,
      );
      return { ...settings, kinds };
    }),
    ...server(),
  ]),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    await box.findByRole('switch', { name: 'Бонусы' });
    hasBonuses = true;
    await userEvent.click(box.getByRole('switch', { name: 'Документы' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ ...STORY_DEVICE, kinds: ['payouts', 'tournaments', 'bonuses'] }),
    );
  },
};

// REACH-15
export const Denied: Story = {
  name: 'After a refusal in the browser the settings explain how to change it',
  beforeEach: withPush('denied'),
  ...scene(route, server()),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    await expect(await box.findByText('Уведомления запрещены в браузере')).toBeVisible();
    await expect(box.queryByRole('button')).toBeNull();
  },
};

// REACH-15
export const RefusedNow: Story = {
  name: 'A refusal in the browser is explained immediately',
  beforeEach: withPush('default', 'denied'),
  ...scene(route, server()),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    await press(box, 'Включить уведомления');
    await box.findByText('Уведомления запрещены в браузере');
  },
};

// REACH-16
export const Restricted: Story = {
  name: 'While a restriction holds no promotional kind is offered',
  beforeEach: withPush('granted'),
  ...scene(here, [
    answer(
      profile,
      user({ restriction: { kind: 'break', since: '2026-01-11T10:00:00Z', until: '2026-02-11T10:00:00Z' } }),
    ),
    ...server(),
  ]),
  play: async ({ canvas }) => {
    const box = await section(canvas);
    await box.findByRole('switch', { name: 'Выплаты' });
    await expect(box.getAllByRole('switch')).toHaveLength(3);
  },
};

export const Loading: Story = {
  beforeEach: withPush('default'),
  ...scene(route, [hang(pushSettings)]),
  play: shows('Загружаем настройки уведомлений'),
};

export const NoPush: Story = {
  name: 'A server without messages has no settings of them',
  beforeEach: withPush('default'),
  ...scene(route, [answer(pushSettings, pushSettingsSample({ public_key: null }))]),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Письма об акциях и бонусах' });
    await waitFor(() => expect(canvas.queryByText('Уведомления на этом устройстве')).toBeNull());
  },
};

const openOffer = async () => {
  store.set(pushOfferAtom, true);
  return await screen.findByRole('dialog', { name: 'Сообщать о таких событиях?' });
};

// REACH-15
export const Offered: Story = {
  name: 'Our own question comes first, then the browser’s',
  beforeEach: withPush('default'),
  ...scene(route, server()),
  play: async ({ canvas }) => {
    await section(canvas);
    const sheet = within(await openOffer());
    await expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Выплаты',
      'Документы',
      'Турниры',
    ]);
    await expect(storyPush.requested).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Включить уведомления' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(storyPush.requested).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledOnce();
  },
};
