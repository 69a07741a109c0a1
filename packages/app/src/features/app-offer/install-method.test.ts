import { describe, expect, it } from 'vitest';
import { installMethod, type BrowserFacts, offerMode, type OfferFacts } from './install-method.ts';

const methodFor = (over: Partial<BrowserFacts> = {}) =>
  installMethod({
    isMobile: true,
    isInstalled: false,
    isInAppBrowser: false,
    hasPrompt: false,
    isIos: false,
    ...over,
  });

describe('how the app is installed', () => {
  it('is the prompt of a browser that has one, steps on iOS, else a page', { tags: ['REACH-02'] }, () => {
    expect([methodFor({ hasPrompt: true }), methodFor({ isIos: true }), methodFor()]).toEqual([
      'prompt',
      'steps',
      'page',
    ]);
  });

  it('is nothing on desktops and in apps', { tags: ['REACH-02', 'APPS-02', 'APPS-03', 'APPS-09'] }, () => {
    for (const can of [{ hasPrompt: true }, { isIos: true }, {}])
      expect([
        methodFor({ ...can, isMobile: false }),
        methodFor({ ...can, isInstalled: true }),
        methodFor({ ...can, isInAppBrowser: true }),
      ]).toEqual([null, null, null]);
  });
});

const facts = (over: Partial<OfferFacts> = {}) =>
  offerMode({ canInstall: true, isClosed: false, closings: 0, deposits: 0, ...over });

describe('offer of the app in the header', () => {
  it('is base without a deposit and middle with one', { tags: ['APPS-02'] }, () => {
    expect([facts(), facts({ deposits: 1 }), facts({ deposits: 9 })]).toEqual(['base', 'middle', 'middle']);
  });

  it('is none where nothing can be installed, and after closing', { tags: ['APPS-02', 'APPS-03'] }, () => {
    expect([facts({ canInstall: false }), facts({ isClosed: true })]).toEqual(['none', 'none']);
  });

  it('ends with the third closing', { tags: ['APPS-05'] }, () => {
    expect([facts({ closings: 2 }), facts({ closings: 3 }), facts({ closings: null })]).toEqual([
      'base',
      'none',
      'none',
    ]);
  });

  it('is for players only', { tags: ['APPS-06'] }, () => {
    expect(facts({ deposits: null })).toBe('none');
  });
});
