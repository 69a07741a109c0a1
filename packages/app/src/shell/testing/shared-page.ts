// Browser tests share one page; after each test this module resets everything that outlives a test.
// `commits.ts` is imported first, because it must load before React.
import '#app/platform/testing/commits.ts';
import { afterEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { readLowData } from '#app/platform/device/low-data.ts';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { forgetIntent } from '#app/platform/network/command.ts';
import { eventsOfferedAtom, noticeCheck, onlineAtom } from '#app/platform/network/connectivity.ts';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { setNavigator } from '#app/platform/routing/router.tsx';
import { siteOriginAtom } from '#app/platform/routing/urls.ts';
import { linkTokenAtom } from '#app/platform/session/link-token.ts';
import { endSession, startNewGeneration } from '#app/platform/session/session.ts';
import { languageChosenAtom, languagePinnedAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { pendingToastAtom } from '#app/platform/state/overlay-turns.ts';
import { consentNeedAtom, keepConsent, readConsent } from '#app/platform/telemetry/consent.ts';
import { setReporter } from '#app/platform/telemetry/report.ts';
import { availabilityAtom } from '../availability.ts';

const { href } = location;

// On a busy machine the browser reports a slow line: the app would offer to save data and preload less.
Object.defineProperty(Navigator.prototype, 'connection', { value: undefined, configurable: true });

// Requests can be sent after the end of a test. The development server would respond 404, which the app
// caches for the rest of the visit.
const ownFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return pathname.startsWith('/api/')
    ? Promise.reject(new TypeError('No test answers'))
    : ownFetch(input, init);
};

afterEach(async () => {
  await cleanup();
  // Mocks first: restoring the mock of a fake timer later would bring that timer back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();

  setNavigator(null);
  setReporter(() => undefined);
  setServerClock(systemClock.now);
  endSession('logout');
  // Events that wait for a consent would be sent in the test that gives it.
  keepConsent('refused');
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  startNewGeneration();
  // A payment's key outlives its session.
  forgetIntent('pay', 'payIntent');
  readConsent();
  readLowData();
  store.set(availabilityAtom, 'loading');
  store.set(consentNeedAtom, 'unknown');
  store.set(eventsLiveAtom, false);
  store.set(eventsOfferedAtom, false);
  store.set(languageChosenAtom, false);
  store.set(languagePinnedAtom, false);
  store.set(linkTokenAtom, null);
  store.set(onlineAtom, true);
  store.set(pendingToastAtom, null);
  store.set(siteOriginAtom, location.origin);
  noticeCheck(true);

  history.replaceState(null, '', href);
  document.body.replaceChildren();
  scrollTo(0, 0);
});
