import { isInstalled } from '#app/platform/device/installed.ts';
import { inAppSystem } from '#app/platform/device/in-app-browser.ts';
import { installOfferAtom, justInstalledAtom } from '#app/platform/device/install-prompt.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { describeDevice } from '#app/platform/device/user-agent.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { installCheckOptions } from './install-queries.ts';

/**
 * How the app gets onto a phone (REACH-02): by the browser's own prompt, by three steps in the menu of a browser on iOS,
 * which has no prompt, or as the page about the app tells.
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
  /** The server has an app to install (API-50); null while that is not known. */
  readonly isAvailable: boolean | null;
}

/** Whether a browser may be offered the app at all. */
export function mayInstall({ isMobile, isInstalled: installed, isInAppBrowser }: BrowserFacts): boolean {
  return isMobile && !installed && !isInAppBrowser;
}

/** How a browser installs the app; null where it is not offered. */
export function installWay(facts: BrowserFacts): InstallWay | null {
  if (!mayInstall(facts)) return null;
  if (facts.hasPrompt) return 'prompt';
  if (facts.isIos) return 'steps';
  return facts.isAvailable === true ? 'page' : null;
}

/**
 * How this browser installs the app. The server is asked only where the browser itself does not tell, and only while
 * `isWanted`.
 */
export function useInstallWay(userAgent: string, isWanted: boolean): InstallWay | null {
  const isNarrow = useMediaQuery(MOBILE);
  const device = describeDevice(userAgent);
  const facts: BrowserFacts = {
    isMobile: isNarrow && device.platform === 'mobile',
    isInstalled: useAtomValue(justInstalledAtom) || isInstalled(),
    isInAppBrowser: inAppSystem(userAgent) !== null,
    hasPrompt: useAtomValue(installOfferAtom) !== null,
    isIos: device.operating_system === 'iOS',
    isAvailable: null,
  };
  const isAsked = isWanted && mayInstall(facts) && installWay(facts) === null;
  const { data } = useQuery({ ...installCheckOptions, enabled: isAsked });
  return isWanted ? installWay({ ...facts, isAvailable: data?.is_available ?? null }) : null;
}
