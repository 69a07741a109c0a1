import { describe, expect, it } from 'vitest';
import { similarity } from './similarity.ts';

describe('one wrong letter', () => {
  it.each([
    ['berkut', 'berkat'],
    ['bekrut', 'berkut'],
    ['berkutt', 'berkut'],
    ['bekut', 'berkut'],
    ['erkut', 'berkut'],
    ['xberkut', 'berkut'],
    ['eb', 'be'],
  ])('%s is the whole of %s', (typed, word) => expect(similarity(typed, word)).toBe('whole'));

  it.each([
    ['kurgna', 'kurganmines'],
    ['kuran', 'kurganmines'],
    ['slepy', 'sleepyyurt'],
  ])('%s begins %s', (typed, word) => expect(similarity(typed, word)).toBe('start'));

  it.each([
    ['berkut', 'samovar'],
    ['brkt', 'berkut'],
    ['ebkrut', 'berkut'],
    ['tulpar', ''],
  ])('%s has more wrong than one letter against %s', (typed, word) =>
    expect(similarity(typed, word)).toBeNull(),
  );

  it('is no error when nothing is wrong', () => {
    expect(similarity('tulpar', 'tulpar')).toBeNull();
    expect(similarity('tul', 'tulpar')).toBeNull();
  });
});
