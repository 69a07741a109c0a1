import type {
  BonusTerms,
  Cashback,
  LedgerEntry,
  Offer,
  PromoBonus,
  PromoCheck,
  RegisterWelcome,
  WelcomeOffer,
} from '../contract/index.ts';

/** A deposit bonus being wagered, with overrides. */
export function offer(over: Partial<Offer> = {}): Offer {
  return {
    id: 'ofr_77',
    type: 'deposit_bonus',
    status: 'active',
    origin: null,
    title: 'Бонус на депозит 50%',
    subtitle: null,
    tag: 'Отыгрыш',
    amount: 1_500_000,
    wager: 10,
    wager_amount: 4_230_000,
    wager_amount_max: 15_000_000,
    min_deposit: 300_000,
    min_deposit_amount: 300_000,
    max_amount: 5_000_000,
    max_amount_percent: 50,
    max_bonus_limit: 5_000_000,
    max_cash_out_percent: 500,
    max_cash_out_money: null,
    available_to: null,
    expired_at: '2026-01-17T09:00:00Z',
    deposit_number: null,
    is_vip_card: false,
    can_cancel: true,
    game_slug: null,
    game_name: null,
    game_img: null,
    spins_count: null,
    played_spins: null,
    bet_size: null,
    content: { small_image: null, big_image: null, text: null },
    small_image: 'offers/r50-s.webp',
    big_image: 'offers/r50-b.webp',
    transaction_id: 'trx_801',
    currency: 'KZT',
    created_at: '2026-01-10T09:00:00Z',
    terms: null,
    ...over,
  };
}

/** An offer that is being wagered, and one that is available for a deposit. */
export const offerList: Offer[] = [
  offer(),
  offer({
    id: 'ofr_78',
    status: 'available',
    title: 'Бонус выходного дня 30%',
    tag: null,
    amount: null,
    wager_amount: null,
    wager_amount_max: null,
    max_amount_percent: 30,
    available_to: '2026-01-19T00:00:00Z',
    can_cancel: false,
    transaction_id: null,
    created_at: '2026-01-09T09:00:00Z',
  }),
];

export const bonusTerms: BonusTerms = {
  type: 'deposit_bonus',
  deposit_number: 2,
  min_deposit_amount: { kzt: 500_000, azn: 1500 },
  max_amount_percent: 100,
  max_amount: { kzt: 10_000_000, azn: 35_000 },
  wager: 10,
  wager_base: 'bonus',
  max_bet: { kzt: 150_000, azn: 500 },
  max_cash_out_type: 'percent',
  max_cash_out_percent: 1000,
  max_cash_out_money: null,
  excluded_games_count: 14,
  lifetime_days: 7,
};

/** A bonus of the first deposit, with overrides. */
export function welcomeOffer(over: Partial<WelcomeOffer> = {}): WelcomeOffer {
  return {
    id: 'wel_w1',
    type: 'welcome',
    status: 'available',
    expired_at: '2026-01-19T00:00:00Z',
    conditions: {
      available_at: null,
      availability_rule: { day_from: 0 },
      activation_rules: [
        {
          deposit_number: 1,
          min_deposit: 300_000,
          min_deposit_amount: 300_000,
          offer_bonus_template: {
            min_deposit_amount: 300_000,
            max_amount_money: 15_000_000,
            max_amount_percent: 120,
            amount: null,
            wager: 10,
            max_cash_out_percent: 1000,
          },
          offer_gift_spin_template: null,
        },
      ],
    },
    template: {
      images: { main_image: 'welcome/120.webp', promo_image: 'welcome/120-promo.webp' },
      content: { rules: '<p>Бонус начисляется на первый депозит от 3 000 ₸.</p>' },
      text_data: {
        ru: { label: 'Первый депозит', title: '120% на депозит' },
        kk: { label: 'Алғашқы депозит', title: 'Депозитке 120%' },
        az: { label: 'İlk depozit', title: 'Depozitə 120%' },
        en: { label: 'First deposit', title: '120% deposit bonus' },
      },
    },
    ...over,
  };
}

export const registerWelcomeList: RegisterWelcome[] = [
  {
    ...welcomeOffer(),
    register_banner: {
      slug: 'welcome-120',
      image_url: 'welcome/register.webp',
      title: '120% на первый депозит',
      text: 'До 150 000 ₸, отыгрыш ×10',
    },
  },
];

export const promoBonus: PromoBonus = {
  slug: 'month10',
  modal_image: 'promo/month10-m.webp',
  secondary_image: null,
  banner_start_at: '2026-01-01T00:00:00Z',
  banner_end_at: '2026-01-31T23:59:59Z',
  promo_code: {
    code: 'MONTH10',
    type: 'deposit_bonus',
    end_at: '2026-01-31T23:59:59Z',
    banner_end_at: '2026-01-31T23:59:59Z',
    offers_per_user: 3,
    offer: { data: [{ id: 'ofr_60', status: 'finished', type: 'deposit_bonus', transaction_id: 'trx_640' }] },
    offer_template: {
      spinsCount: null,
      totalBet: null,
      wager: 8,
      game: null,
      minDepositAmount: { kzt: 300_000, azn: 1000 },
      maxAmountMoney: { kzt: 5_000_000, azn: 17_000 },
      maxAmountPercent: 50,
      maxCashOutType: 'percent',
      maxCashOutPercent: 500,
      maxCashOutMoney: null,
    },
  },
};

export const promoCheck: PromoCheck = {
  success: true,
  can_use: true,
  reason: null,
  used: 1,
  offers_per_user: 3,
  terms: bonusTerms,
};

export const cashbackSample: Cashback = {
  amount: 840_000,
  period: 'weekly',
  percent: 10,
  min_deposit_percent: 0,
  currency: 'KZT',
  accrued_amount: 84_000,
  next_at: '2026-01-15T00:00:00Z',
};

export const ledgerList: LedgerEntry[] = [
  {
    at: '2026-01-12T09:31:00Z',
    game: { slug: 'lazy-lantern', name: 'Lazy Lantern' },
    bet: 20_000,
    contribution: 100,
    counted: 20_000,
    total: 4_230_000,
    zero_reason: null,
  },
  {
    at: '2026-01-12T09:30:00Z',
    game: { slug: 'velvet-hoopoe', name: 'Velvet Hoopoe' },
    bet: 20_000,
    contribution: 0,
    counted: 0,
    total: 4_210_000,
    zero_reason: 'excluded_game',
  },
];
