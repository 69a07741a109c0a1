import { expect, it } from 'vitest';
import { currencyLooks, currencyName } from './currencies.ts';

it('FORM-10 names the currencies of the product by code and sign', () => {
  expect(currencyName('KZT')).toBe('KZT\u00a0₸');
  expect(currencyName('AZN')).toBe('AZN\u00a0₼');
  expect(Object.values(currencyLooks).map((look) => look.flag)).toEqual(['kz', 'az']);
});
