import { saveExtraData } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { now } from '#app/platform/network/clock.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { storedFor } from '#app/platform/storage/stored-for.ts';
import { store } from '#app/platform/state/store.ts';
import { installOfferAtom, type InstallEvent } from './atoms.ts';

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

/** Remembers a closing: here for some hours, with the player for good (APPS-07, APPS-08). A failure is only reported. */
export async function rememberClosing(closings: number): Promise<void> {
  closedOffer.write(true);
  try {
    const body = { key: 'showDownloadAppBannerCount', value: closings + 1 } as const;
    await sendCommand(saveExtraData, { body }, { intent: 'rememberClosing' });
  } catch (error) {
    report('app-offer', {}, error);
  }
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
