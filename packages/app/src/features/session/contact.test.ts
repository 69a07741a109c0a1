import { describe, expect, it } from 'vitest';
import { currencies } from '#app/platform/i18n/languages.ts';
import { EMAIL_DOMAINS, emailFault, PHONE_COUNTRIES, phoneFault } from './contact.ts';

describe('contacts', () => {
  it('an address is judged as it is sent', { tags: ['VALID-01', 'VALID-02', 'VALID-03'] }, () => {
    expect([' A @B.c ', ' ', 'A B@c', 'почта@mail.ru', 'a@mail.қз'].map(emailFault)).toEqual([
      null,
      'required',
      'emailInvalid',
      'emailCyrillic',
      'emailCyrillic',
    ]);
  });

  it('ten domains are offered', { tags: ['VALID-04'] }, () => {
    expect(EMAIL_DOMAINS).toHaveLength(10);
    expect(EMAIL_DOMAINS.slice(2)).toEqual([
      'mail.ru',
      'yandex.kz',
      'yandex.ru',
      'bk.ru',
      'inbox.ru',
      'list.ru',
      'internet.ru',
      'rambler.ru',
    ]);
  });

  it('two markets: numbers and accounts of Kazakhstan and Azerbaijan', { tags: ['PLAT-02'] }, () => {
    expect(PHONE_COUNTRIES.map(({ code }) => code)).toEqual(['KZ', 'AZ']);
    expect(Object.keys(currencies)).toEqual(['KZT', 'AZN']);
  });

  it('a dialling code alone is an empty field', { tags: ['VALID-05', 'VALID-11'] }, () => {
    expect(['', '+7', '+994-', '7701', '77011234567'].map(phoneFault)).toEqual([
      'required',
      'required',
      'required',
      'phoneInvalid',
      null,
    ]);
  });
});
