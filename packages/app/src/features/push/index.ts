import { pushEndpoint, pushPermission } from './offer.ts';

export { isPushMoment, offerPush } from './offer.ts';
export { pushOfferAtom } from './atoms.ts';

/** Whether this device gets messages of the player. */
export const hasPushHere = (): boolean => pushEndpoint.read() !== null;

/** Takes this device off before its player signs out (REACH-16); what does not answer in time is not waited for. */
export async function forgetPushDevice(): Promise<void> {
  try {
    const { switchOffPush } = await import('./commands.ts');
    await Promise.race([switchOffPush(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } catch {
    // The session ends all the same; the browser's subscription goes with it.
  }
}

/** Longest a player waits for that, ms. */
const PATIENCE = 2_000;

/** Ends the browser's subscription of a session that has ended, in whichever way: the next player gets none of it. */
export function leavePushDevice(): void {
  if (pushPermission() !== 'granted') return;
  import('./device.ts').then(
    ({ unsubscribeDevice }) => unsubscribeDevice(),
    () => undefined,
  );
}
