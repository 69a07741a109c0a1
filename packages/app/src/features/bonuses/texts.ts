import {
  termAmount,
  type BonusTerms,
  type Currency,
  type Offer,
  type WelcomeOffer,
} from '@tulpar/api/contract';
import { useCallback } from 'react';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import type { DepositBonus } from './deposit/deposit-bonus.ts';
import type { CashOut } from './offers.ts';
import type { Language } from '#app/platform/i18n/languages.ts';
import { formatDate } from '#app/platform/i18n/dates.ts';
import kv from '#app/art/kv-tulpar.webp';
import cashback from '#app/art/obj-cashback.webp';
import spins from '#app/art/obj-fs.webp';
import money from '#app/art/obj-money.webp';
import trophy from '#app/art/obj-trophy.webp';

export const COINS = { src: money, width: 360, height: 305, alt: '' };
export const DIAL = { src: cashback, width: 340, height: 340, alt: '' };
export const KEY_VISUAL = { src: kv, width: 540, height: 498, alt: '' };
export const SPINS = { src: spins, width: 176, height: 132, alt: '' };
export const CUP = { src: trophy, width: 176, height: 176, alt: '' };

const TYPES = {
  money: 'bonuses.type.deposit_bonus',
  spins: 'bonuses.type.deposit_gift_spin',
  cashback: 'bonuses.type.cashback',
} as const satisfies Record<DepositBonus['kind'], string>;

export function useBonusTexts(currency: string) {
  const t = useText();
  const formats = useFormats();
  const { number, percent } = formats;
  const { date } = useDates();
  const sum = (minor: number) => formats.money(minor, currency);
  const title = (bonus: DepositBonus): string => {
    if (bonus.title) return bonus.title;
    if (bonus.percent !== null) {
      const share = percent(bonus.percent);
      const money =
        bonus.max === null
          ? t('bonuses.percent', { percent: share })
          : t('bonuses.percentTitle', { percent: share, amount: sum(bonus.max) });
      return bonus.spins === null ? money : `${money} + ${t('bonuses.spins', { count: bonus.spins })}`;
    }
    if (bonus.spins !== null) return t('bonuses.spins', { count: bonus.spins });
    return t(TYPES[bonus.kind]);
  };
  const wager = ({ wager, days }: DepositBonus): string | null => {
    if (wager === null) return null;
    const times = number(wager);
    return days === null
      ? t('bonuses.terms.wager', { wager: times })
      : t('bonuses.terms.days', { wager: times, count: days });
  };
  const wagerName = ({ days }: DepositBonus): string =>
    t(days === null ? 'bonuses.term.wager' : 'bonuses.sum.terms');
  const cashOut = (cap: CashOut): string => {
    if (cap.kind === 'times') return t('bonuses.cashOut.times', { value: number(cap.value) });
    return cap.kind === 'money' ? sum(cap.amount) : t('bonuses.cashOut.unlimited');
  };
  /** Minimum deposit and last day of a bonus as one text. */
  const conditions = (bonus: DepositBonus): string =>
    [
      bonus.minDeposit === null ? null : t('bonuses.fromDeposit', { amount: sum(bonus.minDeposit) }),
      bonus.until === null ? null : t('bonuses.until', { date: date(bonus.until, 'd MMMM') }),
    ]
      .filter((part) => part !== null)
      // Break lines only between the parts.
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(', ');
  return { sum, title, wager, wagerName, cashOut, conditions };
}

/** Cash-out cap of an offer's terms; null if the terms contain none. */
export function termsCashOut(terms: BonusTerms, currency: Currency): CashOut | null {
  if (terms.max_cash_out_type === 'unlimited') return { kind: 'unlimited' };
  if (terms.max_cash_out_type === 'money') {
    const amount = termAmount(terms.max_cash_out_money, currency);
    return amount === null ? null : { kind: 'money', amount };
  }
  const percent = terms.max_cash_out_percent;
  return percent === null ? null : { kind: 'times', value: percent / 100 };
}

/** Formatters of an offer's terms; each returns an empty list for null. */
export function useTerms(currency: string) {
  const t = useText();
  const { number } = useFormats();
  const { sum, cashOut } = useBonusTexts(currency);
  const term = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const amount = (label: string, minor: number | null) => term(label, minor === null ? null : sum(minor));
  /** The wagering requirement, with its amount if known (BONUS-28). */
  const wager = (
    factor: number | null,
    money?: { readonly exact?: number | null; readonly most?: number | null },
  ) => {
    if (factor === null) return [];
    const times = t('bonuses.terms.wager', { wager: number(factor) });
    const { exact = null, most = null } = money ?? {};
    const value =
      exact !== null
        ? t('bonuses.term.wagerSum', { wager: times, amount: sum(exact) })
        : most === null
          ? times
          : t('bonuses.term.wagerUpTo', { wager: times, amount: sum(most * factor) });
    return term(t('bonuses.term.wager'), value);
  };
  return {
    wager,
    minDeposit: (minor: number | null) => amount(t('bonuses.term.minDeposit'), minor),
    maxBet: (minor: number | null) => amount(t('bonuses.term.maxBet'), minor),
    cashOut: (cap: CashOut | null) => term(t('bonuses.term.cashOut'), cap && cashOut(cap)),
    days: (count: number | null | undefined) =>
      term(t('bonuses.term.days'), count == null ? null : t('bonuses.term.daysValue', { count })),
  };
}

/**
 * When an awaiting welcome offer unlocks: tomorrow if one day is left (WELC-04), else its date (WELC-03) or
 * what unlocks it (WELC-13), else unavailable (WELC-06).
 */
export function useOpening(): (offer: WelcomeOffer) => string {
  const t = useText();
  const { date } = useDates();
  return ({ conditions: { available_at: at, availability_rule: rule }, lock_text: lock }) => {
    if (rule.day_from === 1) return t('bonuses.welcome.tomorrow');
    return at === null
      ? (lock ?? t('bonuses.welcome.unavailable'))
      : t('bonuses.welcome.from', { date: date(at, 'd MMMM') });
  };
}

/** Name of an offer: its title from the server, else the name of its type, else a generic one. */
export function useOfferName(): (offer: Pick<Offer, 'title' | 'type'>) => string {
  const t = useText();
  const open = useOpenText();
  return useCallback(
    ({ title, type }) => title ?? open(`bonuses.type.${type}`) ?? t('bonuses.choice'),
    [t, open],
  );
}

export function useMoment(): (moment: string) => string {
  const { date } = useDates();
  return (moment) => date(moment, 'd MMMM, HH:mm');
}

/** Formatted day, parsed at noon so that no time zone shifts it: "26 November". */
export const dayInWords = (day: string, language: Language): string =>
  formatDate(`${day}T12:00`, 'd MMMM', language);

/** Formatted range of days: "12–18 November", "29 October – 4 November". */
export function daysInWords(from: string, to: string, language: Language): string {
  const end = dayInWords(to, language);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${end}`
    : `${dayInWords(from, language)} – ${end}`;
}
