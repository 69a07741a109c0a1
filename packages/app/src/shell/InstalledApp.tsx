import { useEffect, useState } from 'react';
import { inAppSystem } from '../platform/device/in-app-browser.ts';
import { isInstalled } from '../platform/device/installed.ts';
import { AppBonus } from '../features/bonuses/app-bonus.ts';

/** Delay after page load before the bonus is offered in the installed app, ms (APPS-11). */
const SETTLED = 1500;

/** Bonus for using the installed app (APPS-13), not inside Facebook or Instagram (APPS-14). */
export function InstalledApp({ userAgent = navigator.userAgent }: { userAgent?: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isInstalled() || inAppSystem(userAgent) !== null) return undefined;
    const timer = setTimeout(() => setDue(true), SETTLED);
    return () => clearTimeout(timer);
  }, [userAgent]);
  return isDue && <AppBonus />;
}
