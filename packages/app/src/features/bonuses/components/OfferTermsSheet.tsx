import type { BonusTerms } from '@tulpar/api/contract';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useOpenText } from '#app/platform/i18n/open-text.ts';
import { useState } from 'react';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { BonusCalculator } from './BonusCalculator.tsx';
import { FactList } from './FactList.tsx';
import type { ShownTerms } from './lazy-sheets.tsx';
import { WagerShares } from './WagerShares.tsx';

/**
 * All terms of an offer: what it comes to for a deposit, how games count, and twelve facts in one order for every kind;
 * an unknown one says so (WAG-01, WAG-08).
 */
export function OfferTermsSheet({
  shown,
  currency,
  onClose,
}: {
  shown: ShownTerms | null;
  currency: Currency;
  onClose: () => void;
}) {
  const t = useText();
  const facts = useFacts(currency);
  const unknown = t('bonuses.facts.unknown');
  // The words stay while the sheet closes.
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  const terms = last?.terms ?? null;
  const hasCalculator = terms !== null && terms.wager !== null && last?.isTaken !== true;
  return (
    <BottomSheet
      open={shown !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={last ? t('bonuses.offer.termsOf', { name: last.name }) : ''}
      {...(hasCalculator ? { className: 'desktop:w-[min(880px,calc(100vw-64px))]' } : {})}
      closeLabel={t('bonuses.sheet.close')}
    >
      <div className={hasCalculator ? 'grid items-start desktop:grid-cols-2' : undefined}>
        {hasCalculator && terms !== null && (
          <BonusCalculator terms={terms} currency={currency} deposit={last?.deposit} amount={last?.amount} />
        )}
        <div>
          <WagerShares terms={terms} />
          <section aria-labelledby="offer-facts">
            <h3 id="offer-facts" className="px-4 pb-2 text-title-sm">
              {t('bonuses.facts.title')}
            </h3>
            <FactList facts={facts(terms).map(({ name, value }) => ({ name, value: value ?? unknown }))} />
          </section>
        </div>
      </div>
    </BottomSheet>
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
    return minor === null ? null : money(minor, { currency, decimals: 'auto' });
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
    { name: t('bonuses.facts.spins'), value: count(terms?.spins?.count) },
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
