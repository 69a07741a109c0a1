import { termAmount, type Cashback } from '@tulpar/api/contract';
import { Badge, type BadgeTone } from '@tulpar/ui/badge';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useId } from 'react';
import { accountDay } from '#app/platform/i18n/use-dates.ts';
import { useFormats, useLanguage, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { dayInWords, daysInWords, useBonusTexts, useMoment, useTerms } from '../texts.ts';
import { FactList } from '../offers/OfferFacts.tsx';

type Period = NonNullable<Cashback['history']>[number];

interface CashbackSheetProps {
  cashback: Cashback;
  isOpen: boolean;
  onClose: () => void;
}

export function CashbackSheet({ cashback, isOpen, onClose }: CashbackSheetProps) {
  const t = useText();
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t(`bonuses.cashback.title.${cashback.period}`)}
      closeLabel={t('common.close')}
    >
      <Accrual cashback={cashback} />
      <PastPeriods cashback={cashback} />
      <Terms cashback={cashback} />
    </BottomSheet>
  );
}

/** Loss of the period, percentage and, if the server sent them, expected cashback and payment day (CASHBK-11). */
function Accrual({ cashback }: { cashback: Cashback }) {
  const t = useText();
  const { percent } = useFormats();
  const language = useLanguage();
  const { sum } = useBonusTexts(cashback.currency);
  const { amount, accrued_amount: accrued, next_at: next, period } = cashback;
  return (
    <>
      <FactList
        facts={[
          { name: t('bonuses.cashback.sheet.lost'), value: sum(amount) },
          { name: t('bonuses.cashback.sheet.percent'), value: percent(cashback.percent) },
          ...(accrued === null ? [] : [{ name: t('bonuses.cashback.sheet.expected'), value: sum(accrued) }]),
          ...(next === null
            ? []
            : [
                {
                  name: t('bonuses.cashback.sheet.date'),
                  value: dayInWords(accountDay(next, cashback.currency), language),
                },
              ]),
        ]}
      />
      {accrued === 0 && (
        <p className="px-4 pb-4 text-caption text-ink-muted">{t(`bonuses.cashback.sheet.none.${period}`)}</p>
      )}
    </>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = {
  available: 'bonus',
  wagering: 'warning',
  finished: 'success',
  expired: 'danger',
};

/** Past periods, newest first (CASHBK-12). */
function PastPeriods({ cashback }: { cashback: Cashback }) {
  const t = useText();
  const id = useId();
  const history = cashback.history ?? [];
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3.5">
      <h3 id={id} className="px-4 text-title-sm">
        {t('bonuses.cashback.sheet.history')}
      </h3>
      {history.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-caption text-ink-muted">{t('bonuses.cashback.sheet.noHistory')}</p>
      ) : (
        <ul className="divide-y divide-line px-4 pb-1.5">
          {history.map((period) => (
            <PastPeriod key={`${period.from}:${period.to}`} period={period} currency={cashback.currency} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PastPeriod({ period, currency }: { period: Period; currency: string }) {
  const t = useText();
  const open = useOpenText();
  const language = useLanguage();
  const when = useMoment();
  const { sum } = useBonusTexts(currency);
  const { from, to, amount, state, until } = period;
  const named = state === 'lost' ? 'wasted' : state;
  const word = open(`bonuses.cashback.state.${state}`) ?? open(`bonuses.status.${named}`) ?? state;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="text-body-strong">{daysInWords(from, to, language)}</p>
        {until !== null && (
          <p className="text-caption text-ink-muted">{t('bonuses.until', { date: when(until) })}</p>
        )}
      </div>
      <div className="ml-auto flex flex-col items-end gap-1">
        <span className="text-body-strong">{sum(amount)}</span>
        <Badge tone={tones[state] ?? 'neutral'}>{word}</Badge>
      </div>
    </li>
  );
}

function Terms({ cashback }: { cashback: Cashback }) {
  const t = useText();
  const id = useId();
  const { sum } = useBonusTexts(cashback.currency);
  const term = useTerms(cashback.currency);
  const { terms, claim_days: days } = cashback;
  if (!terms) return null;
  const money = (name: string, minor: number | null | undefined) =>
    minor ? [{ name, value: sum(minor) }] : [];
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3.5">
      <h3 id={id} className="px-4 pb-2.5 text-title-sm">
        {t('bonuses.offer.terms')}
      </h3>
      <FactList
        facts={[
          ...money(
            t('bonuses.cashback.sheet.minDeposit'),
            termAmount(terms.min_deposit_amount, cashback.currency),
          ),
          ...(days == null
            ? []
            : [
                {
                  name: t('bonuses.cashback.sheet.claim'),
                  value: t('bonuses.term.daysValue', { count: days }),
                },
              ]),
          ...[...term.wager(terms.wager), ...term.days(terms.lifetime_days)].map(({ label, value }) => ({
            name: label,
            value,
          })),
          ...money(t('bonuses.facts.maxBonus'), termAmount(terms.max_amount, cashback.currency)),
        ]}
      />
    </section>
  );
}
