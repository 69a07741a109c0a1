import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { NoConnection as NoConnectionScreen, RegionBlock as RegionBlockScreen } from '@tulpar/ui/screens';
import { art } from '../art/objects.ts';
import { Suspense, type PropsWithChildren } from 'react';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { OfflineDisabledReason } from '@tulpar/ui/offline-disabled-reason';
import { LowData } from '@tulpar/ui/picture';
import { leaveOut, lowDataAtom } from '../platform/device/low-data.ts';
import {
  offlineReasonAtom,
  justBackAtom,
  savedViewAtom,
  useConnectivity,
} from '../platform/network/connectivity.ts';
import { useHasElapsed } from '../platform/state/next-moment.ts';
import { useIsFirstView } from '../platform/state/first-view.ts';
import { availabilityAtom } from './availability.ts';
import { useAtomValue } from '../platform/state/store.ts';

/** The product is not available in this region (AVAIL-07); no retry. */
function RegionBlock() {
  const t = useText();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <RegionBlockScreen art={art.globe} title={t('region.title')} text={t('region.text')} />
    </main>
  );
}

const SavedOffer = lazyPart(async () => (await import('./offline/index.ts')).SavedOffer);

/** Offline screen (AVAIL-06): the page returns automatically; saved data can be viewed (REACH-05). */
export function NoConnection() {
  const t = useText();
  return (
    <NoConnectionScreen
      action={
        <Suspense>
          <SavedOffer />
        </Suspense>
      }
      title={t('networkLoseConnection')}
      text={t('network.text')}
      searching={t('network.searching')}
    />
  );
}

/** The page's script is not on this device and cannot be loaded offline (CRASH-07, REACH-06). */
export function UnsavedPage() {
  const t = useText();
  return (
    <NoConnectionScreen
      action={
        <Button asChild variant="secondary">
          <Link href={href('lobby')}>{t('goToMainPage')}</Link>
        </Button>
      }
      title={t('offline.unsaved')}
      text={t('offline.unsavedText')}
      searching={t('network.searching')}
    />
  );
}

/** The server responds again (REACH-08). */
function BackOnline() {
  const t = useText();
  return (
    <Notice tone="success" className="max-w-130">
      {t('offline.back')}
    </Notice>
  );
}

/** The server does not respond; the page stays usable. */
function ServerAway() {
  const t = useText();
  return (
    <Notice tone="warning" className="pointer-events-auto max-w-130">
      {t('network.server')}
    </Notice>
  );
}

/** Offline view of saved data; `preload.ts` loads it before it is needed. */
export const loadOffline = () => import('./offline/index.ts');
const OfflineView = lazyPart(async () => (await loadOffline()).OfflineView);

/** Delay before the no-connection screen is shown during the first check, ms; most checks are faster. */
const PATIENCE = 2000;

/**
 * The page, or the region block instead of it. The no-connection screen covers it while offline or during a slow first
 * check; it stays mounted, so no input is lost. A saved page only gets a bar (REACH-05).
 */
export function Availability({ children }: PropsWithChildren) {
  const state = useAtomValue(availabilityAtom);
  const { online, server } = useConnectivity();
  const isSaved = useAtomValue(savedViewAtom);
  const isSparing = useAtomValue(lowDataAtom);
  const offlineReason = useAtomValue(offlineReasonAtom);
  const isBack = useAtomValue(justBackAtom);
  const isSlow = useHasElapsed(PATIENCE, state === 'loading');
  const isFirstView = useIsFirstView();
  if (state === 'blocked') {
    return <RegionBlock />;
  }
  // The server renders neither this screen nor the notices below; in a first view they would make hydration
  // discard its page.
  const covered = !isFirstView && !isSaved && (!online || isSlow);
  return (
    <>
      {covered && (
        <div className="fixed inset-0 z-50 overflow-y-auto bg-canvas">
          <NoConnection />
        </div>
      )}
      {isSaved && (
        <Suspense>
          <OfflineView />
        </Suspense>
      )}
      <LowData value={isSparing ? leaveOut : null}>
        <OfflineDisabledReason value={offlineReason}>
          <div inert={covered} className="contents">
            {children}
          </div>
        </OfflineDisabledReason>
      </LowData>
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 tablet:bottom-6"
      >
        {!isFirstView &&
          online &&
          !isSaved &&
          (!server || isBack) &&
          (server ? <BackOnline /> : <ServerAway />)}
      </div>
    </>
  );
}
