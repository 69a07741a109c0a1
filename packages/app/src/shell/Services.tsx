import { Suspense, useEffect, useState } from 'react';
import { endPaymentWindow } from '../features/cash-box/index.ts';
import { chatRequestAtom } from '../features/chat/index.ts';
import { LowDataOffer } from '../features/low-data/index.ts';
import { SessionServices } from '../features/session/index.ts';
import { connection } from '../platform/device/low-data.ts';
import { loadPart } from '../platform/loading/chunks.ts';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useLocation } from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { noteVisit, rememberFirstVisit } from '../platform/session/first-visit.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { isConsentDueAtom, mayMeasureAtom } from '../platform/telemetry/consent.ts';
import { routePattern } from '../platform/routing/paths.ts';
import { trackPage, trackVisit } from '../platform/telemetry/track.ts';
import { updateWaitsAtom } from '../platform/worker/update-atom.ts';
import { CashBoxNavigate } from './CashBoxNavigate.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { HashHost } from './HashHost.tsx';
import { SearchShortcut, SpaceFollowsLinks } from './Keyboard.tsx';

const ChatPanel = lazyPart(async () => (await import('../features/chat/pages.ts')).ChatPanel);
const UpdateOffer = lazyPart(async () => (await import('./UpdateOffer.tsx')).UpdateOffer);
const PlayerServices = lazyPart(async () => (await import('./PlayerServices.tsx')).PlayerServices);

/** What runs next to the pages of every visitor: the visitor's record, hash handling, logs, chat, corner cards. */
export function Services() {
  const signedIn = useSignedIn();
  useEffect(() => endPaymentWindow(), []);
  return (
    <>
      <SessionServices />
      <HashHost />
      <VisitLog />
      <SearchShortcut />
      <SpaceFollowsLinks />
      <CashBoxNavigate signedIn={signedIn} />
      <Chat />
      <CornerCard />
      <Vitals />
      {signedIn && (
        <Suspense>
          <PlayerServices />
        </Suspense>
      )}
    </>
  );
}

/**
 * Delay after a path change before the visit is logged, ms (NET-18); leaving earlier does not count as a
 * visit.
 */
const VISIT = 2000;

/** The initial URL; the address bar may have changed since. */
const initialAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

function VisitLog() {
  const { pathname } = useLocation();
  useEffect(() => {
    rememberFirstVisit(initialAddress(), document.referrer);
    noteVisit();
  }, []);
  return <Visit key={pathname} />;
}

/** Logs one page visit. */
function Visit() {
  useEffect(() => {
    trackPage(location.href);
    const timer = setTimeout(() => trackVisit(location.href), VISIT);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** One card at a time in this corner, in this order: consent, update, data-saving offer. */
function CornerCard() {
  const isDue = useAtomValue(isConsentDueAtom);
  const updateWaits = useAtomValue(updateWaitsAtom);
  if (!isDue && !updateWaits && connection()?.effectiveType !== '2g') return null;
  return (
    <div className="fixed inset-x-3 bottom-[calc(78px+env(safe-area-inset-bottom))] z-30 mx-auto max-w-md tablet:right-6 tablet:bottom-6 tablet:left-auto tablet:mx-0">
      <Suspense>{isDue ? <ConsentBar /> : updateWaits ? <UpdateOffer /> : <LowDataOffer />}</Suspense>
    </div>
  );
}

/** Delay before web vitals are measured, ms; the browser buffers earlier entries. */
const MEASURE = 1000;

function Vitals() {
  const isMeasured = useAtomValue(mayMeasureAtom) === true;
  useEffect(() => {
    if (!isMeasured) return;
    const timer = setTimeout(() => {
      loadPart(() =>
        Promise.all([
          import('../platform/telemetry/vitals.ts'),
          import('../platform/telemetry/analytics.ts'),
        ]),
      ).then(
        ([{ watchVitals }, { send }]) => watchVitals(routePattern(new URL(initialAddress()).pathname), send),
        () => undefined,
      );
    }, MEASURE);
    return () => clearTimeout(timer);
  }, [isMeasured]);
  return null;
}

/** Mounted from the first opening on, for the closing animation. */
function Chat() {
  const isOpen = useAtomValue(chatRequestAtom) !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <ChatPanel />
      </Suspense>
    )
  );
}
