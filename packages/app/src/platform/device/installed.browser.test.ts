import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInstalled, markInstalled } from './installed.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

describe('the installed app', () => {
  it('is not a browser tab', { tags: ['APPS-13'] }, () => {
    expect(isInstalled()).toBe(false);
  });

  it('is a page in a standalone window', { tags: ['PWA-01', 'APPS-13'] }, () => {
    vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(true);
    expect(isInstalled()).toBe(true);
  });

  it('is a page that iOS calls standalone', { tags: ['PWA-01'] }, () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    expect(isInstalled()).toBe(true);
  });

  it('is a browser that a link has marked as installed', { tags: ['CONF-12'] }, () => {
    markInstalled();
    expect(isInstalled()).toBe(true);
  });

  it('is the app of a store', { tags: ['PLAT-04'] }, () => {
    localStorage.setItem('appNameParam', 'tulpar-android-kz');
    expect(isInstalled()).toBe(true);
  });
});
