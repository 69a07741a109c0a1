import { describe, expect, it } from 'vitest';
import { offerMode, type OfferFacts } from './offer-mode.ts';

const facts = (over: Partial<OfferFacts> = {}) =>
  offerMode({
    isOffered: true,
    isMobile: true,
    isInstalled: false,
    isInAppBrowser: false,
    isClosed: false,
    closings: 0,
    deposits: 0,
    ...over,
  });

describe('offer of the app in the header', () => {
  it('APPS-02 is base without a deposit and middle with one', () => {
    expect([facts(), facts({ deposits: 1 }), facts({ deposits: 9 })]).toEqual(['base', 'middle', 'middle']);
  });

  it('APPS-02 APPS-03 is none on a desktop, in the app, in Facebook, after closing, and where there is no app', () => {
    expect([
      facts({ isMobile: false }),
      facts({ isInstalled: true }),
      facts({ isInAppBrowser: true }),
      facts({ isClosed: true }),
      facts({ isOffered: false }),
    ]).toEqual(Array(5).fill('none'));
  });

  it('APPS-05 ends with the third closing', () => {
    expect([facts({ closings: 2 }), facts({ closings: 3 }), facts({ closings: null })]).toEqual([
      'base',
      'none',
      'none',
    ]);
  });

  it('APPS-06 is for players only', () => {
    expect(facts({ deposits: null })).toBe('none');
  });
});
