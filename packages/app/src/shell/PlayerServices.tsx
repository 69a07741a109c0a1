import { useEffect } from 'react';
import { OfferChanges } from '../features/bonuses/offer-changes.ts';
import { WelcomeWindow } from '../features/bonuses/welcome.ts';
import { OpenRounds } from '../features/games/open-rounds.ts';
import { NotificationToasts } from '../features/notifications/index.ts';
import { pushOfferAtom } from '../features/push/index.ts';
import { PushSheet } from '../features/push/sheet.ts';
import { welcomeDueAtom } from '../features/session/index.ts';
import { rememberBrowser } from '../features/session/known-browsers.ts';
import { outageAtom } from '../platform/network/outage.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { Badges } from './Badges.tsx';
import { closedPlayAtom } from './closed-play.ts';
import { InstalledApp } from './InstalledApp.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { OutageWindow } from './OutageWindow.tsx';
import { PlayGate } from './PlayGate.tsx';

/** Background services of a player: notifications, live data, badges, the play gate, offers. */
export function PlayerServices() {
  const isOpen = useAtomValue(closedPlayAtom) === null;
  return (
    <>
      <NotificationToasts />
      <LiveEvents />
      <Badges />
      <OfferChanges />
      <PlayGate />
      <KnownBrowser />
      <Outage />
      {isOpen && (
        <>
          <OpenRounds />
          <Welcome />
          <PushOffer />
          <InstalledApp />
        </>
      )}
    </>
  );
}

/** Delay before the known browsers are requested, ms, because nothing on the page depends on them. */
const LATER = 3000;

function KnownBrowser() {
  useEffect(() => {
    const timer = setTimeout(() => void rememberBrowser(), LATER);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function Outage() {
  return useAtomValue(outageAtom) === 'none' ? null : <OutageWindow />;
}

/** Welcome window after a registration (WELC-16). */
function Welcome() {
  return useAtomValue(welcomeDueAtom) && <WelcomeWindow />;
}

/** Push offer at suitable moments (REACH-15). */
function PushOffer() {
  return useAtomValue(pushOfferAtom) && <PushSheet />;
}
