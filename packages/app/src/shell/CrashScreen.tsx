import { CrashScreen as Screen } from '@tulpar/ui/screens';
import { useEffect, useState } from 'react';
import { art } from '../art/objects.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { isMoneyUnsure } from '../platform/network/money-sent.ts';
import { href } from '../platform/routing/paths.ts';
import { report } from '../platform/telemetry/report.ts';
import { countReload, mayReload } from './automatic-reloads.ts';
import { reloadPage } from './reload.ts';

/** Seconds until the page reloads automatically (CRASH-02, CRASH-10). */
const WAIT = 5;

const loadAnalytics = () => import('../platform/telemetry/analytics.ts');

interface CrashScreenProps {
  reload?: () => void;
}

/**
 * Shown after a render error (CRASH-01): states that money is safe, and reloads after 5 s or on press. A
 * crash that repeats after reloads waits for the player (REACH-18). So does one after a command that moves
 * money: it links to the history, which a reload would remove (BROW-06).
 */
export function CrashScreen({ reload = reloadPage }: CrashScreenProps) {
  const t = useText();
  const [isUnsure] = useState(isMoneyUnsure);
  const [isAutomatic] = useState(() => !isUnsure && mayReload());
  const [left, setLeft] = useState(WAIT);
  // Preloaded, because an unloading page cannot load scripts.
  useEffect(() => void loadAnalytics().catch(() => undefined), []);
  useEffect(() => {
    if (!isAutomatic) return;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      countReload();
      report('crash-reload', { automatic: true });
      reload();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isAutomatic, left, reload]);
  return (
    <Screen
      art={art.horseshoe}
      title={t('reloadPage')}
      text={t(isUnsure ? 'reload.moneySent' : isAutomatic ? 'systemReloadMessage' : 'reload.stopped')}
      reloadLabel={t('reload')}
      onReload={() => {
        report('crash-reload', { automatic: false });
        loadAnalytics().then(
          ({ send }) => send('crash-reload-click', {}),
          () => undefined,
        );
        reload();
      }}
      away={isUnsure ? { label: t('reload.history'), href: href('history') } : undefined}
      countdown={isAutomatic ? t('reload.in', { count: left }) : undefined}
    />
  );
}
