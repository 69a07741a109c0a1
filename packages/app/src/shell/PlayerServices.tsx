import { useEffect, useState } from 'react';
import { OfferChanges, WelcomeWindow, AppBonus } from '../features/bonuses/pages.ts';
import { BALANCE_KEY } from '../features/cash-box/index.ts';
import { OpenRounds, contributionOf, tileShareAtom } from '../features/games/pages.ts';
import { NotificationToasts, unreadAtom } from '../features/notifications/index.ts';
import { pushOfferAtom } from '../features/push/index.ts';
import { PushSheet } from '../features/push/pages.ts';
import { welcomeDueAtom } from '../features/session/index.ts';
import { rememberBrowser } from '../features/session/pages.ts';
import { outageAtom } from '../platform/network/outage.ts';
import { useHasElapsed } from '../platform/state/next-moment.ts';
import { useAtomValue, store } from '../platform/state/store.ts';
import { closedPlayAtom, badges } from './nav-items.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { PlayGate } from './PlayGate.tsx';
import { inAppSystem } from '../platform/device/user-agent.ts';
import { isInstalled } from '../platform/device/installed.ts';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Picture } from '@tulpar/ui/picture';
import { art } from '../art/objects.ts';
import { useText, useFormats, type MessageId } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { useQueryClient } from '../platform/network/query.ts';
import { bonusCountAtom, wageredOfferAtom } from '../features/bonuses/index.ts';
import { chatUnreadAtom } from '../features/chat/index.ts';

/** Calculates badges of menus, header and tiles for a player (MENU-03, HEAD-04, CHAT-03, WAG-11); renders nothing. */
function Badges() {
  useBadge(badges.bonuses, useAtomValue(bonusCountAtom), 'bonuses.available');
  useBadge(badges.unread, useAtomValue(unreadAtom), 'notifications.unread');
  useBadge(badges.chat, useAtomValue(chatUnreadAtom) ? null : 0, 'account.chatUnread');
  useTileShares(useAtomValue(wageredOfferAtom) !== null);
  return null;
}

/** Sets a badge of the menus or the header: a `count` of null shows a dot, 0 removes it. */
function useBadge(badge: (typeof badges)['unread'], count: number | null, text: MessageId) {
  const t = useText();
  useEffect(() => {
    store.set(badge, count === 0 ? null : { count, label: t(text, { count: count ?? 1 }) });
  }, [badge, count, t, text]);
}

/** While a bonus is being wagered, tiles show how their games count (WAG-11). */
function useTileShares(isWagered: boolean) {
  const t = useText();
  const { percent } = useFormats();
  useEffect(() => {
    const of = (card: Parameters<typeof contributionOf>[0]) => {
      const share = contributionOf(card);
      return share === null ? undefined : t('games.share', { percent: percent(share) });
    };
    store.set(tileShareAtom, isWagered ? { of } : null);
    return () => store.set(tileShareAtom, null);
  }, [isWagered, t, percent]);
}

/** How long the button shows a loading state, ms; the client's retries take longer. */
const BUSY = 3000;

/** Window about technical issues (ERR-06). Closes automatically once the balance has loaded. */
function OutageWindow() {
  const t = useText();
  const queries = useQueryClient();
  const state = useAtomValue(outageAtom);
  const [busy, setBusy] = useState(false);
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.query.queryKey[0] === BALANCE_KEY[0]) store.set(outageAtom, 'none');
      }),
    [queries],
  );
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setBusy(false), BUSY);
    return () => clearTimeout(timer);
  }, [busy]);
  const retry = () => {
    setBusy(true);
    // The current attempt may be waiting for its next retry.
    void queries.refetchQueries({ queryKey: BALANCE_KEY }, { cancelRefetch: true });
  };
  return (
    <Dialog
      open={state === 'open'}
      onOpenChange={(open) => !open && store.set(outageAtom, 'seen')}
      title={t('technical.title')}
      description={t('technical.text')}
      closeLabel={t('common.close')}
      media={<Picture image={art.horseshoe} loading="eager" className="size-24 object-contain" />}
      footer={
        <>
          <Button block busy={busy} onClick={retry}>
            {t('common.retry')}
          </Button>
          <ButtonLink href={href('staticPage', { slug: 'contacts' })} block variant="ghost">
            {t('common.support')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Delay after page load before the bonus is offered in the installed app, ms (APPS-11). */
const SETTLED = 1500;

/** Bonus for using the installed app (APPS-13), not inside Facebook or Instagram (APPS-14). */
export function InstalledApp() {
  const [canOffer] = useState(() => isInstalled() && inAppSystem(navigator.userAgent) === null);
  return useHasElapsed(SETTLED, canOffer) && <AppBonus />;
}

/** Delay before this browser is added to the player's known browsers, ms; nothing on the page depends on it. */
const LATER = 3000;

/** Background services of a player: notifications, live data, badges, the play gate, offers. */
export function PlayerServices() {
  const isOpen = useAtomValue(closedPlayAtom) === null;
  useEffect(() => {
    const timer = setTimeout(() => void rememberBrowser(), LATER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <NotificationToasts />
      <LiveEvents />
      <Badges />
      <OfferChanges />
      <PlayGate />
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
