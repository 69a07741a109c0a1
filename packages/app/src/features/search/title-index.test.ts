import { describe, expect, it } from 'vitest';
import { manyTitles, seededTitles } from './testing/titles.ts';
import { TitleIndex } from './title-index.ts';
import { azerbaijani, frame, plain, small, sound, similarity, retypings } from './spelling.ts';

const index = new TitleIndex();
index.add(seededTitles);
const names = (text: string, limit = 3) => index.find(text, limit).map(({ name }) => name);

/** Typed text and intended game, fifteen per language; `kb`: wrong keyboard layout, `err`: one typo. */
const queries = {
  ru: [
    ['тулпар голд', 'Tulpar Gold'],
    ['вайлд беркут', 'Wild Berkut'],
    ['жар птица', 'Жар-птица'],
    ['лейзи самовар', 'Lazy Samovar'],
    ['курган майнс', 'Kurgan Mines'],
    ['nekgfh ujkl', 'Tulpar Gold', 'kb'],
    ['пщдв', 'Tulpar Gold', 'kb'],
    ['айдахар гейт', 'Aydahar Gate'],
    ['туран тигр', 'Turan Tiger'],
    ['слипи обсерватори', 'Sleepy Observatory'],
    ['бекрут', 'Wild Berkut', 'err'],
    [';fh gnbwf', 'Жар-птица', 'kb'],
    ['лотос', 'Lotus Dream', 'err'],
    ['рулетка глассврен', 'Glasswren Roulette'],
    ['фараон', 'Pharaoh’s Ledger'],
  ],
  kk: [
    ['тұлпар', 'Tulpar Gold'],
    ['алтын адам', 'Алтын Адам'],
    ['altyn adam', 'Алтын Адам'],
    ['altın adam', 'Алтын Адам'],
    ['fknsy flfv', 'Алтын Адам', 'kb'],
    ['құрған хроникл', 'Kurgan Chronicle'],
    ['айдаһар', 'Aydahar Gate'],
    ['көроғлы', 'Koroglu Ride'],
    ['тұран', 'Turan Tiger'],
    ['n9kgfh', 'Tulpar Gold', 'kb'],
    ['беркүт', 'Wild Berkut'],
    ['каспий', 'Caspian Corsair'],
    ['алтн адам', 'Алтын Адам', 'err'],
    ['степпе покер', 'Steppe Poker'],
    ['қараван силк', 'Silk Caravan'],
  ],
  az: [
    ['Koroğlu', 'Koroglu Ride'],
    ['kəndi bazar', 'Candy Bazaar'],
    ['Cester', 'Jester Parade'],
    ['kaspi korsar', 'Caspian Corsair'],
    ['turan tayger', 'Turan Tiger'],
    ['üild berkut', 'Wild Berkut', 'kb'],
    ['лщкщъдг', 'Koroglu Ride', 'kb'],
    ['honi bər', 'Honey Bear'],
    ['velvet samavar', 'Velvet Samovar', 'err'],
    ['şpark forc', 'Spark Forge'],
    ['silk karavan', 'Silk Caravan'],
    ['nortern aks', 'Northern Axe'],
    ['lava koins', 'Lava Coins'],
    ['step houl', 'Steppe Howl'],
    ['SKAY TULPAR', 'Sky Tulpar'],
  ],
  en: [
    ['tuplar gold', 'Tulpar Gold', 'err'],
    ['wlid berkut', 'Wild Berkut', 'err'],
    ['sleepy observ', 'Sleepy Observatory'],
    ['curgan mines', 'Kurgan Mines'],
    ['silk carvan', 'Silk Caravan', 'err'],
    ['цшдв иуклге', 'Wild Berkut', 'kb'],
    ['lost horse shoe', 'Lost Horseshoe'],
    ['farao', 'Pharaoh’s Ledger'],
    ['zhar ptitsa', 'Жар-птица'],
    ['altyn adm', 'Алтын Адам', 'err'],
    ['cobaltcompass', 'Cobalt Compass'],
    ['velvet hoopo', 'Velvet Hoopoe'],
    ['тшпре зщкеук', 'Night Porter', 'kb'],
    ['umbra blackjak', 'Umbra Blackjack', 'err'],
    ['pharaohs ledger', 'Pharaoh’s Ledger'],
  ],
} as const satisfies Readonly<
  Record<string, readonly (readonly [typed: string, meant: string, kind?: 'kb' | 'err'])[]>
>;

describe('sixty searches', () => {
  const all = Object.values(queries).flat();

  it('are fifteen a language, some on the wrong keyboard and some with a wrong letter', () => {
    expect(Object.values(queries).map(({ length }) => length)).toEqual([15, 15, 15, 15]);
    expect(all.filter(([, , kind]) => kind === 'kb').length).toBeGreaterThanOrEqual(8);
    expect(all.filter(([, , kind]) => kind === 'err').length).toBeGreaterThanOrEqual(8);
  });

  it('find at least 57 of the games meant among the first three', () => {
    const missed = all.filter(([typed, meant]) => !names(typed).includes(meant));
    expect(
      missed.length,
      missed.map(([typed]) => `${typed}: ${names(typed).join(', ')}`).join('\n'),
    ).toBeLessThanOrEqual(3);
  });
});

describe('suggestions', () => {
  it('come while a word is still being typed, the most played first', () => {
    expect(names('tul', 2)).toEqual(['Tulpar Gold', 'Sky Tulpar']);
    expect(names('тул', 2)).toEqual(['Tulpar Gold', 'Sky Tulpar']);
    expect(names('a', 1)).toHaveLength(1);
  });

  it('find a studio as well, behind the games of that name', () => {
    expect(index.find('orbiting samovar', 3).map(({ provider }) => provider)).toEqual(
      Array(3).fill('Orbiting Samovar'),
    );
    expect(names('samovar', 1)[0]).toMatch(/samovar/i);
  });

  it('hold every word that was typed', () => {
    expect(names('tulpar zzzzz')).toEqual([]);
    expect(names('gold tulpar', 1)).toEqual(['Tulpar Gold']);
  });

  it.each(['', '   ', '…', '字', '%_\\\\', '<script>', 'щ'.repeat(5000), 'a '.repeat(5000), '\u202e\0'])(
    'survive any text: %j',
    (text) => expect(index.find(text, 6).length).toBeLessThanOrEqual(6),
  );

  it('cost little more than a look at every name, with 10,000 games', () => {
    const many = manyTitles(10_000);
    const large = new TitleIndex();
    large.add(many);
    const plainLook = fastest(() => many.filter(({ name }) => name.toLowerCase().includes('samovar')).length);
    const search = fastest(() => large.find('самавар', 6).length);
    expect(search / plainLook).toBeLessThan(40);
  });
});

/** The fastest of several runs, ms, to ignore other load on the machine. */
function fastest(work: () => number): number {
  return Math.min(
    ...Array.from({ length: 12 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

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
