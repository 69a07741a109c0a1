import { createRoot } from 'react-dom/client';
import { systemClock } from '../platform/clock.ts';
import { watchConnectivity } from '../platform/connectivity.ts';
import { readCookie, writeCookie } from '../platform/cookies.ts';
import { showLanguage } from '../platform/intl.tsx';
import { DEFAULT_LANGUAGE, type Language } from '../platform/languages.ts';
import { report } from '../platform/report.ts';
import { watchSession } from '../platform/session.ts';
import { handOverStyleNonce } from '../platform/style-nonce.ts';
import { startTheme } from '../platform/theme.ts';
import { applyAddress, visitor } from '../platform/visitor.ts';
import { App } from './App.tsx';
import { checkAvailability, probe } from './availability.ts';
import { forgetReloads } from './ChunkScreen.tsx';
import { startPreloading } from './preload.ts';
import { startRouter } from './router.tsx';

/** Life of the cookies of the first visit, hours (OP-87). */
const VISIT_HOURS = 720;

/** Keeps where the first visit landed and came from (STORE-05, STORE-06). */
function rememberFirstVisit() {
  if (readCookie('tl') === null) writeCookie('tl', location.href, VISIT_HOURS);
  if (readCookie('tr') === null && document.referrer) writeCookie('tr', document.referrer, VISIT_HOURS);
}

/** Takes what the first address asks for and cleans it (I18N-07). */
function takeAddress() {
  const url = new URL(location.href);
  applyAddress(url.searchParams);
  if (!url.searchParams.has('language') && !url.searchParams.has('currency')) return;
  url.searchParams.delete('language');
  url.searchParams.delete('currency');
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
}

/** Ms between attempts to load the first texts. */
const AGAIN = 3000;

/**
 * Brings the first texts: in the visitor's language, else in the default one, which is better than none. Until either
 * is there the page keeps its shell and goes on trying.
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
    await systemClock.sleep(AGAIN);
  }
}

/** Starts the app on an element; until its first frame the prerendered shell stays on the page. */
export async function start(element: HTMLElement): Promise<void> {
  handOverStyleNonce();
  startTheme();
  rememberFirstVisit();
  takeAddress();
  watchSession();
  watchConnectivity(probe);
  void checkAvailability();
  const router = startRouter();
  await firstTexts(visitor().language);
  createRoot(element, {
    onUncaughtError: (error) => report('uncaught', {}, error),
    onCaughtError: () => {
      // Boundaries report what they catch.
    },
  }).render(<App router={router} />);
  forgetReloads();
  startPreloading();
}
