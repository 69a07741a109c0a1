import { describe, expect, it } from 'vitest';
import { offerMode, type OfferFacts } from './offer-mode.ts';

const facts = (over: Partial<OfferFacts> = {}) =>
  offerMode({ canInstall: true, isClosed: false, closings: 0, deposits: 0, ...over });

describe('offer of the app in the header', () => {
  it('APPS-02 is base without a deposit and middle with one', () => {
    expect([facts(), facts({ deposits: 1 }), facts({ deposits: 9 })]).toEqual(['base', 'middle', 'middle']);
  });

  it('APPS-02 APPS-03 is none where nothing can be installed, and after closing', () => {
    expect([facts({ canInstall: false }), facts({ isClosed: true })]).toEqual(['none', 'none']);
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
