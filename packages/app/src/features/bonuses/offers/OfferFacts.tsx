import type { BonusTerms } from '@tulpar/api/contract';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** The server does not state it. */
  readonly isUnknown?: boolean;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2.5 px-4 pb-4">
      {facts.map(({ name, value, isUnknown = false }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-ink-muted">{name}</dt>
          <dd
            className={`ml-auto text-right ${isUnknown ? 'text-body text-ink-subtle' : 'text-body-strong'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The twelve terms of an offer (WAG-08). */
export function OfferFacts({ terms, currency }: { terms: BonusTerms | null; currency: string }) {
  const t = useText();
  const facts = useFacts(currency);
  const unknown = t('bonuses.facts.unknown');
  return (
    <FactList
      facts={facts(terms).map(({ name, value }) => ({
        name,
        value: value ?? unknown,
        isUnknown: value === null,
      }))}
    />
  );
}

function useFacts(
  currency: string,
): (terms: BonusTerms | null) => readonly { readonly name: string; readonly value: string | null }[] {
  const t = useText();
  const open = useOpenText();
  const { money, number, percent } = useFormats();
  const key = currency.toLowerCase() as 'kzt' | 'azn';
  const sum = (amounts: BonusTerms['max_amount'] | undefined) => {
    const minor = amounts?.[key] ?? null;
    return minor === null ? null : money(minor, currency);
  };
  const count = (value: number | null | undefined) => (value == null ? null : number(value));
  const cashOut = (terms: BonusTerms) => {
    if (terms.max_cash_out_type === 'unlimited') return t('bonuses.cashOut.unlimited');
    if (terms.max_cash_out_type === 'money') return sum(terms.max_cash_out_money);
    return terms.max_cash_out_percent === null
      ? null
      : t('bonuses.cashOut.times', { value: number(terms.max_cash_out_percent / 100) });
  };
  return (terms) => [
    { name: t('bonuses.facts.type'), value: terms && open(`bonuses.type.${terms.type}`) },
    { name: t('bonuses.facts.depositNumber'), value: count(terms?.deposit_number) },
    { name: t('bonuses.term.minDeposit'), value: sum(terms?.min_deposit_amount) },
    {
      name: t('bonuses.facts.percent'),
      value: terms?.max_amount_percent == null ? null : percent(terms.max_amount_percent),
    },
    { name: t('bonuses.facts.maxBonus'), value: sum(terms?.max_amount) },
    { name: t('bonuses.spins.title'), value: count(terms?.spins?.count) },
    {
      name: t('bonuses.term.wager'),
      value: terms?.wager == null ? null : t('bonuses.terms.wager', { wager: number(terms.wager) }),
    },
    {
      name: t('bonuses.facts.wagerBase'),
      value: terms?.wager_base == null ? null : t(`bonuses.facts.base.${terms.wager_base}`),
    },
    { name: t('bonuses.term.maxBet'), value: sum(terms?.max_bet) },
    { name: t('bonuses.term.cashOut'), value: terms && cashOut(terms) },
    {
      name: t('bonuses.term.days'),
      value:
        terms?.lifetime_days == null ? null : t('bonuses.term.daysValue', { count: terms.lifetime_days }),
    },
    { name: t('bonuses.facts.excluded'), value: count(terms?.excluded_games_count) },
  ];
}
