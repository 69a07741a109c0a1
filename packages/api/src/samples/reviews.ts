import type { Review, ReviewSummary, VipClub } from '../contract/index.ts';

/** A review, with overrides. */
export function review(over: Partial<Review> = {}): Review {
  return {
    id: 1,
    author: 'Дана',
    rating: 5,
    text: 'Вывод пришёл за вечер, документы проверили за два часа.',
    created_at: '2026-01-08T15:00:00Z',
    is_demo_data: true,
    reply: null,
    is_mine: false,
    status: 'published',
    decline_text: null,
    ...over,
  };
}

export const reviewList: Review[] = [
  review(),
  review({
    id: 2,
    author: 'R***4',
    rating: 2,
    text: 'Oyunlar tez açılır, amma çıxarış gecikdi.',
    created_at: '2026-01-07T15:00:00Z',
    is_demo_data: false,
    reply: { text: 'Bank işləri bitirib, çıxarışlar adi qaydada gedir.', at: '2026-01-08T09:00:00Z' },
  }),
];

export const reviewSummary: ReviewSummary = {
  average: 4.31,
  count: 64,
  by_rating: [3, 3, 6, 13, 39],
  is_demo_data: false,
};

const level = (
  status: VipClub['levels'][number]['status'],
  title: string,
  [kzt, azn]: readonly [number, number],
  [percent, minutes]: readonly [number, number],
  [dayKzt, dayAzn]: readonly [number, number],
): VipClub['levels'][number] => ({
  status,
  title,
  stake_from: { kzt: kzt * 100, azn: azn * 100 },
  cashback: { percent, period: percent < 14 ? 'weekly' : 'monthly' },
  review_minutes: minutes,
  daily_limit: { kzt: dayKzt * 100, azn: dayAzn * 100 },
  has_manager: percent >= 14,
});

export const vipClubSample: VipClub = {
  levels: [
    level('novice', 'Новичок', [0, 0], [5, 1440], [1_000_000, 3_500]),
    level('bronze', 'Бронза', [300_000, 1_000], [7, 1440], [2_000_000, 7_000]),
    level('silver', 'Серебро', [1_500_000, 5_000], [10, 720], [4_000_000, 14_000]),
    level('gold', 'Золото', [4_000_000, 13_000], [12, 240], [8_000_000, 28_000]),
    level('platinum', 'Платина', [15_000_000, 50_000], [14, 60], [15_000_000, 52_500]),
    level('vip', 'VIP', [50_000_000, 165_000], [15, 15], [30_000_000, 105_000]),
  ],
  rules_html:
    '<ul><li>Считаем ставки собственными деньгами за последние 90 дней.</li><li>Лимиты, перерывы и самоисключение статус не меняют.</li></ul>',
  me: {
    status: 'silver',
    valid_until: '2026-01-31',
    staked: 284_000_000,
    next: { status: 'gold', stake_from: 400_000_000 },
    manager: null,
  },
};
