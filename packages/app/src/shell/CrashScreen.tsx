import { CrashScreen as Screen } from '@tulpar/ui/screens';
import { useEffect, useState } from 'react';
import { art } from '../art/objects.ts';
import { useText } from '../platform/i18n/intl.tsx';

/** Seconds until the page reloads by itself (CRASH-02). */
const WAIT = 5;

/** The app failed while drawing (CRASH-01): says that money is safe and reloads after 5 s or at once. */
export function CrashScreen() {
  const t = useText();
  const [left, setLeft] = useState(WAIT);
  useEffect(() => {
    if (left <= 0) {
      location.reload();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Screen
      art={art.horseshoe}
      title={t('reloadPage')}
      text={t('systemReloadMessage')}
      reloadLabel={t('reload')}
      onReload={() => location.reload()}
      countdown={t('reload.in', { count: left })}
    />
  );
}
