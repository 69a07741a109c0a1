import { isInstalled } from '#app/platform/device/installed.ts';
import { inAppSystem } from '#app/platform/device/in-app-browser.ts';
import { installOfferAtom, justInstalledAtom } from '#app/platform/device/install-prompt.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { describeDevice } from '#app/platform/device/user-agent.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * How the app gets onto a phone (REACH-02): by the browser's own prompt, by three steps in the menu of a browser on iOS,
 * which has no prompt, or as the page about the app says. Nothing is requested for it: only that page asks the server
 * (CALL-02).
 */
export type InstallWay = 'prompt' | 'steps' | 'page';

/** What is known of a browser. */
export interface BrowserFacts {
  /** A phone's browser on a phone's width (OP-67). */
  readonly isMobile: boolean;
  /** Already the installed app or its wrapper, or the app was installed from this page. */
  readonly isInstalled: boolean;
  /** Inside Facebook or Instagram, where nothing can be installed (APPS-03). */
  readonly isInAppBrowser: boolean;
  /** It has made its offer to install. */
  readonly hasPrompt: boolean;
  readonly isIos: boolean;
}

/** How a browser installs the app; null where it is not offered. */
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
