import { notifications, openRounds } from '@tulpar/api/contract';
import { answer, handlers } from '@tulpar/api/samples';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { screens } from '@tulpar/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { keptCodeAtom } from '#app/features/session/index.ts';
import { routes } from '#app/routes.ts';
import { App, Pages } from '#app/shell/App.tsx';
import { availabilityAtom, type Availability } from '#app/shell/availability.ts';
import { memoryRouter } from '#app/shell/router.tsx';
import { readLowData } from '#app/platform/device/low-data.ts';
import { setServerClock } from '#app/platform/network/clock.ts';
import { isReading } from '#app/platform/network/query.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { matchRoute } from '#app/platform/routing/paths.ts';
import { DEFAULT_CURRENCY, readLanguage } from '#app/platform/i18n/languages.ts';
import { endSession, raiseGeneration, startSession } from '#app/platform/session/session.ts';
import { applyAddress, languageChosenAtom, languagePinnedAtom } from '#app/platform/session/visitor.ts';
import { stagedBanners } from './stage-banners.ts';
import { STAGE_NOW, staged } from './stage.ts';
import { store } from '#app/platform/state/store.ts';
import { readConsent } from '#app/platform/telemetry/consent.ts';
import { consentNeedAtom } from '#app/platform/telemetry/consent-need.ts';

type Handlers = typeof handlers;

/** Where a page story stands: the address, and whether a player is signed in. */
export interface Scene {
  path: string;
  signedIn?: boolean;
  /** What the browser kept from the visit before. */
  kept?: Readonly<Record<string, string>>;
  /** What the check of the region came to; without it the product may be shown. */
  region?: Availability;
  /** Whether the server asks for consent before anything is measured; without it no. */
  consent?: 'needed' | 'not_needed';
}

/**
 * Status of a call that fails for itself alone. A 500 would be tried again for half a minute, and a 503 says that the whole
 * server is away, until another call is answered: which of the two came last would be a matter of chance.
 */
export const FAULT = 520;

/** Opens the whole app at the address of the story, as a visitor would. */
export const inApp: Decorator = (_Story, { parameters, id }) => (
  <Opened key={id} scene={parameters['scene'] as Scene} />
);

function Opened({ scene }: { scene: Scene }) {
  const router = useMemo(() => memoryRouter([scene.path]), [scene.path]);
  // The end of the session of the next story is nothing to this one: it would go to the lobby, and write that down.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <App>
      <Pages router={router} />
    </App>
  );
}

/** What a story must not inherit from the one before it, nor from another file's: storage, and what was read from it. */
function forget() {
  applyAddress(new URLSearchParams({ currency: DEFAULT_CURRENCY }));
  store.set(languageChosenAtom, false);
  store.set(languagePinnedAtom, false);
  store.set(keptCodeAtom, null);
  localStorage.clear();
  sessionStorage.clear();
}

/** Signs in or out, then brings the texts: a page is opened only when both are settled. */
export async function settle({
  parameters,
  globals,
}: {
  parameters: object;
  globals: object;
}): Promise<object> {
  const { scene } = parameters as { scene: Scene };
  const language = readLanguage((globals as Record<string, unknown>)['locale']) ?? 'ru';
  // Time stands still, so that "today" and "an hour ago" are the same on every day.
  setServerClock(() => Date.parse(STAGE_NOW));
  endSession('logout');
  forget();
  // A guest's story, too, begins with an empty cache.
  raiseGeneration();
  if (scene.signedIn) startSession({ access: 'sample', refresh: 'sample' });
  for (const [key, value] of Object.entries(scene.kept ?? {})) localStorage.setItem(key, value);
  store.set(availabilityAtom, scene.region ?? 'ok');
  store.set(consentNeedAtom, scene.consent ?? 'not_needed');
  readConsent();
  readLowData();
  await showLanguage(language, { chosen: false });
  // A server that has just started takes its time to hand out a page's script; the story is about the page, not about that.
  await routes[matchRoute(scene.path.split(/[?#]/, 1)[0] ?? '')?.id ?? 'notFound'].load();
  return {};
}

/** No notification waits and no round is open: what they show would stand before the thing a story is about. */
const quiet = [answer(notifications, { data: [] }), answer(openRounds, { data: [] })];

/** Parameters of a page story: its scene, and the answers that differ from the samples. */
export function scene(match: Scene, answers: Handlers = []): Pick<StoryObj, 'parameters'> {
  return {
    parameters: { scene: match, msw: [...answers, ...quiet, ...stagedBanners, ...staged, ...handlers] },
  };
}

/** Whether anything on the screen still stands in for what is on its way. */
function isComing(): boolean {
  return [...document.querySelectorAll('.bg-skeleton:empty')].some((box) => {
    const { top, bottom, width } = box.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}

/**
 * A story of a page at 320 px that switches through the languages: the page has to fit in each of them. `arrange` opens
 * what the page shows only after a press.
 */
export function inEveryLanguage(
  arrange?: (
    context: Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'canvasElement'>,
  ) => Promise<unknown>,
): Required<Pick<StoryObj, 'name' | 'globals' | 'play'>> {
  return {
    name: 'Every language at 320 px',
    globals: screens.narrow,
    play: async (context) => {
      await arrange?.(context);
      await waitFor(() => expect(document.querySelector('main')).not.toBeEmptyDOMElement());
      for (const language of ['ru', 'az', 'en', 'kk'] as const) {
        const before = document.body.textContent;
        await showLanguage(language, { chosen: false });
        if (language !== 'ru') await waitFor(() => expect(document.body.textContent).not.toBe(before));
        await waitFor(async () => {
          await expect(isReading() || isComing()).toBe(false);
        });
        const { scrollWidth, clientWidth } = document.documentElement;
        await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      }
    },
  };
}

/**
 * Scrolls down to an element as visitors do who look at everything on the way: what is on the screen has come before
 * they go on. Where a jump lands, and what it brings into view, depends on what has come by then.
 */
export async function scrollDownTo(find: () => HTMLElement): Promise<void> {
  await waitFor(async () => {
    await expect(isComing()).toBe(false);
    const below = document.documentElement.scrollHeight - innerHeight - scrollY;
    const step = Math.min(find().getBoundingClientRect().top, below, innerHeight / 2);
    if (step > 0) scrollBy({ top: step, behavior: 'instant' });
    await expect(step).toBeLessThan(1);
  });
}
