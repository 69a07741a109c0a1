import { describe, expect, it } from 'vitest';
import { installWay, type BrowserFacts } from './install-way.ts';

const way = (over: Partial<BrowserFacts> = {}) =>
  installWay({
    isMobile: true,
    isInstalled: false,
    isInAppBrowser: false,
    hasPrompt: false,
    isIos: false,
    ...over,
  });

describe('how the app is installed', () => {
  it(
    'is the prompt of a browser that has one, three steps on iOS, else a page',
    { tags: ['REACH-02'] },
    () => {
      expect([way({ hasPrompt: true }), way({ isIos: true }), way()]).toEqual(['prompt', 'steps', 'page']);
    },
  );

  it(
    'is nothing on a desktop, in the installed app, and in Facebook',
    { tags: ['REACH-02', 'APPS-02', 'APPS-03', 'APPS-09'] },
    () => {
      for (const can of [{ hasPrompt: true }, { isIos: true }, {}])
        expect([
          way({ ...can, isMobile: false }),
          way({ ...can, isInstalled: true }),
          way({ ...can, isInAppBrowser: true }),
        ]).toEqual([null, null, null]);
    },
  );
});
