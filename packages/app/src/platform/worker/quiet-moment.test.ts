import { describe, expect, it } from 'vitest';
import { isQuiet, type Moment } from './quiet-moment.ts';

const moment: Moment = { from: 'lobby', to: 'bonuses', hasWindow: false, hasTyped: false, isPaying: false };

describe('a moment for a new build', { tags: ['REACH-11'] }, () => {
  it('is a change between two pages on which nothing is played, paid or typed', () => {
    expect(isQuiet(moment)).toBe(true);
    expect(isQuiet({ ...moment, from: null, to: 'newsArticle' })).toBe(true);
  });

  it.each([
    'game',
    'fruitCocktail',
    'resident',
    'deposit',
    'withdrawal',
    'history',
    'depositRedirect',
  ] as const)('is none on the way to %s or from it', (id) => {
    expect([isQuiet({ ...moment, to: id }), isQuiet({ ...moment, from: id })]).toEqual([false, false]);
  });

  it('is none under a window, with something typed, or while a payment waits', () => {
    for (const name of ['hasWindow', 'hasTyped', 'isPaying'] as const)
      expect([name, isQuiet({ ...moment, [name]: true })]).toEqual([name, false]);
  });
});
