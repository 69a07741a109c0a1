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
import { routePattern } from '../platform/telemetry/route-pattern.ts';
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

/** What no page waits for: what a hash asks for, the end of a payment's tab, the logs, the wish for the cash box, the events and numbers of a player, the window of technical issues, the word of a new build, the chat once it was opened, the welcome of a new player, and the bonus of the installed app. */
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

/** Ms after a path change at which the visit is logged (NET-18); who has gone on by then has not visited. */
const VISIT = 2000;

/** The address this page was opened with: by now the address bar may show another one. */
const initialAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

function VisitLog() {
  const { pathname } = useLocation();
  useEffect(() => {
    rememberFirstVisit(initialAddress(), document.referrer);
    noteVisit();
  }, []);
  return <Visit key={pathname} />;
}

/** One page on the screen, from its address to the next. */
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

/** Ms after which the record of the browsers is asked for: nothing on the page waits for it. */
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

/** One card at a time in this corner: first whether visits may be measured, then that a new build waits, then whether data are to be saved on a slow line. */
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

/** Ms after which measuring the visit begins: the browser keeps what was before. */
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

/** The chat, from its first opening on: it closes with an animation of its own. */
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

/** The welcome window of a player who has just registered (WELC-16). */
function Welcome() {
  return (
    useAtomValue(welcomeDueAtom) && (
      <Suspense>
        <WelcomeWindow />
      </Suspense>
    )
  );
}

/** The question whether messages may come, at its moments (REACH-15). */
function PushOffer() {
  return (
    useAtomValue(pushOfferAtom) && (
      <Suspense>
        <PushSheet />
      </Suspense>
    )
  );
}
