import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import {
  daysText,
  amountIn,
  type Currency,
  type Language,
  formatMoney,
  isTextId,
  text,
} from '../locale/locale.ts';
import { spinsIdOf, statusNow, type OfferRow, lockText, type WelcomeLock } from './offers.ts';
import { termsOf, titleOf, type Template } from './template.ts';
import { templateOf } from './templates.ts';

export type Offer = ResponseOf<(typeof endpoints)['offers']>['data'][number];
export type WelcomeOffer = ResponseOf<(typeof endpoints)['playerWelcomeOffers']>['data'][number];

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const isWelcome = (template: Template): template is Template & { type: 'welcome' | 'welcome_gs' } =>
  template.type === 'welcome' || template.type === 'welcome_gs';

/** When an offer ended; one that was never taken ended when it could no longer be taken. */
export const endOf = (row: OfferRow, status: OfferRow['status']): Date | null =>
  row.ended_at ?? (status === 'expired' ? row.available_to : null);

/**
 * What an offer's view needs to know of the player's other offers: the lock, and the id of the bonus that is
 * wagered first (WAG-19).
 */
export interface OfferState {
  readonly lock?: WelcomeLock | null;
  readonly waitsFor?: string | null;
}

export function offerView(
  row: OfferRow,
  language: Language,
  now: Date,
  { lock = null, waitsFor = null }: OfferState = {},
): Offer {
  const template = templateOf(row.template);
  const { cashOut } = template;
  const amount = (figure: Template['maxAmount']) => (figure === null ? null : amountIn(figure, row.currency));
  const status = lock === null ? statusNow(row, now) : 'awaiting';
  const { spins } = template;
  const isRunning = status === 'active' || status === 'started';
  const small = `offers/${template.image ?? row.template}-s.webp`;
  const big = `offers/${template.image ?? row.template}-b.webp`;
  return {
    id: row.id,
    type: template.type,
    status,
    origin: isWelcome(template) ? 'welcome' : spins === undefined ? null : 'offer',
    title: titleOf(template, language),
    subtitle: null,
    tag:
      isRunning && spins === undefined
        ? text('offer.tag.wagering', language)
        : status === 'available'
          ? text('offer.tag.ready', language)
          : null,
    amount: row.amount ?? amount(template.fixed),
    wager: template.wager,
    wager_amount: row.wager_amount_max === null ? null : row.wager_amount,
    wager_amount_max: row.wager_amount_max,
    min_deposit: amount(template.minDeposit),
    min_deposit_amount: amount(template.minDeposit),
    max_amount: amount(template.maxAmount),
    max_amount_percent: template.percent,
    max_bonus_limit: amount(template.maxAmount),
    max_cash_out_percent: cashOut.type === 'percent' ? cashOut.percent : null,
    max_cash_out_money: cashOut.type === 'money' ? amount(cashOut.money) : null,
    available_to: iso(row.available_to),
    expired_at: iso(row.expired_at),
    deposit_number: template.depositNumber,
    is_vip_card: template.isVipCard === true,
    can_cancel: row.can_cancel,
    game_slug: spins?.game.slug ?? null,
    game_name: spins?.game.name ?? null,
    game_img: spins === undefined ? null : `games/${spins.game.slug}/card.webp`,
    spins_count: row.spins_count,
    played_spins: spins === undefined ? null : row.played_spins,
    bet_size: spins === undefined ? null : amountIn(spins.bet, row.currency),
    content: { small_image: small, big_image: big, text: null },
    small_image: small,
    big_image: big,
    transaction_id: row.transaction_id,
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    terms: termsOf(template),
    started_at: iso(row.activated_at),
    ended_at: iso(endOf(row, status)),
    end_reason: row.end_reason ?? (status === 'expired' ? 'not_taken' : null),
    released_amount: row.released_amount,
    removed_amount: row.removed_amount,
    won_amount: spins === undefined ? null : row.spins_won,
    waits_for_offer_id: row.status === 'awaiting' ? waitsFor : null,
    lock_text: lock && lockText(lock, row.currency, language),
    promo_code: row.promo_code,
  };
}

