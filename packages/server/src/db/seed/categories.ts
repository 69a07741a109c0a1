import type { CategoryRow, Localized } from '../catalogue-tables.ts';

type Line = readonly [slug: string, names: Localized];
const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

const CATEGORIES: readonly Line[] = [
  ['slots', text('Слоты', 'Слоттар', 'Slotlar', 'Slots')],
  ['live-casino', text('Live-казино', 'Live казино', 'Canlı kazino', 'Live casino')],
  ['table-games', text('Настольные игры', 'Үстел ойындары', 'Masa oyunları', 'Table games')],
  ['roulette', text('Рулетка', 'Рулетка', 'Rulet', 'Roulette')],
  ['blackjack', text('Блэкджек', 'Блэкджек', 'Blekcek', 'Blackjack')],
  ['baccarat', text('Баккара', 'Баккара', 'Bakkara', 'Baccarat')],
  ['video-poker', text('Видеопокер', 'Видеопокер', 'Videopoker', 'Video poker')],
  ['crash', text('Краш-игры', 'Краш ойындар', 'Kraş oyunları', 'Crash games')],
  ['instant-win', text('Быстрые игры', 'Жылдам ойындар', 'Sürətli oyunlar', 'Instant games')],
  ['scratch', text('Скретч-карты', 'Скретч карталар', 'Skretç kartlar', 'Scratch cards')],
  ['bingo-keno', text('Бинго и кено', 'Бинго және кено', 'Binqo və keno', 'Bingo and keno')],
  ['game-shows', text('Игровые шоу', 'Ойын шоулары', 'Oyun şouları', 'Game shows')],
];
const SHORTCUTS: readonly Line[] = [
  ['all-games', text('Все игры', 'Барлық ойындар', 'Bütün oyunlar', 'All games')],
  ['all-new', text('Новинки', 'Жаңа ойындар', 'Yeni oyunlar', 'New games')],
  ['top-10', text('Топ-10', 'Үздік 10', 'Top 10', 'Top 10')],
  ['my', text('Мои игры', 'Менің ойындарым', 'Mənim oyunlarım', 'My games')],
  ['recommendations', text('Рекомендации', 'Ұсыныстар', 'Tövsiyələr', 'For you')],
  ['popular', text('Популярные', 'Танымал', 'Populyar', 'Popular')],
  ['jackpots', text('Джекпоты', 'Джекпоттар', 'Cekpotlar', 'Jackpots')],
];
const FILTERS: readonly Line[] = [
  ['high-rtp', text('Высокий RTP', 'Жоғары RTP', 'Yüksək RTP', 'High RTP')],
  [
    'low-volatility',
    text('Низкая волатильность', 'Төмен құбылмалылық', 'Aşağı volatillik', 'Low volatility'),
  ],
  ['low-min-bet', text('Малые ставки', 'Шағын бәстер', 'Kiçik mərclər', 'Small bets')],
  [
    'wager-100',
    text(
      'Идут в отыгрыш на 100%',
      'Айналымға 100% есептеледі',
      'Mərc tələbinə 100% sayılır',
      'Count 100% towards wagering',
    ),
  ],
  ['demo', text('Есть демо', 'Демосы бар', 'Demosu var', 'Demo available')],
];

const rows = (lines: readonly Line[], kind: CategoryRow['kind'], from: number): CategoryRow[] =>
  lines.map(([slug, names], i) => ({
    id: from + i,
    slug,
    kind,
    names,
    icon: slug,
    is_active: true,
    position: i + 1,
  }));

/** Categories 1…, shortcuts 101…, filters 201…: ids do not change when one is added. */
export function categoryRows(): CategoryRow[] {
  return [
    ...rows(CATEGORIES, 'category', 1),
    ...rows(SHORTCUTS, 'shortcut', 101),
    ...rows(FILTERS, 'filter', 201),
  ];
}
