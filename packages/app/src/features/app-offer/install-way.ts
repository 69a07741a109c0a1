import { isInstalled } from '#app/platform/device/installed.ts';
import { inAppSystem } from '#app/platform/device/in-app-browser.ts';
import { installOfferAtom, justInstalledAtom } from '#app/platform/device/install-prompt.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { describeDevice } from '#app/platform/device/user-agent.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * How the app is installed (REACH-02): with the browser's prompt, by three steps on iOS (no prompt there), or
 * as described on the app page. Only that page calls the server (CALL-02).
 */
export type InstallWay = 'prompt' | 'steps' | 'page';

export interface BrowserFacts {
  /** Mobile browser at a phone's width (OP-67). */
  readonly isMobile: boolean;
  /** Running as the installed app or its wrapper, or installed from this page. */
  readonly isInstalled: boolean;
  /** Facebook or Instagram in-app browser, which cannot install apps (APPS-03). */
  readonly isInAppBrowser: boolean;
  /** The browser has fired its install prompt event. */
  readonly hasPrompt: boolean;
  readonly isIos: boolean;
}

export function installWay(facts: BrowserFacts): InstallWay | null {
  if (!facts.isMobile || facts.isInstalled || facts.isInAppBrowser) return null;
  if (facts.hasPrompt) return 'prompt';
  return facts.isIos ? 'steps' : 'page';
}

/** How this browser installs the app; null where it is not offered. */
export function useInstallWay(userAgent: string): InstallWay | null {
  const isNarrow = useMediaQuery(MOBILE);
  const device = describeDevice(userAgent);
  return installWay({
    isMobile: isNarrow && device.platform === 'mobile',
    isInstalled: useAtomValue(justInstalledAtom) || isInstalled(),
    isInAppBrowser: inAppSystem(userAgent) !== null,
    hasPrompt: useAtomValue(installOfferAtom) !== null,
    isIos: device.operating_system === 'iOS',
  });
}
