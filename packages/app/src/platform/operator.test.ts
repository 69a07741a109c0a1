import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import az from '../messages/az-pages.json';
import en from '../messages/en-pages.json';
import kk from '../messages/kk-pages.json';
import ru from '../messages/ru-pages.json';
import { ready } from './i18n/catalogue.ts';
import { makeIntl } from './i18n/intl.tsx';
import { languages } from './i18n/languages.ts';
import { footerExtras, OPERATOR, readAge } from './operator.ts';

const texts = { ru, kk, az, en };
const plain = (chunks: unknown[]) => chunks.join('');

/** Both consent texts in a language, for a minimum age. */
function consents(language: keyof typeof texts, age: number): string[] {
  const ids = ['session.terms', 'session.socialTerms'] as const;
  return ids.map((id) =>
    makeIntl(language, ready({ [id]: parse(texts[language][id]) })).formatMessage(
      { id },
      { age, rules: plain, privacy: plain },
    ),
  );
}

describe('the minimum age', () => {
  it('is 18, or what the build says when that is older', { tags: ['VALID-23'] }, () => {
    expect(OPERATOR.minAge).toBe(18);
    const ages = [undefined, '', '17', '20.5', 'adult', '21', ' 19 '].map((age) => readAge(age, 18));
    expect(ages).toEqual([18, 18, 18, 18, 18, 21, 19]);
  });

  it('the signs name an age of their own, never below it', { tags: ['OP-05', 'FOOT-04'] }, () => {
    expect(OPERATOR.ageSign).toBe(21);
    expect(readAge('18', Math.max(OPERATOR.minAge, 21))).toBe(21);
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

it('a build that offers the app names reviews and the app in the footer', { tags: ['FOOT-05'] }, () => {
  expect(footerExtras('on')).toEqual(['reviews', 'downloadApp']);
  expect([undefined, '', 'off', 'true'].map(footerExtras)).toEqual([[], [], [], []]);
});
