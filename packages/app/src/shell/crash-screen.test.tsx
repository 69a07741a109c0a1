import { pay } from '@tulpar/api/contract';
import { paymentAccepted } from '@tulpar/api/samples';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { sendPayment } from '../features/cash-box/commands.ts';
import { replaceTexts, showLanguage, TextProvider } from '../platform/i18n/intl.tsx';
import { languages } from '../platform/i18n/languages.ts';
import { createMemoryRouter, RouterProvider } from '../platform/routing/router.tsx';
import { store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent.ts';
import { setReporter } from '../platform/telemetry/report.ts';
import { rendered } from '../platform/testing/pass-time.ts';
import { NoConnection } from './Availability.tsx';
import { ChunkScreen, forgetReloads, CrashScreen, PageError } from './CrashScreen.tsx';

interface Sent {
  path: string;
  body: unknown;
}

let container: HTMLElement;
const report = vi.fn<Parameters<typeof setReporter>[0] & object>();
const reload = vi.fn();
let release: { entry?: string } = {};
const payment = {
  type: 'deposit',
  uid: 'kz-card',
  amount: 500_000,
  currency: 'KZT',
  locale: 'ru',
  fail_url: 'https://tulpar.example/',
  fields: {},
  card_id: null,
  offer_id: null,
} as const;
const sent: Sent[] = [];

async function seconds(count: number) {
  for (let second = 0; second < count; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await rendered();
  }
}

async function opened(screen: ReactNode) {
  await cleanup();
  reload.mockClear();
  ({ container } = await render(<TextProvider>{screen}</TextProvider>));
  await rendered();
}

const crash = () => opened(<CrashScreen reload={reload} />);
/** Shows the screen and waits five seconds, until it reloads by itself. */
const crashAndWait = async () => {
  await crash();
  await seconds(5);
};

const button = () => container.querySelector('button');
const reported = () => report.mock.calls.map(([{ name, data }]) => ({ name, ...data }));

beforeAll(() => import('../platform/telemetry/analytics.ts'));

beforeEach(async () => {
  sent.length = 0;
  store.set(consentNeedAtom, 'not_needed');
  report.mockClear();
  setReporter(report);
  release = {};
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (new URL(input, location.href).pathname === pay.path) {
      return Response.json(paymentAccepted);
    }
    if (input === '/release.json') return Response.json(release);
    sent.push({
      path: new URL(input, location.href).pathname,
      body: JSON.parse(String(init.body)) as unknown,
    });
    return Response.json({ success: true });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await showLanguage('en', { chosen: false });
});

describe('the crash screen', () => {
  it('counts down and reloads once, after 5 s', { tags: ['CRASH-02', 'CRASH-10'] }, async () => {
    await crash();
    expect(container.textContent).toContain('Reloads in 5 seconds');
    await seconds(4);
    expect(container.textContent).toContain('Reloads in 1 second');
    expect(reload).not.toHaveBeenCalled();
    await seconds(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await seconds(10);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('the button reloads at the click, which is logged', { tags: ['CRASH-03', 'CRASH-05'] }, async () => {
    await crash();
    button()?.click();
    expect(reload).toHaveBeenCalledTimes(1);
    await rendered();
    const events = sent.filter(({ path }) => path === '/api/v1/analytics').map(({ body }) => body);
    expect(events).toEqual([[expect.objectContaining({ event_name: 'crash-reload-click' })]]);
  });

  it('a reload is reported as automatic or not', { tags: ['CRASH-04'] }, async () => {
    await crash();
    button()?.click();
    expect(reported()).toEqual([{ name: 'crash-reload', automatic: false }]);
    report.mockClear();
    await crashAndWait();
    expect(reported()).toEqual([{ name: 'crash-reload', automatic: true }]);
    expect(sent.filter(({ path }) => path === '/api/v1/analytics')).toHaveLength(1);
  });

  it('after three reloads within a minute it waits for the button', { tags: ['REACH-18'] }, async () => {
    for (let time = 0; time < 3; time += 1) {
      await crashAndWait();
      expect(reload).toHaveBeenCalledTimes(1);
    }
    await crash();
    expect(container.textContent).toContain('The error keeps coming back');
    expect(container.textContent).not.toContain('Reloads in');
    await seconds(60);
    expect(reload).not.toHaveBeenCalled();
    button()?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('where reloads cannot be counted, it waits for the button', { tags: ['REACH-18'] }, async () => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await crash();
    await seconds(6);
    expect(reload).not.toHaveBeenCalled();
    expect(button()).not.toBeNull();
  });

  it('a crash elsewhere, or a minute later, reloads again', { tags: ['REACH-18'] }, async () => {
    for (let time = 0; time < 3; time += 1) {
      await crashAndWait();
    }
    history.replaceState(null, '', '/another-address');
    await crashAndWait();
    history.replaceState(null, '', '/');
    expect(reload).toHaveBeenCalledTimes(1);

    for (let time = 0; time < 4; time += 1) {
      await crashAndWait();
    }
    expect(reload).not.toHaveBeenCalled();
    await seconds(56);
    await crashAndWait();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a crash after a command that moves money', () => {
  const link = () => container.querySelector('a');

  it.each(languages)(
    'leads to the history and says nothing of untouched money: %s',
    { tags: ['BROW-06'] },
    async (language) => {
      await showLanguage(language, { chosen: false });
      sent.length = 0;
      await sendPayment({ body: payment, isSensitive: false });
      await crash();
      expect(link()?.getAttribute('href')).toBe('/cash-box/history');
      expect(container.textContent).not.toMatch(/ничего не случилось|орнында|yerindədir|is safe/);
      await seconds(10);
      expect(reload).not.toHaveBeenCalled();
      await crash();
      expect(link()).not.toBeNull();
    },
  );

  it('ten minutes later it is a crash like any other', { tags: ['BROW-06'] }, async () => {
    await sendPayment({ body: payment, isSensitive: false });
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await crash();
    expect(link()).toBeNull();
    expect(container.textContent).toContain('is safe');
  });

  it('an awaited answer makes money uncertain however long it takes', { tags: ['BROW-06'] }, async () => {
    sessionStorage.setItem('payIntent', JSON.stringify({ key: 'k', body: payment }));
    await crash();
    expect(link()?.getAttribute('href')).toBe('/cash-box/history');
  });
});

describe('a page that failed', () => {
  async function failedWith(error: unknown) {
    const router = createMemoryRouter([
      {
        path: '/',
        Component: () => null,
        ErrorBoundary: () => <PageError reload={reload} />,
        HydrateFallback: () => null,
        loader: () => {
          throw error;
        },
      },
    ]);
    await opened(<RouterProvider router={router} />);
    return report.mock.calls.map(([{ name, data, cause }]) => [name, data, cause]);
  }

  it('is reported once, with its cause', { tags: ['CRASH-04', 'CRASH-10', 'CRASH-11'] }, async () => {
    const error = new RangeError('Too long');
    expect(await failedWith(error)).toEqual([['page-crash', {}, error]]);
    expect(container.textContent).toContain('Reloads in 5 seconds');
  });

  it('is reported as a script that did not load when it is one', { tags: ['CRASH-07'] }, async () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /a.js');
    expect(await failedWith(error)).toEqual([['chunk-failure', {}, error]]);
    expect(container.textContent).toContain('This page didn’t load completely');
  });
});

describe('the screen of a script that did not load', () => {
  const lost = () => opened(<ChunkScreen reload={reload} />);

  it('reloads automatically once, then waits for the player', { tags: ['BROW-03'] }, async () => {
    await lost();
    expect(reload).toHaveBeenCalledTimes(1);
    await lost();
    expect(reload).not.toHaveBeenCalled();
    expect(container.textContent).toContain('This page didn’t load completely');
  });

  it('mentions a new version only if the server has another build', { tags: ['BROW-03'] }, async () => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: '/assets/index-old.js' });
    // The test page has its own scripts.
    vi.spyOn(document, 'querySelector').mockReturnValue(script);
    release = { entry: '/assets/index-new.js' };
    await lost();
    expect(reload).not.toHaveBeenCalled();
    expect(container.textContent).toContain('A new version is available');
    release = { entry: '/assets/index-old.js' };
    await lost();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(container.textContent).not.toContain('A new version is available');
  });

  it('each press counts; after it the main page is offered', { tags: ['CRASH-08', 'CRASH-09'] }, async () => {
    for (const count of ['1', '2']) {
      await lost();
      expect(container.querySelector('a[href="/"]') === null).toBe(count === '1');
      reload.mockClear();
      button()?.click();
      expect(localStorage.getItem('refresh_btn_click')).toBe(count);
      expect(reload).toHaveBeenCalledTimes(1);
    }
    await lost();
    await seconds(60);
    expect(reload).not.toHaveBeenCalled();
  });

  it('the count is reset after 5 s without a failure', { tags: ['CRASH-08'] }, async () => {
    localStorage.setItem('refresh_btn_click', '2');
    await lost();
    forgetReloads();
    await seconds(4);
    expect(localStorage.getItem('refresh_btn_click')).toBe('2');
    await seconds(1);
    expect(localStorage.getItem('refresh_btn_click')).toBeNull();
  });
});

it.each(languages)('its texts come from the translations: %s', { tags: ['CRASH-13'] }, async (language) => {
  const keys = ['reloadPage', 'systemReloadMessage', 'reload', 'goToMainPage', 'networkLoseConnection'];
  await showLanguage(language, { chosen: false });
  replaceTexts(language, Object.fromEntries(keys.map((key) => [key, `words of ${key}`])));
  localStorage.setItem('refresh_btn_click', '1');
  await opened([
    <CrashScreen key="crash" reload={reload} />,
    <ChunkScreen key="chunk" reload={reload} />,
    <NoConnection key="network" />,
  ]);
  const shown = container.textContent;
  replaceTexts(language, {});
  expect(keys.filter((key) => !shown.includes(`words of ${key}`))).toEqual([]);
});
