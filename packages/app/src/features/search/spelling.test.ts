import { describe, expect, it } from 'vitest';
import { azerbaijani, frame, plain, small, sound, similarity, retypings } from './spelling.ts';

describe('plain letters', () => {
  it.each([
    ['Жар-птица', 'zhar ptitsa'],
    ['ТҰЛПАР', 'tulpar'],
    ['Қобыз, Әлия', 'kobyz aliya'],
    ['көроғлы һәм іңкәр', 'korogly ham inkar'],
    ['Koroğlu', 'koroglu'],
    ['İLDIRIM ıldırım', 'ildirim ildirim'],
    ['Şəki Çay Ülgü', 'sheki chay ulgu'],
    ['Pharaoh’s Ledger', 'pharaohs ledger'],
    ['Kettle & Fern 47', 'kettle fern 47'],
    ['Ñandu Ömir Ūly', 'nandu omir uly'],
    ['…', ''],
    ['字', ''],
  ])('%s', (text, expected) => expect(plain(text)).toBe(expected));

  it('small letters follow no language of the browser', () => {
    expect(small('İI')).toBe('ii');
  });
});

describe('sound', () => {
  it.each([
    ['вайлд', 'wild', 1],
    ['самовар', 'samovar', 0],
    ['компас', 'compass', 0],
    ['слипи', 'sleepy', 0],
    ['джокер', 'joker', 0],
    ['фараон', 'pharaon', 0],
    ['рулет', 'roulette', 0],
    ['айдаһар', 'aydahar', 0],
    ['қараван', 'caravan', 0],
  ])('%s and %s come out alike', (typed, word, wrong) => {
    const [a, b] = [sound(plain(typed)), sound(plain(word))];
    expect([...a].filter((sign, place) => sign !== b[place]).length).toBe(wrong);
  });

  it('keeps the consonants of what is written by ear', () => {
    expect(frame(sound('lazy'))).toBe(frame(sound(plain('лейзи'))));
  });

  it('reads c, q and x as an Azerbaijani does', () => {
    expect(sound(azerbaijani('coker'))).toBe(sound('joker'));
    expect(azerbaijani('qizil xan chay')).toBe('gizil han chay');
  });
});

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
