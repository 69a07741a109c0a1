import { describe, expect, it } from 'vitest';
import { manyTitles, seededTitles } from './testing/titles.ts';
import { TitleIndex } from './title-index.ts';

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
