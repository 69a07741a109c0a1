import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import az from '../../messages/az/session.json';
import en from '../../messages/en/session.json';
import kk from '../../messages/kk/session.json';
import ru from '../../messages/ru/session.json';
import { ready } from '#app/platform/i18n/catalogue.ts';
import { makeTexts } from '#app/platform/i18n/intl.tsx';
import { languages } from '#app/platform/i18n/languages.ts';
import { MIN_AGE, readMinAge } from './min-age.ts';

const texts = { ru, kk, az, en };
const plain = (chunks: unknown[]) => chunks.join('');

/** Both consents of a language, for an age. */
function consents(language: keyof typeof texts, age: number): string[] {
  const ids = ['session.terms', 'session.socialTerms'] as const;
  return ids.map((id) =>
    makeTexts(language, ready({ [id]: parse(texts[language][id]) }))
      .parts(id, { age, rules: plain, privacy: plain })
      .join(''),
  );
}

describe('the minimum age', () => {
  it('is 18, or what the build says when that is older', { tags: ['VALID-23'] }, () => {
    expect(MIN_AGE).toBe(18);
    expect(['21', ' 19 '].map(readMinAge)).toEqual([21, 19]);
    expect([undefined, '', '17', '20.5', 'adult'].map(readMinAge)).toEqual([18, 18, 18, 18, 18]);
  });

  it('is what the consents name, in every language', { tags: ['VALID-23', 'REG-08'] }, () => {
    for (const language of languages)
      for (const text of consents(language, 19)) expect(text.match(/\d+/g), text).toEqual(['19']);
  });

  it('the word behind the number agrees with it', { tags: ['I18N-05'] }, () => {
    const russian = (age: number) => consents('ru', age).map((text) => /\d+ [а-я]+/.exec(text)?.[0]);
    expect([18, 21, 22].map(russian)).toEqual([
      ['18 лет', '18 лет'],
      ['21 год', '21 год'],
      ['22 года', '22 года'],
    ]);
    expect(consents('en', 18)[0]).toContain('I am 18 years of age or older');
  });
});
