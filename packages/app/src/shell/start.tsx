import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { loadPart, serverAnswers } from '../platform/loading/chunks.ts';
import { systemClock } from '../platform/network/clock.ts';
import { watchConnectivity } from '../platform/network/connectivity.ts';
import { delayPageTexts, showLanguage } from '../platform/i18n/intl.tsx';
import { DEFAULT_LANGUAGE, type Language } from '../platform/i18n/languages.ts';
import { takeLinkToken, takeUndoToken, takeSocialReturn } from '../platform/session/link-token.ts';
import { storePromoCode, isFirstVisit } from '../platform/session/first-visit.ts';
import { report, setReporter, watchErrors } from '../platform/telemetry/report.ts';
import { local, session, storedText } from '../platform/storage/storage.ts';
import { matchRoute } from '../platform/routing/paths.ts';
import { stateFor } from '../platform/routing/router.tsx';
import { watchSession } from '../platform/session/session.ts';
import { handOverStyleNonce } from '../platform/loading/style-nonce.ts';
import { watchInstallPrompt } from '../platform/device/installed.ts';
import { focusPressedButtons, followReplacedNodes } from '../platform/device/replaced-nodes.ts';
import { startTheme } from '../platform/device/theme.ts';
import { applyAddress, visitor } from '../platform/session/visitor.ts';
import { App, Pages } from './App.tsx';
import { endEarlyPresses, noteControls } from './early-actions.ts';
import { mirrorVisitor } from './first-view-visitor.ts';
import { canHydrate, hasFirstView, takeFirstView } from './hydration.ts';
import { checkAvailability } from './availability.ts';
import { forgetReloads } from './CrashScreen.tsx';
import { locations, startRouter } from './router.tsx';
import { watchRestoredPage } from './reloads.tsx';
import { startPreloading } from './preload.ts';

/** Applies the parameters of the initial URL and cleans it (I18N-07, OP-40, PROMO-01). */
function takeAddress() {
  const opened = location.href;
  const url = takeSocialReturn(takeUndoToken(takeLinkToken(new URL(opened))));
  applyAddress(url.searchParams);
  storePromoCode(url.searchParams);
  for (const name of ['language', 'currency']) if (url.searchParams.has(name)) url.searchParams.delete(name);
  if (url.href === opened) return;
  // The complete URL: a path can start with `//`, which would be read as another host.
  history.replaceState(history.state, '', url.href);
}

const leftFrom = storedText('leftFrom', session);

/** Restores the back link of a page whose link was followed before the app was running. */
function restoreBackLink() {
  const pathname = leftFrom.read();
  leftFrom.remove();
  const state = history.state as { usr?: unknown } | null;
  if (pathname === null) return;
  locations.visit(pathname);
  if (state?.usr != null) return;
  const usr = stateFor(location.pathname, { pathname, search: '', state: null });
  if (usr) history.replaceState({ ...state, usr }, '');
}

/**
 * Gives the first history entry a key of its own. The router would call each first entry `default`, so that a list
 * opened by its address would begin where another visit had left it.
 */
function nameEntry() {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined)
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Delay between attempts to load the first messages, ms. */
const AGAIN = 3000;

/**
 * Loads the first messages: in the visitor's language, else in the default one. Retries until the server responds; if
 * that does not have them, a script of `index.html` reloads the page, at last by a button (REACH-18).
 */
async function firstTexts(language: Language): Promise<void> {
  for (;;) {
    for (const candidate of [language, DEFAULT_LANGUAGE]) {
      try {
        await showLanguage(candidate, { chosen: false });
        return;
      } catch (error) {
        report('catalogue', { language: candidate }, error);
      }
    }
    if (await serverAnswers()) {
      dispatchEvent(new Event('incomplete'));
      return new Promise(() => {});
    }
    await systemClock.sleep(AGAIN);
  }
}

/** If play was closed on the last visit, the first frame already shows it closed (SAFE-10). */
async function closePlay(): Promise<void> {
  if (local.getItem('playClosed') === null) return;
  await (await loadPart(() => import('./PlayGate.tsx'))).closeStoredPlay();
}

/** A lobby that takes over no first view starts with the banners and games of the last visit. */
async function prepareLobby(): Promise<void> {
  await import('./offline/restore.ts').then(({ startWithSaved }) => startWithSaved()).catch(() => undefined);
}

const reporting: HydrationOptions = {
  onUncaughtError: (error) => report('uncaught', {}, error),
  onCaughtError: () => {
    // Boundaries report what they catch.
  },
};

/** Hydrates the server-rendered page, or renders it if that is not possible. */
function show(element: HTMLElement, app: ReactNode) {
  // A transition is interruptible, so that a slow phone can handle input in between.
  startTransition(() => {
    noteControls();
    if (canHydrate()) {
      endEarlyPresses();
      hydrateRoot(element, app, reporting);
      return;
    }
    createRoot(element, reporting).render(app);
  });
}

/** Starts the app on an element; until its first frame the server's page or the logo remains. */
export async function start(element: HTMLElement): Promise<void> {
  // Reports are filtered, counted and sent by a module that is loaded with the first of them.
  setReporter((captured) => {
    import('../platform/telemetry/capture.ts')
      .then(({ capture }) => capture(captured))
      .catch(() => undefined);
  });
  watchErrors();
  followReplacedNodes();
  handOverStyleNonce();
  startTheme();
  focusPressedButtons();
  takeAddress();
  restoreBackLink();
  nameEntry();
  watchSession();
  watchRestoredPage();
  watchInstallPrompt();
  watchConnectivity(checkAvailability);
  void checkAvailability().catch(() => undefined);
  mirrorVisitor();
  const isDrawn = takeFirstView();
  const isLobby = matchRoute(location.pathname)?.id === 'lobby';
  if (isLobby) delayPageTexts();
  const saved = isLobby && !isDrawn && !isFirstVisit() ? prepareLobby() : undefined;
  // If this fails, play closes once the server has responded.
  const closed = closePlay().catch(() => undefined);
  const [router] = await Promise.all([
    startRouter(hasFirstView()),
    firstTexts(visitor().language),
    closed,
    saved,
  ]);
  show(
    element,
    <App>
      <Pages router={router} />
    </App>,
  );
  forgetReloads();
  startPreloading();
}
