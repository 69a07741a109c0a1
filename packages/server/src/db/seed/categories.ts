import type { CategoryRow } from '../catalogue-tables.ts';

type Line = readonly [slug: string, en: string, ru: string, kk: string, az: string];

const CATEGORIES: readonly Line[] = [
  ['slots', 'Slots', 'Слоты', 'Слоттар', 'Slotlar'],
  ['live-casino', 'Live casino', 'Live-казино', 'Live казино', 'Canlı kazino'],
  ['table-games', 'Table games', 'Настольные игры', 'Үстел ойындары', 'Stolüstü oyunlar'],
  ['roulette', 'Roulette', 'Рулетка', 'Рулетка', 'Rulet'],
  ['blackjack', 'Blackjack', 'Блэкджек', 'Блэкджек', 'Blekcek'],
  ['baccarat', 'Baccarat', 'Баккара', 'Баккара', 'Bakkara'],
  ['video-poker', 'Video poker', 'Видеопокер', 'Видеопокер', 'Videopoker'],
  ['crash', 'Crash games', 'Краш-игры', 'Краш ойындар', 'Kraş oyunlar'],
  ['instant-win', 'Instant games', 'Быстрые игры', 'Жылдам ойындар', 'Sürətli oyunlar'],
  ['scratch', 'Scratch cards', 'Скретч-карты', 'Скретч карталар', 'Skretç kartlar'],
  ['bingo-keno', 'Bingo and keno', 'Бинго и кено', 'Бинго және кено', 'Binqo və keno'],
  ['game-shows', 'Game shows', 'Игровые шоу', 'Ойын шоулары', 'Oyun şouları'],
];
const SHORTCUTS: readonly Line[] = [
  ['all-games', 'All games', 'Все игры', 'Барлық ойындар', 'Bütün oyunlar'],
  ['all-new', 'New games', 'Новинки', 'Жаңа ойындар', 'Yeni oyunlar'],
  ['top-10', 'Top 10', 'Топ-10', 'Үздік 10', 'Top 10'],
  ['my', 'My games', 'Мои игры', 'Менің ойындарым', 'Mənim oyunlarım'],
  ['recommendations', 'For you', 'Рекомендации', 'Ұсыныстар', 'Tövsiyələr'],
  ['popular', 'Popular', 'Популярные', 'Танымал', 'Populyar'],
  ['jackpots', 'Jackpots', 'Джекпоты', 'Джекпоттар', 'Cekpotlar'],
];
const FILTERS: readonly Line[] = [
  ['high-rtp', 'High RTP', 'Высокий RTP', 'Жоғары RTP', 'Yüksək RTP'],
  ['low-volatility', 'Low volatility', 'Низкая волатильность', 'Төмен құбылмалылық', 'Aşağı volatillik'],
  ['low-min-bet', 'Small bets', 'Малые ставки', 'Шағын бәстер', 'Kiçik mərclər'],
  ['wager-100', 'Counts 100%', '100% в отыгрыш', 'Вейджерге 100%', 'Veycerə 100%'],
  ['demo', 'Free demo', 'Демо-режим', 'Демо режимі', 'Demo rejimi'],
];

const rows = (lines: readonly Line[], kind: CategoryRow['kind'], from: number): CategoryRow[] =>
  lines.map(([slug, en, ru, kk, az], i) => ({
    id: from + i,
    slug,
    kind,
    names: { ru, kk, az, en },
    icon: slug,
    is_active: true,
    position: i + 1,
  }));

/** Categories 1…, shortcuts 101…, filters 201…: ids never move when one is added. */
export function categoryRows(): CategoryRow[] {
  return [
    ...rows(CATEGORIES, 'category', 1),
    ...rows(SHORTCUTS, 'shortcut', 101),
    ...rows(FILTERS, 'filter', 201),
  ];
}
