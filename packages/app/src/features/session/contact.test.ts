import { phoneDigits, phoneRegion } from '@tulpar/api/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '#app/platform/i18n/languages.ts';
import { EMAIL_DOMAINS, emailFault, emailRegion, PHONE_COUNTRIES, phoneFault } from './contact.ts';

describe('contacts', () => {
  it('an address has one at sign with text on both sides and a dot behind it', { tags: ['VALID-01'] }, () => {
    for (const right of ['a@b.c', 'first.last@mail.kz', 'a+b@sub.mail.ru'])
      expect(emailFault(right), right).toBeNull();
    for (const wrong of ['a@b', 'a@@b.c', '@b.c', 'a@', 'a@.c', 'a@b.', 'a@b..c', 'ab.c', 'a@b@c.d'])
      expect(emailFault(wrong), wrong).toBe('emailInvalid');
  });

  it('an address is judged as it is sent: in lower case and without spaces', { tags: ['VALID-03'] }, () => {
    expect(emailFault(' A @B.c ')).toBeNull();
    expect([emailFault(' '), emailFault('A B@c')]).toEqual(['required', 'emailInvalid']);
  });

  it('an address with Cyrillic letters is rejected, Kazakh ones included', { tags: ['VALID-02'] }, () => {
    expect([emailFault('почта@mail.ru'), emailFault('a@mail.қз')]).toEqual([
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

  it('Kazakh operators, at their edges', { tags: ['VALID-05'] }, () => {
    const fault = (code: string) => phoneFault(`+7 (${code}) 123-45-67`);
    for (const code of ['700', '709', '747', '750', '751', '760', '764', '771', '775', '778', '911'])
      expect(fault(code), code).toBeNull();
    for (const code of ['710', '748', '752', '765', '770', '772', '774', '779', '912', '799'])
      expect(fault(code), code).toBe('phoneInvalid');
  });

  it('Azerbaijani operators, with and without separators', { tags: ['VALID-06', 'VALID-07'] }, () => {
    for (const code of ['50', '51', '55', '99', '70', '77', '00'])
      expect(phoneFault(`+994-${code}-123-45-67`), code).toBeNull();
    expect(phoneFault('+994501234567')).toBeNull();
    for (const code of ['40', '52', '60', '98'])
      expect(phoneFault(`+994-${code}-123-45-67`), code).toBe('phoneInvalid');
  });

  it(
    'two markets: numbers of Kazakhstan and Azerbaijan, accounts in their currencies',
    { tags: ['PLAT-02'] },
    () => {
      expect(PHONE_COUNTRIES.map(({ code }) => code)).toEqual(['KZ', 'AZ']);
      expect(Object.keys(currencies)).toEqual(['KZT', 'AZN']);
    },
  );

  it('a dialling code alone is an empty field', { tags: ['VALID-11'] }, () => {
    expect(['', '+7', '+994-', '7701', '77011234567'].map(phoneFault)).toEqual([
      'required',
      'required',
      'required',
      'phoneInvalid',
      null,
    ]);
  });

  it('region and digits of a number', { tags: ['VALID-08', 'VALID-09'] }, () => {
    expect(phoneDigits('+7 (701) 123-45-67')).toBe('77011234567');
    expect([phoneRegion('994501234567'), phoneRegion('77011234567')]).toEqual(['AZ', 'KZ']);
    expect([emailRegion('AZN'), emailRegion('KZT')]).toEqual(['AZ', 'KZ']);
  });

  it('no text makes the checks fail', () => {
    fc.assert(
      fc.property(fc.string(), (text) =>
        [emailFault(text), phoneFault(text)].every((id) => id === null || typeof id === 'string'),
      ),
    );
  });
});
