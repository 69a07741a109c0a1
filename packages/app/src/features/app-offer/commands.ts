import { saveExtraData, type ExtraSaveBody } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { now } from '#app/platform/network/clock.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { storedFor } from '#app/platform/storage/stored-for.ts';
import { store } from '#app/platform/state/store.ts';
import { installOfferAtom, type InstallEvent } from '#app/platform/device/install-prompt.ts';

/** Hours the offer stays away after it was closed (APPS-08, OP-37). */
const AWAY = 6;

/** Local storage key `closeDownloadAppBanner` (APPS-08). */
export const closedOffer = storedFor(
  'closeDownloadAppBanner',
  AWAY,
  (value) => (value === true ? true : null),
  {
    now,
  },
);

/** Saves one thing the player's devices remember together (API-22, PROF-21). A failure is only reported. */
export async function saveExtra(body: ExtraSaveBody): Promise<void> {
  try {
    await sendCommand(saveExtraData, { body }, { intent: `saveExtra:${body.key}` });
  } catch (error) {
    report('extra-data', { key: body.key }, error);
  }
}

/** Remembers a closing: here for some hours, with the player for good (APPS-07, APPS-08). */
export async function rememberClosing(closings: number): Promise<void> {
  closedOffer.write(true);
  await saveExtra({ key: 'showDownloadAppBannerCount', value: closings + 1 });
}

/** Takes the browser's offer to install the app. It can be taken once only; the browser makes a new one. */
export async function takeInstallOffer(offer: InstallEvent): Promise<void> {
  try {
    await offer.prompt();
  } catch (error) {
    report('install', {}, error);
  }
  store.set(installOfferAtom, null);
}
