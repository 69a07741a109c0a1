import { describe, expect, it } from 'vitest';
import { installWay, type BrowserFacts } from './install-way.ts';

const way = (over: Partial<BrowserFacts> = {}) =>
  installWay({
    isMobile: true,
    isInstalled: false,
    isInAppBrowser: false,
    hasPrompt: false,
    isIos: false,
    isAvailable: null,
    ...over,
  });

describe('how the app is installed', () => {
  it('REACH-02 is the prompt of a browser that has one, three steps on iOS, else a page where there is an app', () => {
    expect([way({ hasPrompt: true }), way({ isIos: true }), way({ isAvailable: true })]).toEqual([
      'prompt',
      'steps',
      'page',
    ]);
    expect([way(), way({ isAvailable: false })]).toEqual([null, null]);
  });

  it('REACH-02 APPS-02 APPS-03 APPS-09 is nothing on a desktop, in the installed app, and in Facebook', () => {
    for (const can of [{ hasPrompt: true }, { isIos: true }, { isAvailable: true }])
      expect([
        way({ ...can, isMobile: false }),
        way({ ...can, isInstalled: true }),
        way({ ...can, isInAppBrowser: true }),
      ]).toEqual([null, null, null]);
  });
});
