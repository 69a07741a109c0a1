import { CrashScreen as Screen, ReloadScreen } from '@tulpar/ui/screens';
import { useEffect, useState, Component, type ReactNode } from 'react';
import { art } from '../art/objects.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { isMoneyUnsure } from '../platform/network/command.ts';
import { href } from '../platform/routing/paths.ts';
import { report } from '../platform/telemetry/report.ts';
import { countReload, mayReload, reloadPage, recoverChunk } from './reloads.tsx';
import { storedText } from '../platform/storage/storage.ts';
import { isChunkFailure } from '../platform/loading/chunks.ts';
import { useRouteError } from '../platform/routing/router.tsx';

/** Seconds until the page reloads automatically (CRASH-02, CRASH-10). */
const WAIT = 5;

const loadAnalytics = () => import('../platform/telemetry/analytics.ts');

/**
 * Shown after a render error (CRASH-01): states that money is safe, and reloads after 5 s or on press. It waits for
 * the player if the crash repeats after reloads (REACH-18), or if a command that moves money was just sent: then it
 * links to the history instead of calling money safe, and a reload would remove the link (BROW-06).
 */
export function CrashScreen({ reload = reloadPage }: { reload?: () => void }) {
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
      away={isUnsure ? { label: t('page.history'), href: href('history') } : undefined}
      countdown={isAutomatic ? t('reload.in', { count: left }) : undefined}
    />
  );
}

/** Outermost error boundary: failures outside the pages also show the crash screen. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report('app-crash', {}, error);
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}

/** How often the player pressed reload on `ChunkScreen`; reset after the app has run for some time (OP-72). */
const presses = storedText('refresh_btn_click');

/** Time after the start of the app when the presses are forgotten, ms. */
const HEALTHY = 5000;

export function forgetReloads(): void {
  setTimeout(() => presses.remove(), HEALTHY);
}

/**
 * Shown if a script of the app did not load (CRASH-07): reloads at most once a minute; otherwise, or if there is a new
 * build, waits for the player. After a press it also offers the main page.
 */
export function ChunkScreen({ reload = reloadPage }: { reload?: () => void }) {
  const t = useText();
  const [isNewBuild, setNewBuild] = useState(false);
  useEffect(() => void recoverChunk(reload).then((found) => setNewBuild(found === 'new')), [reload]);
  const [before] = useState(() => Number(presses.read() ?? 0) || 0);
  return (
    <ReloadScreen
      art={art.horseshoe}
      title={t(isNewBuild ? 'chunk.title' : 'chunk.lost')}
      text={t('chunk.text')}
      reloadLabel={t('reload')}
      onReload={() => {
        presses.write(String(before + 1));
        reload();
      }}
      home={before >= 1 ? { label: t('goToMainPage'), href: href('lobby') } : undefined}
    />
  );
}

/** Error screen of a page: the reload screen for a script that did not load, else the crash screen. */
export function PageError({ reload = reloadPage }: { reload?: () => void }) {
  const error = useRouteError();
  const chunk = isChunkFailure(error);
  useEffect(() => report(chunk ? 'chunk-failure' : 'page-crash', {}, error), [chunk, error]);
  return chunk ? <ChunkScreen reload={reload} /> : <CrashScreen reload={reload} />;
}
