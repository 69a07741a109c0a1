import type { Transaction } from '@tulpar/api/contract';
import { OutcomeFacts, type OutcomeFact } from '@tulpar/ui/outcome-screen';
import { WagerProgress } from '@tulpar/ui/wager-progress';
import { offersAtom } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Result of a credited deposit: bonus, spins, wagering requirement and balance (PAY-17, PROMO-25). */
export function CreditedFacts({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money, number } = useFormats();
  const { date } = useDates();
  const offers = useAtomValue(offersAtom).data?.data ?? [];
  const { offer, offer_amount: given, promo_code: code, currency, balances } = payment;
  const taken = offer ? offers.find(({ id }) => id === offer.id) : undefined;
  const sum = (minor: number) => money(minor, { currency, decimals: 'auto' });
  const toWager = taken?.wager_amount_max ?? 0;
  const spins = taken?.spins_count ?? 0;
  const facts: OutcomeFact[] = [
    ...(given ? [bonusFact(offer?.title ?? t('payment.result.bonus'), `+${sum(given)}`)] : []),
    ...(spins > 0
      ? [
          {
            label: t('bonuses.facts.spins'),
            value: [number(spins, 0), taken?.game_name].filter(Boolean).join(' · '),
          },
        ]
      : []),
    ...(code ? [{ label: t('payment.result.code'), value: <span translate="no">{code}</span> }] : []),
  ];
  return (
    <>
      <OutcomeFacts facts={facts}>
        {taken?.status === 'awaiting' && (
          // The balance below does not include it yet.
          <p className="p-4 text-body text-pretty text-ink-muted">
            {taken.lock_text ?? t('bonuses.received.queued')}
          </p>
        )}
        {toWager > 0 && (
          <WagerProgress
            className="p-4"
            value={taken?.wager_amount ?? 0}
            max={toWager}
            label={t('payment.result.bonus')}
            doneLabel={t('payment.result.wager')}
            done={sum(toWager)}
            {...(taken?.expired_at
              ? { deadline: t('bonuses.until', { date: date(taken.expired_at, 'd MMMM') }) }
              : {})}
          />
        )}
      </OutcomeFacts>
      {balances && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-body">
          <span className="text-ink-muted">{t('payment.result.balance')}</span>
          <b className="text-body-strong">
            {sum(balances.real_after)}
            {balances.bonus_after > 0 && (
              <>
                {' + '}
                <span className="text-bonus-ink">{sum(balances.bonus_after)}</span>
              </>
            )}
          </b>
        </p>
      )}
    </>
  );
}

const bonusFact = (label: string, value: string): OutcomeFact => ({ label, value, tone: 'bonus' });
