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
  it('is not a tab of a browser', { tags: ['APPS-13'] }, () => {
    expect(isInstalled()).toBe(false);
  });

  it('is a page in a window of its own', { tags: ['PWA-01', 'APPS-13'] }, () => {
    list.matches = true;
    expect(isInstalled()).toBe(true);
  });

  it('is what a browser on iOS calls so', { tags: ['PWA-01'] }, () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    expect(isInstalled()).toBe(true);
  });

  it('is a browser that a link has marked', { tags: ['CONF-12'] }, () => {
    markInstalled();
    expect(isInstalled()).toBe(true);
  });

  it('is the shell of a store', { tags: ['PLAT-04'] }, () => {
    localStorage.setItem('appNameParam', 'tulpar-android-kz');
    expect(isInstalled()).toBe(true);
  });
});
