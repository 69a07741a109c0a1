import { expect, it } from 'vitest';
import { missingPlaces, missingTexts } from './new-language.ts';

it.each(['ru', 'kk', 'az'])('finds nothing that %s lacks', (language) => {
  const texts = missingTexts(language).filter(
    ({ missing, untranslated }) => missing.length + untranslated.length > 0,
  );
  expect([texts, missingPlaces(language)]).toEqual([[], []]);
});

it('finds every text and place that a new language lacks', () => {
  expect(missingTexts('uz').every(({ missing }) => missing.length > 0)).toBe(true);
  expect(missingPlaces('uz')).toHaveLength(11);
});
