import { Button } from '@tulpar/ui/button';
import { StatusScreen } from '@tulpar/ui/status-screen';
import { useEffect, useState } from 'react';
import { art } from '../platform/art.ts';
import { useText } from '../platform/intl.tsx';

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
    <StatusScreen
      art={art.horseshoe}
      title={t('reloadPage')}
      text={t('systemReloadMessage')}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      countdown={t('reload.in', { count: left })}
    />
  );
}
