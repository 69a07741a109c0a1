import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../index.ts';
import { displayCharacters, fontLocales, textCharacters } from './characters.ts';

/** Maximum total size of the two font files of a language, bytes. */
const budget = 48_000;

const files = Object.fromEntries(
  fontLocales.map((locale) => [locale, fontFiles[locale].map((url) => readFileSync(new URL(url)))]),
);

const missing = (font: Uint8Array | undefined, characters: string) => {
  const opened = create(font ?? new Uint8Array());
  return [...characters].filter((char) => !opened.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
};

describe.each(fontLocales)('fonts of %s', (locale) => {
  it('draw every character the language needs', () => {
    expect(missing(files[locale]?.[0], textCharacters(locale))).toEqual([]);
    expect(missing(files[locale]?.[1], displayCharacters(locale))).toEqual([]);
  });

  it('are two files within the budget', () => {
    const sizes = files[locale]?.map((file) => file.length) ?? [];
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  });

  it('keep the axes and figures the type scale uses', () => {
    const [text, display] = (files[locale] ?? []).map((file) => create(file));
    expect(text?.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
    expect(display?.variationAxes).toMatchObject({
      wght: { min: 700, max: 800 },
      slnt: { min: -10, max: 0 },
    });
    for (const font of [text, display])
      expect(font?.availableFeatures).toEqual(expect.arrayContaining(['tnum', 'kern']));
  });
});

describe('the alphabets', () => {
  it('hold the letters people forget', () => {
    for (const char of 'әғқңөұүһіӘҒҚҢӨҰҮҺІ₸') expect(textCharacters('kk')).toContain(char);
    for (const char of 'əğıöüşçƏĞIÖÜŞÇİi₼') expect(displayCharacters('az')).toContain(char);
    for (const char of 'ёЁъЪ№₽−–—«»') expect(textCharacters('ru')).toContain(char);
  });
});
