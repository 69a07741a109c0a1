import { pushEndpoint, pushPermission } from './offer.ts';

export { isPushMoment, offerPush, pushOfferAtom } from './offer.ts';

export const hasPushHere = (): boolean => pushEndpoint.read() !== null;

/** Unregisters this device before a logout (REACH-16); waits only a limited time for the response. */
export async function forgetPushDevice(): Promise<void> {
  try {
    const { switchOffPush } = await import('./commands.ts');
    await Promise.race([switchOffPush(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } catch {
    // The session ends anyway, and with it the browser's subscription.
  }
}

/** Maximum wait for the response, ms. */
const PATIENCE = 2_000;

/**
 * Ends the browser's subscription whenever a session ends, so that the next player does not receive messages of
 * the previous one.
 */
export function leavePushDevice(): void {
  if (pushPermission() !== 'granted') return;
  import('./device.ts').then(
    ({ unsubscribeDevice }) => unsubscribeDevice(),
    () => undefined,
  );
}
