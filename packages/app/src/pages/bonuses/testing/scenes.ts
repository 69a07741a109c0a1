import { offers, playerWelcomeOffers, promoCodeBanners } from '@tulpar/api/contract';
import { answer, offer, promoBonus, welcomeOffer } from '@tulpar/api/samples';
import { fn, within } from 'storybook/test';

/** Mocks that record requests of the bonus stories. */
export const sent = { cancel: fn(), activate: fn(), code: fn(), check: fn(), event: fn(), query: fn() };
export const idle = {
  amount: null,
  wager_amount: null,
  wager_amount_max: null,
  transaction_id: null,
  can_cancel: false,
};
export const weekend = offer({
  ...idle,
  id: 'ofr_weekend',
  status: 'available',
  title: 'Бонус выходного дня 30%',
  tag: 'Выходные',
  max_amount_percent: 30,
  available_to: '2026-01-19T00:00:00Z',
});
export const spins = offer({
  ...idle,
  id: 'ofr_spins',
  type: 'deposit_gift_spin',
  status: 'available',
  title: '50 фриспинов',
  game_slug: 'wild-berkut',
  game_name: 'Wild Berkut',
  spins_count: 50,
  played_spins: 0,
  bet_size: 4000,
  available_to: '2026-01-23T00:00:00Z',
});
export const gift = {
  ...spins,
  id: 'ofr_gift',
  type: 'no_deposit_gift_spin' as const,
  spins_count: 20,
  min_deposit: null,
  min_deposit_amount: null,
};
export const cashbackOffer = offer({
  ...idle,
  id: 'ofr_back',
  type: 'cashback',
  status: 'available',
  title: 'Кешбэк',
  amount: 1_248_000,
  wager: 5,
  available_to: '2026-01-15T09:00:00Z',
});
const locked = (id: string, from: number | null, at: string | null, number: number) => {
  const first = welcomeOffer({ id, status: 'awaiting' });
  const [rule] = first.conditions.activation_rules;
  return {
    ...first,
    conditions: {
      available_at: at,
      availability_rule: { day_from: from },
      activation_rules: rule ? [{ ...rule, deposit_number: number }] : [],
    },
  };
};
export const packageOffers = [
  welcomeOffer({
    with_spins: {
      id: 'wel_gs',
      spins_count: 250,
      total_bet: 4000,
      wager: 10,
      max_cash_out_money: null,
      game: { uid: 'wild-berkut', name: 'Wild Berkut' },
    },
  }),
  locked('wel_w2', 1, '2026-01-13T00:00:00Z', 2),
  locked('wel_w3', 7, '2026-01-19T00:00:00Z', 3),
];
export const month = {
  ...promoBonus,
  banner_start_at: '2026-01-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};
export const later = {
  ...promoBonus,
  slug: 'later',
  banner_start_at: '2027-11-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};

export const full = [
  answer(offers, { data: [weekend, spins, gift, cashbackOffer] }),
  answer(playerWelcomeOffers, { data: packageOffers }),
  answer(promoCodeBanners, { data: [month, later] }),
];
export const route = { path: '/bonuses', signedIn: true };
export const received = { path: '/bonuses/received', signedIn: true };
export const wagered = offer({ id: 'ofr_active', can_cancel: false });
export const playing = offer({
  ...spins,
  id: 'ofr_playing',
  status: 'started',
  played_spins: 18,
  can_cancel: true,
  expired_at: '2026-01-23T00:00:00Z',
});
export const queued = offer({
  id: 'ofr_next',
  status: 'awaiting',
  title: 'Бонус месяца 50%',
  wager_amount: 0,
});
export const past = [
  offer({
    id: 'ofr_done',
    status: 'finished',
    wager_amount: 15_000_000,
    end_reason: 'wagered',
    ended_at: '2026-01-08T14:20:00Z',
    released_amount: 1_500_000,
    removed_amount: 250_000,
  }),
  offer({ id: 'ofr_late', status: 'expired', end_reason: 'expired', ended_at: '2026-01-05T09:00:00Z' }),
];
export const both = (inPlay: ReturnType<typeof offer>[], ended: ReturnType<typeof offer>[]) => [
  answer(offers, ({ query }) => ({ data: query['history'] === '1' ? ended : inPlay })),
  answer(playerWelcomeOffers, { data: [] }),
];

/** Text of an element with normal spaces. */
export const textOf = (part: Element | null | undefined) => part?.textContent.replaceAll(/\s+/gu, ' ');
export const factOf = (sheet: HTMLElement, name: string) =>
  textOf(within(sheet).getByText(name).parentElement?.querySelector('dd'));
