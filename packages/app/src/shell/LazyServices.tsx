import { afterFrame } from '@tulpar/ui/after-frame';
import { Suspense, useEffect, useState } from 'react';
import { endPaymentWindow } from '../features/cash-box/index.ts';
import { chatRequestAtom } from '../features/chat/index.ts';
import { welcomeDueAtom } from '../features/session/index.ts';
import { loadPart } from '../platform/loading/chunks.ts';
import { pushOfferAtom } from '../features/push/index.ts';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useLocation } from '../platform/routing/router.tsx';
import { connection } from '../platform/device/low-data.ts';
import { noteVisit } from '../platform/session/seen-before.ts';
import { outageAtom } from '../platform/network/outage.ts';
import { closedPlayAtom } from './closed-play.ts';
import { CashBoxNavigate } from './CashBoxNavigate.tsx';
import { rememberFirstVisit } from './first-visit.ts';
import { HashHost } from './HashHost.tsx';
import { InstalledApp } from './InstalledApp.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { SearchShortcut } from './SearchShortcut.tsx';
import { SpaceFollowsLinks } from './SpaceFollowsLinks.tsx';
import { useAtomValue } from '../platform/state/store.ts';
import { isConsentDueAtom, mayMeasureAtom } from '../platform/telemetry/consent.ts';
import { routePattern } from '../platform/routing/paths.ts';
import { report } from '../platform/telemetry/report.ts';
import { trackPage, trackVisit } from '../platform/telemetry/track.ts';
import { updateWaitsAtom } from '../platform/worker/update-atom.ts';

const Badges = lazyPart(async () => (await import('./Badges.tsx')).Badges);
const ChatPanel = lazyPart(async () => (await import('../features/chat/panel.ts')).ChatPanel);
const ConsentBar = lazyPart(async () => (await import('./ConsentBar.tsx')).ConsentBar);
const OfferChanges = lazyPart(
  async () => (await import('../features/bonuses/offer-changes.ts')).OfferChanges,
);
const OpenRounds = lazyPart(async () => (await import('../features/games/open-rounds.ts')).OpenRounds);
const PushSheet = lazyPart(async () => (await import('../features/push/sheet.ts')).PushSheet);
const OutageWindow = lazyPart(async () => (await import('./OutageWindow.tsx')).OutageWindow);
const PlayGate = lazyPart(async () => (await import('./PlayGate.tsx')).PlayGate);
const UpdateOffer = lazyPart(async () => (await import('./UpdateOffer.tsx')).UpdateOffer);
const LowDataOffer = lazyPart(async () => (await import('../features/low-data/index.ts')).LowDataOffer);
const WelcomeWindow = lazyPart(async () => (await import('../features/bonuses/welcome.ts')).WelcomeWindow);

/**
 * Services that load after the page: hash handling, closing a payment's tab, logs, the cash-box redirect,
 * live events and badges of a player, the outage window, the update offer, the opened chat, the welcome
 * window and the installed app's bonus.
 */
export function LazyServices({ signedIn }: { signedIn: boolean }) {
  useEffect(() => endPaymentWindow(), []);
  const isOpen = useAtomValue(closedPlayAtom) === null;
  return (
    <>
      <HashHost />
      <VisitLog />
      <SearchShortcut />
      <SpaceFollowsLinks />
      <CashBoxNavigate signedIn={signedIn} />
      <Chat />
      <CornerCard />
      <Vitals />
      {signedIn && <LiveEvents />}
      {signedIn && (
        <Suspense>
          <Badges />
        </Suspense>
      )}
      {signedIn && (
        <Suspense>
          <OfferChanges />
        </Suspense>
      )}
      {signedIn && (
        <Suspense>
          <PlayGate />
        </Suspense>
      )}
      {signedIn && isOpen && (
        <Suspense>
          <OpenRounds />
        </Suspense>
      )}
      {signedIn && <KnownBrowser />}
      {signedIn && <Outage />}
      {signedIn && isOpen && <Welcome />}
      {signedIn && isOpen && <PushOffer />}
      {signedIn && isOpen && <InstalledApp />}
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
    const unseen = afterFrame(() => trackPage(location.href));
    const timer = setTimeout(() => trackVisit(location.href), VISIT);
    return () => {
      unseen();
      clearTimeout(timer);
    };
  }, []);
  return null;
}

/** Delay before the known browsers are requested, ms, because nothing on the page depends on them. */
const LATER = 3000;

function KnownBrowser() {
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../features/session/known-browsers.ts').then(
        ({ rememberBrowser }) => rememberBrowser(),
        (error: unknown) => report('known-browsers', {}, error),
      );
    }, LATER);
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

function Outage() {
  return useAtomValue(outageAtom) === 'none' ? null : <OutageWindow />;
}

/** Welcome window after a registration (WELC-16). */
function Welcome() {
  return (
    useAtomValue(welcomeDueAtom) && (
      <Suspense>
        <WelcomeWindow />
      </Suspense>
    )
  );
}

/** Push offer at suitable moments (REACH-15). */
function PushOffer() {
  return (
    useAtomValue(pushOfferAtom) && (
      <Suspense>
        <PushSheet />
      </Suspense>
    )
  );
}
