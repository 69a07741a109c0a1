import { describe, expect, it } from 'vitest';
import { nearness } from './near.ts';

describe('one wrong letter', () => {
  it.each([
    ['berkut', 'berkat'],
    ['bekrut', 'berkut'],
    ['berkutt', 'berkut'],
    ['bekut', 'berkut'],
    ['erkut', 'berkut'],
    ['xberkut', 'berkut'],
    ['eb', 'be'],
  ])('%s is the whole of %s', (typed, word) => expect(nearness(typed, word)).toBe('whole'));

  it.each([
    ['kurgna', 'kurganmines'],
    ['kuran', 'kurganmines'],
    ['slepy', 'sleepyyurt'],
  ])('%s begins %s', (typed, word) => expect(nearness(typed, word)).toBe('start'));

  it.each([
    ['berkut', 'samovar'],
    ['brkt', 'berkut'],
    ['ebkrut', 'berkut'],
    ['tulpar', ''],
  ])('%s has more wrong than one letter against %s', (typed, word) =>
    expect(nearness(typed, word)).toBeNull(),
  );

  it('is no error when nothing is wrong', () => {
    expect(nearness('tulpar', 'tulpar')).toBeNull();
    expect(nearness('tul', 'tulpar')).toBeNull();
  });
});