export function depositName(template: Template, language: Language): string {
  const id = `offer.depositNumber.${template.depositNumber ?? 1}`;
  return isTextId(id) ? text(id, language) : titleOf(template, language);
}

const languageTexts = (template: Template): WelcomeOffer['template']['text_data'] => {
  const of = (language: Language) => ({
    label: depositName(template, language),
    title: titleOf(template, language),
  });
  return { ru: of('ru'), kk: of('kk'), az: of('az'), en: of('en') };
};

interface WelcomeState {
  readonly id: string;
  readonly status: WelcomeOffer['status'];
  readonly expiredAt: Date | null;
  readonly lock?: WelcomeLock | null;
}

/** A welcome bonus in the shape of the contract, with its state for a visitor. */
export function welcomeView(
  template: Template,
  state: WelcomeState,
  currency: Currency,
  language: Language,
): WelcomeOffer {
  const amount = (figure: Template['maxAmount']) => (figure === null ? null : amountIn(figure, currency));
  const minDeposit = amount(template.minDeposit);
  const { spins, cashOut, withSpins } = template;
  return {
    id: state.id,
    type: template.type === 'welcome_gs' ? 'welcome_gs' : 'welcome',
    status: state.lock ? 'awaiting' : state.status,
    lock_text: state.lock ? lockText(state.lock, currency, language) : null,
    expired_at: iso(state.expiredAt),
    conditions: {
      available_at: iso(state.lock?.opensAt ?? null),
      availability_rule: { day_from: state.lock ? state.lock.daysLeft : 0 },
      activation_rules: [
        {
          deposit_number: template.depositNumber ?? 1,
          min_deposit: minDeposit,
          min_deposit_amount: minDeposit,
          offer_bonus_template:
            spins !== undefined
              ? null
              : {
                  min_deposit_amount: minDeposit,
                  max_amount_money: amount(template.maxAmount),
                  max_amount_percent: template.percent,
                  amount: amount(template.fixed),
                  wager: template.wager,
                  max_cash_out_percent: cashOut.type === 'percent' ? cashOut.percent : null,
                },
          offer_gift_spin_template:
            spins === undefined
              ? null
              : {
                  total_bet: amountIn(spins.bet, currency),
                  spins_count: spins.count,
                  max_cash_out_money: cashOut.type === 'money' ? amount(cashOut.money) : null,
                  wager: template.wager,
                  game: { uid: spins.game.slug, name: spins.game.name },
                  content: {
                    small_image: `offers/${template.code}-s.webp`,
                    big_image: `offers/${template.code}-b.webp`,
                  },
                },
        },
      ],
    },
    with_spins: withSpins === undefined ? null : spinsView(withSpins, state.id, currency),
    template: {
      images: {
        main_image: `welcome/${template.code}.webp`,
        promo_image: `welcome/${template.code}-promo.webp`,
      },
      content: { rules: text('offer.welcomeRules', language) },
      text_data: languageTexts(template),
    },
  };
}

function spinsView(
  { template, spins }: NonNullable<Template['withSpins']>,
  offerId: string,
  currency: Currency,
): NonNullable<WelcomeOffer['with_spins']> {
  const { wager, cashOut } = templateOf(template);
  return {
    id: spinsIdOf(offerId),
    spins_count: spins.count,
    total_bet: amountIn(spins.bet, currency),
    wager,
    max_cash_out_money: cashOut.type === 'money' ? amountIn(cashOut.money, currency) : null,
    game: { uid: spins.game.slug, name: spins.game.name },
  };
}

/** Line below the name of a welcome bonus on the registration page: maximum, wager and days. */
export function welcomeLine(template: Template, currency: Currency, language: Language): string {
  const { maxAmount, wager, lifetimeDays } = template;
  const most = maxAmount === null ? null : formatMoney(amountIn(maxAmount, currency), currency, language);
  return [
    most && text('offer.line.most', language, { most }),
    text('offer.line.wager', language, { wager }),
    daysText(lifetimeDays, language),
  ]
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
}
