import { expect, it } from 'vitest';
import { missingPlaces, missingTexts } from './new-language.ts';

it.each(['ru', 'kk', 'az'])('finds nothing that %s lacks', (language) => {
  const texts = missingTexts(language).filter(
    ({ missing, untranslated }) => missing.length + untranslated.length > 0,
  );
  expect([texts, missingPlaces(language)]).toEqual([[], []]);
});

it('finds every text and place that a new language lacks', () => {
  const texts = missingTexts('xx');
  expect(texts.every(({ missing }) => missing.length > 0)).toBe(true);
  expect(texts.map(({ file }) => file)).toContain('packages/server/src/domain/locale/texts/xx.json');
  expect(missingPlaces('xx')).toEqual(
    expect.arrayContaining([
      'packages/app/src/platform/operator.ts',
      'packages/app/build/document.ts',
      'packages/ui/src/foundations/tokens/fonts/fonts.css',
      'packages/api/src/contract/types.ts',
      'packages/server/src/domain/locale/locale.ts',
    ]),
  );
  // `host-mode.ts` names markets, not languages.
  expect(missingPlaces('xx').filter((path) => path.endsWith('/host-mode.ts'))).toEqual([]);
});
