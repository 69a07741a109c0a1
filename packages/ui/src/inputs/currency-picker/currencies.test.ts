import { expect, it } from 'vitest';
import { currencyLooks, currencyName } from './currencies.ts';

it('names the currencies of the product by code and sign', { tags: ['FORM-10'] }, () => {
  expect(currencyName('KZT')).toBe('KZT\u00a0₸');
  expect(currencyName('AZN')).toBe('AZN\u00a0₼');
  expect(Object.values(currencyLooks).map((look) => look.flag)).toEqual(['kz', 'az']);
});
