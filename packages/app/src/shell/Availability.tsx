import { OfflineDisabledReason } from '@tulpar/ui/offline-disabled-reason';
import { LowData } from '@tulpar/ui/picture';
import { Suspense, type PropsWithChildren } from 'react';
import { leaveOut, lowDataAtom } from '../platform/device/low-data.ts';
import {
  offlineReasonAtom,
  justBackAtom,
  savedViewAtom,
  useConnectivity,
} from '../platform/network/connectivity.ts';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useHasElapsed } from '../platform/state/next-moment.ts';
import { useIsFirstView } from '../platform/state/first-view.ts';
import { availabilityAtom } from './availability.ts';
import { BackOnline, NoConnection, RegionBlock, ServerAway } from './availability-states.tsx';
import { useAtomValue } from '../platform/state/store.ts';

/** Offline view of saved data; preloaded like the screens above. */
export const loadOffline = () => import('./offline/index.ts');
const OfflineView = lazyPart(async () => (await loadOffline()).OfflineView);

/** Delay before the no-connection screen replaces a pending first check, ms; most checks are faster. */
const PATIENCE = 2000;

/**
 * The page with a possible overlay: the region block, or the no-connection screen while offline. The page
 * stays mounted underneath, so no input is lost. A saved page only gets a bar (REACH-05).
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
  // The server draws neither this nor the notices below: hydration would discard its page.
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
