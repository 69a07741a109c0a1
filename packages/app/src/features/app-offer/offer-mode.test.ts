import { describe, expect, it } from 'vitest';
import { offerMode, type OfferFacts } from './offer-mode.ts';

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
