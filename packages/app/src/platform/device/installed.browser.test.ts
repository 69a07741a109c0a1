import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isInstalled, markInstalled } from './installed.ts';

/** What the browser says of the window; the app asks for it once and follows it. */
const list = { matches: false, media: '(display-mode: standalone)' };

beforeAll(() => vi.stubGlobal('matchMedia', () => list));
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  list.matches = false;
  Reflect.deleteProperty(navigator, 'standalone');
  localStorage.clear();
});

describe('the installed app', () => {
  it('APPS-13 is not a tab of a browser', () => {
    expect(isInstalled()).toBe(false);
  });

  it('PWA-01 APPS-13 is a page in a window of its own', () => {
    list.matches = true;
    expect(isInstalled()).toBe(true);
  });

  it('PWA-01 is what a browser on iOS calls so', () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    expect(isInstalled()).toBe(true);
  });

  it('CONF-12 is a browser that a link has marked', () => {
    markInstalled();
    expect(isInstalled()).toBe(true);
  });

  it('PLAT-04 is the shell of a store', () => {
    localStorage.setItem('appNameParam', 'tulpar-android-kz');
    expect(isInstalled()).toBe(true);
  });
});
