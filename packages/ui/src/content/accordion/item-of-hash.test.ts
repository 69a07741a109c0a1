import { describe, expect, it } from 'vitest';
import { itemOfHash } from './Accordion.tsx';

const ids = ['limits', 'как-вывести', 'faq 3'];

describe('itemOfHash', () => {
  it('finds an id, plain or encoded', () => {
    expect(itemOfHash('#limits', ids)).toBe('limits');
    expect(itemOfHash(`#${encodeURIComponent('как-вывести')}`, ids)).toBe('как-вывести');
    expect(itemOfHash('#faq%203', ids)).toBe('faq 3');
  });

  it('returns nothing for the unknown, the empty and the undecodable', () => {
    for (const hash of ['', '#', '#other', '#%E0%A4%A', '#limits"]', '##limits'])
      expect(itemOfHash(hash, ids)).toBeNull();
  });
});
