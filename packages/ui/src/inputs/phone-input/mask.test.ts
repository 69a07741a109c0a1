import { describe, expect, it } from 'vitest';
import {
  formatNational,
  nationalLength,
  prefixOf,
  readNumber,
  readInsertedNumber,
  type PhoneCountry,
} from './mask.ts';

const kz: PhoneCountry = { code: 'KZ', name: 'Қазақстан', dial: '7', mask: '+7 (000) 000-00-00' };
const az: PhoneCountry = { code: 'AZ', name: 'Azərbaycan', dial: '994', mask: '+994-00-000-00-00' };
const countries = [kz, az];

describe('phone masks', () => {
  it('writes a Kazakh number', { tags: ['FORM-17'] }, () => {
    expect(formatNational(kz, '7014182260')).toBe('+7 (701) 418-22-60');
    expect(formatNational(kz, '7014')).toBe('+7 (701) 4');
    expect(formatNational(kz, '701')).toBe('+7 (701');
    expect(formatNational(kz, '')).toBe('+7 (');
  });

  it('writes an Azerbaijani number', { tags: ['FORM-18'] }, () => {
    expect(formatNational(az, '504182260')).toBe('+994-50-418-22-60');
    expect(formatNational(az, '')).toBe('+994-');
  });

  it('knows the fixed part and the length', () => {
    expect(prefixOf(kz)).toBe('+7 (');
    expect(prefixOf(az)).toBe('+994-');
    expect([nationalLength(kz), nationalLength(az)]).toEqual([10, 9]);
  });
});

describe('readNumber', () => {
  it.each([
    '+7 (701) 418-22-60',
    '77014182260',
    '8 701 418 22 60',
    '7014182260',
    '+7-701-418.22.60',
    '0077014182260',
    '+7 8 701 418 22 60',
    '\u202a+7 701 418 22 60\u202c',
    'tel:+77014182260',
    'Тел.: 8 (701) 418-22-60',
    '＋７ ７０１ ４１８ ２２ ６０',
  ])('reads "%s" as a Kazakh number', { tags: ['FORM-17'] }, (raw) => {
    expect(readNumber(raw, kz, countries)).toEqual({ country: kz, national: '7014182260' });
  });

  it('a full Azerbaijani number names its country', { tags: ['FORM-18'] }, () => {
    for (const raw of ['+994 50 418 22 60', '994504182260', '00994504182260'])
      expect(readNumber(raw, kz, countries)).toEqual({ country: az, national: '504182260' });
    for (const raw of ['0504182260', '504182260', '050 418 22 60', '\u202a+994504182260'])
      expect(readNumber(raw, az, countries)).toEqual({ country: az, national: '504182260' });
    expect(readNumber('004182260', az, countries)).toEqual({ country: az, national: '004182260' });
  });

  it('cuts what is too long and keeps what is unfinished', () => {
    expect(readNumber('701418226099999', kz, countries).national).toBe('7014182260');
    expect(readNumber('701', kz, countries).national).toBe('701');
    expect(readNumber('+994 50', kz, countries)).toEqual({ country: az, national: '50' });
    expect(readNumber('junk', kz, countries).national).toBe('');
  });
});

describe('readInsertedNumber', () => {
  it('takes a number that names its country or has all its digits', { tags: ['FORM-17', 'FORM-18'] }, () => {
    expect(readInsertedNumber('+994 50 418', kz, countries)).toEqual({ country: az, national: '50418' });
    expect(readInsertedNumber('87014182260', kz, countries)).toEqual({ country: kz, national: '7014182260' });
    expect(readInsertedNumber('504182260', az, countries)).toEqual({ country: az, national: '504182260' });
  });

  it('leaves a part to the caret', { tags: ['FORM-17'] }, () => {
    for (const raw of ['4182260', '418-22-60', '+7 701', '', 'tel'])
      expect(readInsertedNumber(raw, kz, countries)).toBeNull();
  });
});
