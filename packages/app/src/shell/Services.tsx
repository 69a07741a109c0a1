import { Suspense, useEffect, useState, useRef } from 'react';
import { endPaymentWindow } from '../features/cash-box/index.ts';
import { chatRequestAtom } from '../features/chat/index.ts';
import { LowDataOffer } from '../features/low-data/index.ts';
import { SessionServices } from '../features/session/index.ts';
import { isVerySlow } from '../platform/device/low-data.ts';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { loadPart } from '../platform/loading/chunks.ts';
import { useLocation, href, navigateTo, matchRoute } from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { isRecord, session, storedJson } from '../platform/storage/storage.ts';
import { noteVisit, rememberFirstVisit } from '../platform/session/first-visit.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { isConsentDueAtom, mayMeasureAtom, isConsentReopenedAtom } from '../platform/telemetry/consent.ts';
import { routePattern } from '../platform/routing/paths.ts';
import { trackPage, trackVisit, chooseConsent } from '../platform/telemetry/track.ts';
import { updateWaitsAtom } from '../platform/state/overlay-turns.ts';
import { HashHost } from './HashHost.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Button } from '@tulpar/ui/button';
import { guardPresses } from '@tulpar/ui/toast';
import { useText } from '../platform/i18n/intl.tsx';

/**
 * Requests analytics consent if the server requires it (REACH-20). The bar covers nothing important, does not take the
 * focus, and both answers have equal weight. If the visitor opens it again, the bar takes the focus and later restores
 * it.
 */
function ConsentBar() {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const isWanted = useAtomValue(isConsentReopenedAtom);
  useEffect(() => {
    if (!isWanted) return;
    const opener = document.activeElement;
    bar.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isWanted]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('consent.title')}
      className="flex flex-col gap-3 rounded-xl border border-line bg-surface-2 p-3 shadow-[var(--float)]"
    >
      <p className="wrap-anywhere">
        <b className="block text-body-strong">{t('consent.title')}</b>
        <span className="text-caption text-ink-muted">{t('consent.text')}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" variant="tonal" onClick={() => chooseConsent('refused')}>
          {t('consent.no')}
        </Button>
        <Button size="sm" variant="tonal" onClick={() => chooseConsent('given')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  );
}

/** Name of the request to open the cash box, in router state and in the query (HEAD-09, OP-108). */
const FLAG = 'cashboxNavigate';

/** Whether the cash box was requested. In memory only: a guest is redirected after login, but not after a reload. */
let isWanted = false;

const isRequested = (search: string, state: unknown) =>
  new URLSearchParams(search).get(FLAG) === '1' ||
  (typeof state === 'object' && state !== null && (state as Record<string, unknown>)[FLAG] === true);

/** The query without the flag, so that Back or a shared link does not repeat the redirect. */
function without(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(FLAG);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

/** Redirects a player with `cashboxNavigate` to the deposit page, once (HEAD-09). */
export function CashBoxNavigate() {
  const signedIn = useSignedIn();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    const isHere = isRequested(search, state);
    if (isHere) isWanted = true;
    if (!isWanted) return;
    const rest = without(search);
    if (signedIn) {
      isWanted = false;
      const back = matchRoute(pathname, rest);
      navigateTo(href('deposit'), { replace: isHere, state: back ? { back } : {} });
    } else if (isHere) {
      const { [FLAG]: _flag, ...remaining } = (state ?? {}) as Record<string, unknown>;
      navigateTo(`${pathname}${rest}${hash}`, { replace: true, state: remaining });
    }
  }, [pathname, search, hash, state, signedIn]);
  return null;
}

const ChatPanel = lazyPart(async () => (await import('../features/chat/pages.ts')).ChatPanel);
const BackClosesLayer = lazyPart(async () => (await import('./BackClosesLayer.tsx')).BackClosesLayer);
const UpdateOffer = lazyPart(async () => (await import('./UpdateOffer.tsx')).UpdateOffer);
const PlayerServices = lazyPart(async () => (await import('./PlayerServices.tsx')).PlayerServices);

/** What runs next to the pages: session, hashes, logs, shortcuts, chat, corner card, a player's `PlayerServices`. */
export function Services() {
  const signedIn = useSignedIn();
  useEffect(() => endPaymentWindow(), []);
  return (
    <>
      <SessionServices />
      <HashHost />
      <VisitLog />
      <ScrollAsLoaded />
      <Keyboard />
      <CashBoxNavigate />
      <Chat />
      <CornerCard />
      <Vitals />
      {!('CloseWatcher' in window) && (
        <Suspense>
          <BackClosesLayer />
        </Suspense>
      )}
      {signedIn && (
        <Suspense>
          <PlayerServices />
        </Suspense>
      )}
    </>
  );
}

/** Scroll positions by history entry, as stored before the last reload of this tab. */
const leftAt = new Map(
  Object.entries(
    storedJson('react-router-scroll-positions', (value) => (isRecord(value) ? value : null), {
      area: session,
    }).read() ?? {},
  ),
);
/** Interval of checks whether a restored page has loaded, ms; less than the delay of the app offer, which moves it. */
const LOADING = 5000;

/**
 * Whether the visitor has scrolled: the page is not at the top, not at `top` (px), and not at its end because it is
 * too short for `top`.
 */
const isMoved = (top: number) =>
  scrollY > 1 &&
  Math.abs(scrollY - top) > 1 &&
  (scrollY > top || scrollY + innerHeight < document.documentElement.scrollHeight - 1);

/**
 * After a reload or Back from another site, the router restores the position in the first frame, when the page is
 * still without data. This component restores it again whenever the height of the page changes, until the visitor does
 * something.
 */
function ScrollAsLoaded() {
  const { key } = useLocation();
  useEffect(() => {
    const top = leftAt.get(key);
    leftAt.delete(key);
    if (typeof top !== 'number' || location.hash !== '' || isMoved(top)) return;
    const end = new AbortController();
    const { signal } = end;
    const sizes = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
    sizes.observe(document.body);
    // On a slow network the position is not reached until a later check.
    const timer = setInterval(() => scrollY >= top - 1 && end.abort(), LOADING);
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      clearInterval(timer);
    });
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(type, () => end.abort(), { signal, passive: true });
    return () => end.abort();
  }, [key]);
  return null;
}

/** Delay after a path change before the visit is logged, ms (NET-18); leaving earlier does not count as a visit. */
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

function Visit() {
  useEffect(() => {
    trackPage(location.href);
    const timer = setTimeout(() => trackVisit(location.href), VISIT);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/**
 * Shows one card at a time, in this order: consent, update, data-saving offer. The document becomes longer by the
 * height of the card, so that the card does not cover the end of the page.
 */
function CornerCard() {
  const isDue = useAtomValue(isConsentDueAtom);
  const updateWaits = useAtomValue(updateWaitsAtom);
  if (!isDue && !updateWaits && !isVerySlow()) return null;
  return (
    <div
      data-raised-bar
      className="pointer-events-none sticky bottom-[calc(78px+env(safe-area-inset-bottom))] z-30 mx-auto mb-[calc(78px+env(safe-area-inset-bottom))] w-[calc(100%-24px)] max-w-md tablet:right-6 tablet:bottom-6 tablet:mr-6 tablet:mb-6"
    >
      <Suspense>
        <div key={`${isDue} ${updateWaits}`} ref={guardPresses} className="pointer-events-auto">
          {isDue ? <ConsentBar /> : updateWaits ? <UpdateOffer /> : <LowDataOffer />}
        </div>
      </Suspense>
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

/** The chat, mounted from its first opening on, so that its closing is animated. */
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
