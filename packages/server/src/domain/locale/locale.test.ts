import { describe, expect, it } from 'vitest';
import { languages, text, textIds } from './locale.ts';

describe('a text with a number', () => {
  it('has the form of the noun that the number needs', { tags: ['I18N-05'] }, () => {
    const spins = [1, 3, 50, 101].map((count) => text('offer.spins', 'ru', { count }));
    expect(spins).toEqual(['1 фриспин', '3 фриспина', '50 фриспинов', '101 фриспин']);
    expect(text('offer.spins', 'en', { count: 1 })).toBe('1 free spin');
    expect(text('tournament.rule.perDay', 'en', { count: 2 })).toBe('Up to 2 rounds a day');
  });

  it.each(languages)('shows nothing of a pattern in %s', (language) => {
    const counts = { count: 7, days: 7, hours: 7, minutes: 7, rounds: 7, spins: 7, lowPoints: 7 };
    const shown = textIds.map((id) => text(id, language, counts));
    expect(shown.filter((words) => /[{}]|plural/.test(words))).toEqual([]);
  });
});
