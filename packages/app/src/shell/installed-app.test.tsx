import {
  addPromoCode,
  extraData,
  profile,
  readPath,
  saveExtraData,
  type PromoCheck,
  type User,
  type UserExtra,
} from '@tulpar/api/contract';
import { promoCheck, samples, user } from '@tulpar/api/samples';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { setServerClock } from '../platform/network/clock.ts';
import { showLanguage } from '../platform/i18n/intl.tsx';
import { createMemoryRouter } from '../platform/routing/router.tsx';
import { startSession } from '../platform/session/session.ts';
import { passTime, settleCalls } from '../platform/testing/pass-time.ts';
import { InstalledApp } from './PlayerServices.tsx';
import { PageProviders } from '../platform/testing/page-providers.tsx';

const NOW = '2026-01-12T09:30:00.000Z';
const FACEBOOK =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500]';
const CODE = 'SPIN15';

let unmount: () => Promise<void>;
let router: ReturnType<typeof createMemoryRouter>;
const requested: string[] = [];
const saved: unknown[] = [];
const codes: unknown[] = [];
let deposits = 1;
let restriction: User['restriction'] = null;
let stored: UserExtra['showAppsPromoModal'] = null;
let check: PromoCheck;
let refusal: string | null = null;

const shown = () => document.querySelector<HTMLElement>('[role="dialog"]');
const press = (name: string) =>
  [...(shown()?.querySelectorAll('button') ?? [])]
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
    ?.click();

async function open({ path = '/' } = {}) {
  router = createMemoryRouter([{ path: '*', Component: InstalledApp }], { initialEntries: [path] });
  ({ unmount } = await render(<PageProviders router={router} />));
  await passTime(0);
}

const comes = () =>
  vi.waitFor(async () => {
    await settleCalls();
    expect(shown()).not.toBeNull();
  }, 15_000);

/** Opens a page of the app and waits for everything that follows. */
async function settled(where?: Parameters<typeof open>[0]) {
  await open(where);
  await passTime(1500);
  await settleCalls();
}

async function opened() {
  await settled();
  await comes();
}

// Preload the module, because it loads in real time and the clock is fake.
beforeAll(() => import('../features/bonuses/pages.ts'));

beforeEach(async () => {
  localStorage.setItem('isPwa', 'pwa');
  setServerClock(() => Date.parse(NOW));
  await showLanguage('ru', { chosen: false });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    requested.push(pathname);
    if (readPath(profile, pathname)) return Response.json(user({ deposits_count: deposits, restriction }));
    if (readPath(extraData, pathname))
      return Response.json({ ...samples.extraData, showAppsPromoModal: stored });
    if (readPath(saveExtraData, pathname)) saved.push(JSON.parse(String(init.body)));
    if (pathname.endsWith(`/${CODE}`)) return Response.json(check);
    if (readPath(addPromoCode, pathname)) {
      codes.push(JSON.parse(String(init.body)));
      return refusal === null
        ? Response.json(samples.addPromoCode)
        : Response.json({ message: refusal, request_id: 'r' }, { status: 409 });
    }
    return Response.json({ success: true });
  });
  requested.length = 0;
  saved.length = 0;
  codes.length = 0;
  deposits = 1;
  restriction = null;
  stored = null;
  refusal = null;
  check = { ...promoCheck, success: true, can_use: true, reason: null, needs_deposit: false };
  startSession({ access: 'sample', refresh: 'sample' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('the bonus of the installed app', () => {
  it('opens after 1.5 s with the code and its button', { tags: ['APPS-11', 'APPS-18'] }, async () => {
    // Open it once before: then its code is loaded, and only the delay remains.
    await opened();
    await unmount();
    requested.length = 0;
    await open();
    // The responses add 240 ms.
    await passTime(1250);
    await settleCalls();
    expect([shown(), requested.some((path) => readPath(extraData, path))]).toEqual([null, false]);
    await passTime(10);
    await comes();
    expect(shown()?.textContent).toContain('Бонус за приложение');
    expect(shown()?.querySelector('input')?.value).toBe(CODE);
    expect([...(shown()?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toContain(
      'Активировать',
    );
  });

  it('is for players who have paid in', { tags: ['APPS-12'] }, async () => {
    deposits = 0;
    await settled();
    expect(shown()).toBeNull();
    expect(requested.some((path) => readPath(extraData, path))).toBe(false);
  });

  it('does not open during a break', { tags: ['SAFE-10'] }, async () => {
    restriction = { kind: 'break', since: '2026-01-12T09:00:00Z', until: '2026-01-19T09:00:00Z' };
    await settled();
    expect(shown()).toBeNull();
  });

  it('opens in the installed app only', { tags: ['APPS-13'] }, async () => {
    localStorage.removeItem('isPwa');
    await settled();
    expect(shown()).toBeNull();
    expect(requested.some((path) => readPath(extraData, path))).toBe(false);
  });

  it('does not open in Facebook', { tags: ['APPS-14'] }, async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(FACEBOOK);
    await settled();
    expect(shown()).toBeNull();
  });

  it('stays closed while an earlier closing holds', { tags: ['APPS-15'] }, async () => {
    stored = { value: true, time: '2026-01-12T09:30:01.000Z' };
    await settled();
    expect([shown(), saved]).toEqual([null, []]);
  });

  it('stays closed for 24 h once closed, even after a reload', { tags: ['APPS-16', 'CALL-15'] }, async () => {
    await opened();
    press('Закрыть');
    await settleCalls();
    const value = { value: true, time: '2026-01-13T09:30:00.000Z' };
    expect(saved).toEqual([{ key: 'showAppsPromoModal', value }]);
    expect(shown()).toBeNull();
    await unmount();
    stored = value;
    await settled();
    expect(shown()).toBeNull();
  });

  it('opens again after an expired closing, which is reset', { tags: ['APPS-17'] }, async () => {
    stored = { value: true, time: '2026-01-12T09:30:00.000Z' };
    await opened();
    expect(saved).toEqual([{ key: 'showAppsPromoModal', value: { value: false, time: null } }]);
  });

  it('activates the code and leads to the received bonuses', { tags: ['APPS-18'] }, async () => {
    await opened();
    press('Активировать');
    await settleCalls();
    expect(codes).toEqual([{ code: CODE }]);
    expect(router.state.location.pathname).toBe('/bonuses/received');
    expect(shown()).toBeNull();
    expect(saved).toHaveLength(1);
  });

  it('shows a refusal and stays open', { tags: ['APPS-18'] }, async () => {
    refusal = 'PROMO_CODE_CONFLICT';
    await opened();
    press('Активировать');
    await settleCalls();
    expect(shown()?.querySelector('[role="alert"]')?.textContent).not.toBe('');
    expect([saved, router.state.location.pathname]).toEqual([[], '/']);
  });

  it.each([
    ['the player has used the code', { can_use: false, reason: 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED' }],
    ['the code has ended', { success: false, can_use: null, reason: 'PROMO_CODE_EXPIRED' }],
  ])('does not open when %s', { tags: ['APPS-18'] }, async (_name, over) => {
    check = { ...check, ...over };
    await settled();
    expect(requested.some((path) => path.endsWith(`/${CODE}`))).toBe(true);
    expect(shown()).toBeNull();
  });

  it.each(['/cash-box/deposit', '/games/tulpar-gold', '/#payment_ok'])(
    'does not cover a payment or a game: %s',
    { tags: ['APPS-11'] },
    async (path) => {
      await settled({ path });
      expect(shown()).toBeNull();
    },
  );
});
