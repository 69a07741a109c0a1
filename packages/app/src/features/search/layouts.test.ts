import { describe, expect, it } from 'vitest';
import { retypings } from './layouts.ts';

describe('the wrong keyboard', () => {
  it.each([
    ['nekgfh', 'тулпар'],
    [';fh-gnbwf', 'жар-птица'],
    ['пщдв', 'gold'],
    ['n9kgfh', 'тұлпар'],
    ['fknsy flfv', 'алтын адам'],
    ['üild', 'wild'],
    ['лщкщъдг', 'koroğlu'],
    ['koro]lu', 'koroğlu'],
    ['ujkl', 'голд'],
  ])('%s was meant as %s', (text, meant) => expect(retypings(text)).toContain(meant));

  it('leaves alone what no keyboard here can have written', () => {
    expect(retypings('字')).toEqual([]);
    expect(retypings('123')).not.toContain('123');
    expect(retypings('')).toEqual([]);
  });
});
