import { Suspense, useEffect, useState } from 'react';
import { inAppSystem } from '../platform/device/in-app-browser.ts';
import { isInstalled } from '../platform/device/installed.ts';
import { lazyPart } from '../platform/loading/lazy-part.ts';

const AppBonus = lazyPart(async () => (await import('../features/bonuses/app-bonus.ts')).AppBonus);

/** Ms a page of the installed app stands before its bonus is offered (APPS-11). */
const SETTLED = 1500;

/** What a player finds in the installed app only: the bonus for using it (APPS-13), but not in Facebook or Instagram (APPS-14). */
export function InstalledApp({ userAgent = navigator.userAgent }: { userAgent?: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isInstalled() || inAppSystem(userAgent) !== null) return undefined;
    const timer = setTimeout(() => setDue(true), SETTLED);
    return () => clearTimeout(timer);
  }, [userAgent]);
  return (
    isDue && (
      <Suspense>
        <AppBonus />
      </Suspense>
    )
  );
}
