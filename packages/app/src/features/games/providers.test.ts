import { expect, it } from 'vitest';
import { foundProviders } from './providers.ts';

const providers = ['Copper Heron Works', 'Qobyz Circuit', 'Kök Games', 'İnci Studio'].map((name) => ({
  name,
}));
const found = (text: string) => foundProviders(providers, text).map(({ name }) => name);

it('finds providers by any words of their names, without case and marks', { tags: ['ROUTE-15'] }, () => {
  expect(found('works copper')).toEqual(['Copper Heron Works']);
  expect(found('KOK')).toEqual(['Kök Games']);
  expect(found('inci')).toEqual(['İnci Studio']);
  expect(found('  ')).toHaveLength(4);
  expect(found('zzz')).toEqual([]);
});
