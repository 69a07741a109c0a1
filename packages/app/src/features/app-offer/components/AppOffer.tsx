import { Button, IconButton } from '@tulpar/ui/button';
import { CloseIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { Logo } from '@tulpar/ui/logo';
import { useEffect, useState } from 'react';
import { userAtom } from '#app/features/session/index.ts';
import { isAppMode } from '#app/platform/device/host-mode.ts';
import { inAppSystem } from '#app/platform/device/in-app-browser.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { matchesMedia, MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { describeDevice } from '#app/platform/device/user-agent.ts';
import { installOfferAtom } from '../atoms.ts';
import { isPossible, offerMode } from '../offer-mode.ts';
import { closedOffer, rememberClosing, takeInstallOffer } from '../commands.ts';
import { extraDataOptions } from '../queries.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Ms a page stands before the app is offered on it (APPS-04). */
const WAIT = 6000;

const isConfigured = import.meta.env.VITE_DOWNLOAD_APP === 'on';

/** Props of `AppOffer`; without them the build and the browser decide. */
export interface AppOfferProps {
  /** This build has an app to download. */
  hasApp?: boolean;
  userAgent?: string;
}

/**
 * Offers the app under the header of a player's phone, 6 s after the page stands (APPS-01…APPS-08). It lies over the
 * page, so that nothing moves when it comes or goes.
 */
export function AppOffer({ hasApp = isConfigured, userAgent = navigator.userAgent }: AppOfferProps) {
  const t = useText();
  const isDue = useDue();
  const install = useAtomValue(installOfferAtom);
  const isNarrow = useMediaQuery(MOBILE);
  const user = useAtomValue(userAtom);
  const [isClosed, setClosed] = useState(() => closedOffer.read() === true);
  const browser = {
    isOffered: hasApp || install !== null,
    isMobile: isNarrow && describeDevice(userAgent).platform === 'mobile',
    isInstalled: isAppMode() || matchesMedia('(display-mode: standalone)'),
    isInAppBrowser: inAppSystem(userAgent) !== null,
    isClosed,
  };
  const { data } = useQuery({ ...extraDataOptions, enabled: isDue && isPossible(browser) });
  const closings = data?.showDownloadAppBannerCount ?? null;
  const mode = isDue ? offerMode({ ...browser, closings, deposits: user?.deposits_count ?? null }) : 'none';
  if (mode === 'none') return null;
  const close = () => {
    setClosed(true);
    void rememberClosing(closings ?? 0);
  };
  return (
    <aside
      aria-label={t('appOffer.label')}
      data-app-offer={mode}
      className="absolute inset-x-0 top-full flex h-16 items-center gap-3 border-b border-line bg-surface-2 pr-2 pl-4 shadow-[var(--float)]"
    >
      <Logo variant="symbol" title="" />
      <p className="min-w-0 flex-1 text-caption">
        <b className="block truncate text-body-strong">{t('appOffer.label')}</b>
        <span className="line-clamp-2 leading-4 text-ink-muted">
          {t(mode === 'base' ? 'appOffer.base' : 'appOffer.middle')}
        </span>
      </p>
      {install ? (
        <Button size="xs" onClick={() => void takeInstallOffer(install)}>
          {t('appOffer.install')}
        </Button>
      ) : (
        <Button asChild size="xs">
          <Link href={href('app')}>{t('appOffer.open')}</Link>
        </Button>
      )}
      <IconButton label={t('appOffer.close')} icon={<CloseIcon aria-hidden="true" />} onClick={close} />
    </aside>
  );
}

function useDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), WAIT);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
