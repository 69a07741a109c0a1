import { saveExtraData, type ExtraSaveBody } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { now } from '#app/platform/network/clock.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { storedFor } from '#app/platform/storage/storage.ts';
import { store } from '#app/platform/state/store.ts';
import { installOfferAtom, type InstallEvent } from '#app/platform/device/installed.ts';

/** Hours the offer stays hidden after it is closed (APPS-08, OP-37). */
const AWAY = 6;

/** Whether the offer was closed on this device in the last `AWAY` hours; null if not (APPS-08). */
export const closedOffer = storedFor(
  'closeDownloadAppBanner',
  AWAY,
  (value) => (value === true ? true : null),
  now,
);

/** Saves one value shared by all devices of the player (API-22, PROF-21). A failure is only reported. */
export async function saveExtra(body: ExtraSaveBody): Promise<void> {
  try {
    await sendCommand(saveExtraData, { body }, { intent: `saveExtra:${body.key}` });
  } catch (error) {
    report('extra-data', { key: body.key }, error);
  }
}

/** Stores a closing of the offer: on this device for `AWAY` hours, on the server as a count (APPS-07, APPS-08). */
export async function rememberClosing(closings: number): Promise<void> {
  closedOffer.write(true);
  await saveExtra({ key: 'showDownloadAppBannerCount', value: closings + 1 });
}

/** Shows the browser's install prompt, then drops its event, which can be used only once. */
export async function takeInstallOffer(offer: InstallEvent): Promise<void> {
  try {
    await offer.prompt();
  } catch (error) {
    report('install', {}, error);
  }
  store.set(installOfferAtom, null);
}
