import {
  notifications,
  openRounds,
  promoCodeBanners,
  tournamentBanners,
  videoBanners,
  type ResponseOf,
  type Endpoint,
} from '@tulpar/api/contract';
import { answer, handlers, promoBonus, slide, tournamentBanner } from '@tulpar/api/samples';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { screens, objects } from '@tulpar/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { savedCodeAtom } from '#app/features/session/index.ts';
import { routes } from '#app/routes.ts';
import { App, Pages } from '#app/shell/App.tsx';
import { availabilityAtom, type Availability } from '#app/shell/availability.ts';
import { memoryRouter } from '#app/shell/router.tsx';
import { readLowData } from '#app/platform/device/low-data.ts';
import { setServerClock } from '#app/platform/network/clock.ts';
import { isReading, queryClientAtom, type QueryClient } from '#app/platform/network/query.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { matchRoute } from '#app/platform/routing/paths.ts';
import { DEFAULT_CURRENCY, readLanguage, type Language } from '#app/platform/i18n/languages.ts';
import { endSession, startNewGeneration, startSession } from '#app/platform/session/session.ts';
import { applyAddress, languageChosenAtom, languagePinnedAtom } from '#app/platform/session/visitor.ts';
import { STAGE_NOW, staged, storyLanguage } from './stage.ts';
import { store } from '#app/platform/state/store.ts';
import { readConsent, consentNeedAtom } from '#app/platform/telemetry/consent.ts';

const url = (src: string) => new URL(src, location.href).href;

interface Words {
  readonly tournament: string;
  readonly header: string;
  readonly sub: string;
  readonly button: string;
}

const words: Readonly<Record<Language, Words>> = {
  ru: { tournament: 'Кубок степи', header: 'Кешбэк\nдо 10%', sub: 'Каждый четверг', button: 'Условия' },
  kk: { tournament: 'Дала кубогы', header: 'Кешбэк\n10% дейін', sub: 'Әр бейсенбі', button: 'Шарттары' },
  az: { tournament: 'Çöl kuboku', header: 'Keşbek\n10%-dək', sub: 'Hər cümə axşamı', button: 'Şərtlər' },
  en: { tournament: 'Steppe cup', header: 'Cashback\nup to 10%', sub: 'Every Thursday', button: 'Terms' },
};

/** Banners in the language of the story, with the pictures of the story fixtures. */
const stagedBanners: typeof handlers = [
  answer(videoBanners, () => {
    const { header, sub, button } = words[storyLanguage()];
    return [
      slide({
        slug: 'bonuses-cashback',
        main_header: header,
        sub_header: sub,
        button_text: button,
        description: '\n21+ · x3',
        button_link: '/bonuses',
        terms_link: '/news/weekly-cashback',
        image_url: url(objects.money.src),
        tournament_slug: null,
        blur_bg: '#08603a',
      }),
    ];
  }),
  answer(tournamentBanners, () => ({
    data: [
      { ...tournamentBanner, title: words[storyLanguage()].tournament, image_url: url(objects.trophy.src) },
    ],
  })),
  answer(promoCodeBanners, { data: [{ ...promoBonus, modal_image: url(objects.coin.src) }] }),
];

/** A server that answers a call with `value` and hands the body of the request to `sent`. */
export const records = <E extends Endpoint>(
  endpoint: E,
  sent: (body: unknown) => unknown,
  value: ResponseOf<E>,
) =>
  answer(endpoint, ({ body }) => {
    sent(body);
    return value;
  });

type Handlers = typeof handlers;

export interface Scene {
  path: string;
  signedIn?: boolean;
  stored?: Readonly<Record<string, string>>;
  /** Result of the region check; default: available. */
  region?: Availability;
  /** Whether the server requires analytics consent; default: no. */
  consent?: 'needed' | 'not_needed';
}

/**
 * Status of a call that fails on its own. A 500 would be retried for half a minute, and a 503 marks the whole
 * server as unavailable until another response, whose order would be random.
 */
export const FAULT = 520;

/** Opens the whole app at the URL of the story. */
export const inApp: Decorator = (_Story, { parameters, id }) => (
  <Opened key={id} scene={parameters['scene'] as Scene} />
);

function Opened({ scene }: { scene: Scene }) {
  const router = useMemo(() => memoryRouter([scene.path]), [scene.path]);
  // Dispose the router: when the next story ends the session, it would navigate to the lobby and store that.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <App>
      <Pages router={router} />
    </App>
  );
}

/** Resets what a story must not inherit from another one: storage, and state read from it. */
function forget() {
  applyAddress(new URLSearchParams({ currency: DEFAULT_CURRENCY }));
  store.set(languageChosenAtom, false);
  store.set(languagePinnedAtom, false);
  store.set(savedCodeAtom, null);
  localStorage.clear();
  sessionStorage.clear();
}

/** Failed reads are repeated without a delay, so that stories of failures do not wait. */
function repeatImmediately(queries: QueryClient) {
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
}

/** Resets the app, logs in or out, and loads messages and the page's script; then the page opens. */
export async function settle({
  parameters,
  globals,
}: {
  parameters: object;
  globals: object;
}): Promise<object> {
  const { scene } = parameters as { scene: Scene };
  const language = readLanguage((globals as Record<string, unknown>)['locale']) ?? 'ru';
  // A fixed clock, so that "today" and "an hour ago" are always the same.
  setServerClock(() => Date.parse(STAGE_NOW));
  endSession('logout');
  forget();
  // A guest's story must also start with an empty cache.
  startNewGeneration();
  if (scene.signedIn) startSession({ access: 'sample', refresh: 'sample' });
  repeatImmediately(store.get(queryClientAtom));
  for (const [key, value] of Object.entries(scene.stored ?? {})) localStorage.setItem(key, value);
  store.set(availabilityAtom, scene.region ?? 'ok');
  store.set(consentNeedAtom, scene.consent ?? 'not_needed');
  readConsent();
  readLowData();
  await showLanguage(language, { chosen: false });
  // Preload the page's script: a development server that has just started is slow to serve it.
  await routes[matchRoute(scene.path.split(/[?#]/, 1)[0] ?? '')?.id ?? 'notFound'].load();
  return {};
}

/** What the stories of a page have in common: the whole app, opened after it was reset. */
export const wholeApp = { decorators: [inApp], loaders: [settle] };

/** No notification and no open round, which would cover the subject of a story. */
const quiet = [answer(notifications, { data: [] }), answer(openRounds, { data: [] })];

/** Parameters of a page story: its setup, and responses that differ from the samples. */
export function scene(match: Scene, answers: Handlers = []): Pick<StoryObj, 'parameters'> {
  return {
    parameters: { scene: match, msw: [...answers, ...quiet, ...stagedBanners, ...staged, ...handlers] },
  };
}

/** Whether a skeleton is visible on the screen. */
function isComing(): boolean {
  return [...document.querySelectorAll('.bg-skeleton:empty')].some((box) => {
    const { top, bottom, width } = box.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}

/**
 * A story of a page at 320 px in all languages: the page must fit in each of them. `arrange` opens what the
 * page shows only after a press.
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
 * Scrolls down to an element step by step, waiting for content to load: where a jump would end depends on
 * what has loaded by then.
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

export type Story = StoryObj;

/** Waits until the page shows a text. */
export const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByText(text);
  };

/** The window that is open over the app. */
export const findWindow = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('dialog'));
