import { termAmount, type BonusTerms, type Currency } from '@tulpar/api/contract';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { termsCashOut, useBonusTexts } from '../texts.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** The server sent no value, so `value` is a placeholder. */
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
export function OfferFacts({ terms, currency }: { terms: BonusTerms | null; currency: Currency }) {
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
  currency: Currency,
): (terms: BonusTerms | null) => readonly { readonly name: string; readonly value: string | null }[] {
  const t = useText();
  const open = useOpenText();
  const { money, number, percent } = useFormats();
  const words = useBonusTexts(currency);
  const sum = (amounts: BonusTerms['max_amount'] | undefined) => {
    const minor = termAmount(amounts, currency);
    return minor === null ? null : money(minor, currency);
  };
  const count = (value: number | null | undefined) => (value == null ? null : number(value));
  const cap = (terms: BonusTerms) => {
    const cashOut = termsCashOut(terms, currency);
    return cashOut && words.cashOut(cashOut);
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
    { name: t('bonuses.term.cashOut'), value: terms && cap(terms) },
    {
      name: t('bonuses.term.days'),
      value:
        terms?.lifetime_days == null ? null : t('bonuses.term.daysValue', { count: terms.lifetime_days }),
    },
    { name: t('bonuses.facts.excluded'), value: count(terms?.excluded_games_count) },
  ];
}
