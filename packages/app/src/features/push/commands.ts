import {
  subscribePush,
  unsubscribePush,
  type PushKind,
  type PushSettings,
  pushSettings,
} from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { useText } from '#app/platform/i18n/intl.tsx';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { useQueryClient, queryOptions } from '#app/platform/network/query.ts';
import { deviceSubscription, PushDenied, subscribeDevice, unsubscribeDevice } from './device.ts';
import { pushEndpoint } from './offer.ts';
import { call } from '#app/platform/network/api.ts';
import { useSavedChoice, type SavedChoice } from '#app/platform/state/saved-choice.ts';

/** The server's public key, the message kinds, and the number of the player's devices (REACH-16). */
export const pushOptions = queryOptions({
  queryKey: ['push'] as const,
  queryFn: ({ signal }) => call(pushSettings, {}, { signal }),
});

const chosen = ({ kinds }: PushSettings): PushKind[] =>
  kinds.filter(({ is_on }) => is_on).map(({ code }) => code);

/** Enables push on this device: browser permission first, then the subscription goes to the server. */
async function switchOnPush(settings: PushSettings): Promise<PushSettings> {
  if (settings.public_key === null) throw new Error('the server sends no messages');
  const device = await subscribeDevice(settings.public_key);
  const body = { ...device, kinds: chosen(settings) };
  const response = await sendCommand(subscribePush, { body }, { intent: 'pushOn' });
  pushEndpoint.write(device.endpoint);
  return response;
}

export async function switchOffPush(): Promise<void> {
  const endpoint = pushEndpoint.read();
  pushEndpoint.remove();
  const request =
    endpoint === null
      ? null
      : sendCommand(unsubscribePush, { body: { endpoint } }, { intent: 'pushOff', keepalive: true });
  await Promise.all([request, unsubscribeDevice()]);
}

/** Removes the stored endpoint if this device has no subscription, for example after its permission was reset. */
export async function forgetLostDevice(): Promise<void> {
  const device = await deviceSubscription().catch(() => undefined);
  if (device === null) pushEndpoint.remove();
}

/** Message kinds switched on or off on this page. */
export type ChosenKinds = Partial<Record<PushKind, boolean>>;

/** Saves the chosen kinds. All kinds are sent, so the others are read first: another device may have changed them. */
async function saveKinds(chosenHere: ChosenKinds): Promise<PushSettings> {
  const device = await deviceSubscription();
  if (!device) throw new Error('this device gets no messages');
  const known = await call(pushSettings, {});
  const kinds = known.kinds.filter(({ code, is_on }) => chosenHere[code] ?? is_on).map(({ code }) => code);
  return await sendCommand(subscribePush, { body: { ...device, kinds } }, { intent: 'pushKinds' });
}

/** Enables push; `onDone` is also called if the player does not grant the permission. */
export function useSwitchOnPush(onDone: () => void): Command<PushSettings> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useCommand(switchOnPush, {
    onSuccess(response) {
      queries.setQueryData(pushOptions.queryKey, response);
      show({ tone: 'success', title: t('push.done') });
      onDone();
    },
    onError(error) {
      if (error instanceof PushDenied) onDone();
      else show({ tone: 'error', title: t('push.failed') });
    },
  });
}

export function useSwitchOffPush(onDone: () => void): Command<void> {
  const t = useText();
  const { show } = useToast();
  return useCommand(switchOffPush, {
    invalidates: [pushOptions],
    onSuccess: () => show({ tone: 'success', title: t('push.doneOff') }),
    onError: () => show({ tone: 'error', title: t('push.failed') }),
    onSettled: onDone,
  });
}

/** Sets the message kinds for all devices of the player. */
export function usePushKinds(): SavedChoice<ChosenKinds> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useSavedChoice(
    async (chosenHere: ChosenKinds) =>
      queries.setQueryData(pushOptions.queryKey, await saveKinds(chosenHere)),
    () => {
      show({ tone: 'error', title: t('push.failed') });
      void queries.invalidateQueries(pushOptions);
    },
  );
}
