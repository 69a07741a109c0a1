import { isInstalled, installOfferAtom, justInstalledAtom } from '#app/platform/device/installed.ts';
import { inAppSystem, describeDevice, useUserAgent } from '#app/platform/device/user-agent.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * How the app is installed (REACH-02): with the browser's prompt, by three steps on iOS (no prompt there), or as
 * described on the app page. Only that page requests whether the server has an app to install (CALL-02).
 */
export type InstallMethod = 'prompt' | 'steps' | 'page';

export interface BrowserFacts {
  /** Mobile browser at a phone's width (OP-67). */
  readonly isMobile: boolean;
  readonly isInstalled: boolean;
  /** Facebook or Instagram in-app browser, which cannot install apps (APPS-03). */
  readonly isInAppBrowser: boolean;
  readonly hasPrompt: boolean;
  readonly isIos: boolean;
}

export function installMethod(facts: BrowserFacts): InstallMethod | null {
  if (!facts.isMobile || facts.isInstalled || facts.isInAppBrowser) return null;
  if (facts.hasPrompt) return 'prompt';
  return facts.isIos ? 'steps' : 'page';
}

/** How this browser installs the app; null where the app is not offered. */
export function useInstallMethod(): InstallMethod | null {
  const userAgent = useUserAgent();
  const isNarrow = useMediaQuery(MOBILE);
  const device = describeDevice(userAgent);
  return installMethod({
    isMobile: isNarrow && device.platform === 'mobile',
    isInstalled: useAtomValue(justInstalledAtom) || isInstalled(),
    isInAppBrowser: inAppSystem(userAgent) !== null,
    hasPrompt: useAtomValue(installOfferAtom) !== null,
    isIos: device.operating_system === 'iOS',
  });
}

/** How `AppOffer.tsx` offers the app: not, to players without a deposit, or to those with one (APPS-01, APPS-02). */
type OfferMode = 'none' | 'base' | 'middle';

export interface OfferFacts {
  readonly canInstall: boolean;
  /** The offer was closed recently on this device (APPS-08). */
  readonly isClosed: boolean;
  /** How often the player closed the offer on any device; null while unknown. */
  readonly closings: number | null;
  /** Number of deposits; null for a guest and while unknown (APPS-06). */
  readonly deposits: number | null;
}

/** After this many closings the offer is never shown again (APPS-05). */
const MOST_CLOSINGS = 3;

/** Decides the mode of the offer (APPS-02…APPS-06). */
export function offerMode({ canInstall, isClosed, closings, deposits }: OfferFacts): OfferMode {
  if (!canInstall || isClosed || closings === null || closings >= MOST_CLOSINGS || deposits === null)
    return 'none';
  return deposits > 0 ? 'middle' : 'base';
}
