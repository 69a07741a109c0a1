import { extraData, profile, pwaCheck, readPath, saveExtraData } from '@tulpar/api/contract';
import { samples, user } from '@tulpar/api/samples';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { now } from '#app/platform/network/clock.ts';
import { startSession } from '#app/platform/session/session.ts';
import { installOfferAtom, justInstalledAtom, watchInstallPrompt } from '#app/platform/device/installed.ts';
import { store } from '#app/platform/state/store.ts';
import { passTime, settleCalls } from '#app/platform/testing/pass-time.ts';
import { AppOffer } from './components/AppOffer.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

let container: HTMLElement;
let unmount: () => Promise<void>;
const sent: unknown[] = [];
let checks = 0;
let closings = 0;
let deposits = 0;

interface StoredClosing {
  readonly value: unknown;
  readonly expiresAt: number;
}

async function open(userAgent = PHONE) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const router = createMemoryRouter([{ path: '*', Component: AppOffer }]);
  ({ container, unmount } = await render(<PageProviders router={router} />));
  await passTime(0);
}

/** Opens a page on which the offer is due. */
async function openLate(userAgent = PHONE) {
  await open(userAgent);
  await passTime(6000);
  await settleCalls();
}

const offered = () => container.querySelector('[data-app-offer]');

beforeAll(watchInstallPrompt);

beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    if (readPath(saveExtraData, pathname)) sent.push(JSON.parse(String(init.body)));
    if (readPath(profile, pathname)) return Response.json(user({ deposits_count: deposits }));
    if (readPath(extraData, pathname))
      return Response.json({ ...samples.extraData, showDownloadAppBannerCount: closings });
    if (readPath(pwaCheck, pathname)) {
      checks += 1;
      return Response.json({ is_available: true, version: '1.0.0', size_bytes: 1 });
    }
    return Response.json({ success: true });
  });
  checks = 0;
  sent.length = 0;
  closings = 0;
  deposits = 0;
  startSession({ access: 'sample', refresh: 'sample' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  store.set(installOfferAtom, null);
  store.set(justInstalledAtom, false);
});

describe('offer of the app', () => {
  it('appears 6 s after the page opened', { tags: ['APPS-01', 'APPS-04'] }, async () => {
    await open();
    await passTime(5700);
    // 240 ms more, enough for any response.
    await settleCalls();
    expect(offered()).toBeNull();
    await passTime(100);
    await settleCalls();
    expect(offered()?.getAttribute('data-app-offer')).toBe('base');
  });

  it(
    'closing it is counted for the player and hides it on this device for 6 h',
    { tags: ['APPS-07', 'APPS-08', 'CALL-15', 'PROF-21'] },
    async () => {
      closings = 1;
      deposits = 2;
      await openLate();
      expect(offered()?.getAttribute('data-app-offer')).toBe('middle');
      container.querySelector<HTMLElement>('button[aria-label]')?.click();
      await passTime(0);
      expect(offered()).toBeNull();
      await settleCalls();
      expect(sent).toEqual([{ key: 'showDownloadAppBannerCount', value: 2 }]);
      const stored = JSON.parse(localStorage.getItem('closeDownloadAppBanner') ?? '') as StoredClosing;
      expect(stored.value).toBe(true);
      const hours = (stored.expiresAt - now()) / 3_600_000;
      expect(hours).toBeLessThanOrEqual(6);
      expect(hours).toBeGreaterThan(5.9);
      await unmount();
      await openLate();
      expect(offered()).toBeNull();
    },
  );

  it('opens the prompt of the browser and is gone once installed', { tags: ['REACH-02'] }, async () => {
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await openLate();
    expect(checks).toBe(0);
    offered()?.querySelector<HTMLElement>('button')?.click();
    expect(prompt).toHaveBeenCalledOnce();
    dispatchEvent(new Event('appinstalled'));
    await settleCalls();
    expect(offered()).toBeNull();
    // The browser's install offer can be used only once.
    expect(store.get(installOfferAtom)).toBeNull();
  });

  it('shows three illustrated steps on iOS without a request', { tags: ['REACH-02'] }, async () => {
    await openLate(IPHONE);
    expect(checks).toBe(0);
    offered()?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
    await vi.waitFor(async () => {
      await settleCalls();
      expect(document.querySelectorAll('[role="dialog"] li [data-drawing]')).toHaveLength(3);
    }, 15_000);
  });

  it(
    'without a prompt links to the app page, without a request',
    { tags: ['REACH-02', 'CALL-02'] },
    async () => {
      await openLate();
      expect(offered()?.querySelector('a')?.getAttribute('href')).toBe('/app');
      expect(checks).toBe(0);
    },
  );

  it('takes over the mark of the installed app from its former name', { tags: ['CONF-12'] }, async () => {
    localStorage.setItem('pwaMark', 'pwa');
    await openLate();
    expect(offered()).toBeNull();
    expect([localStorage.getItem('isPwa'), localStorage.getItem('pwaMark')]).toEqual(['pwa', null]);
  });

  it('never appears in the installed app, which sends no request', { tags: ['REACH-02'] }, async () => {
    localStorage.setItem('isPwa', 'pwa');
    await openLate();
    expect([checks, offered()]).toEqual([0, null]);
  });

  it('never appears in a desktop browser, which sends no request', { tags: ['APPS-02'] }, async () => {
    await open('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36');
    await passTime(6000);
    await settleCalls();
    expect([checks, offered()]).toEqual([0, null]);
  });
});
