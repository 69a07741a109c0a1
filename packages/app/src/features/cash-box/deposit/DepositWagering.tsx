import type { Offer, Transaction } from '@tulpar/api/contract';
import { WagerProgress } from '@tulpar/ui/wager-progress';
import { offersAtom } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** The offer taken with a deposit; undefined without one or before the offers are known. */
export function useTakenOffer({ offer }: Transaction): Offer | undefined {
  return useAtomValue(offersAtom).data?.data.find(({ id }) => id === offer?.id);
}

/** Free spins that came with a deposit: in its offer, or in a separate offer, as in a welcome bonus. */
export function useSpinsOf({ offer, transaction_id: id }: Transaction): readonly Offer[] {
  const offers = useAtomValue(offersAtom).data?.data ?? [];
  return offers.filter(
    (one) => (one.id === offer?.id || one.transaction_id === id) && (one.spins_count ?? 0) > 0,
  );
}

/** Formats the number of spins with the game: "250 · Moon Wolf". */
export function useSpinsText(): (offer: Offer) => string {
  const { number } = useFormats();
  return ({ spins_count: count, game_name: game }) =>
    [number(count ?? 0, 0), game].filter(Boolean).join(' · ');
}

interface DepositWageringProps {
  offer: Offer;
  note?: string;
  className?: string;
}

/** Progress of wagering the bonus of a deposit, and why it has not begun (PAY-17, PROMO-25). */
export function DepositWagering({ offer, note, className = '' }: DepositWageringProps) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const goal = offer.wager_amount_max ?? 0;
  return (
    <>
      {offer.status === 'awaiting' && (
        // The balances on the page do not include a queued bonus yet.
        <p className={`text-body text-pretty text-ink-muted ${className}`}>
          {offer.lock_text ?? t('bonuses.received.queued')}
        </p>
      )}
      {goal > 0 && (
        <WagerProgress
          className={className}
          value={offer.wager_amount ?? 0}
          max={goal}
          label={t('payment.result.bonus')}
          doneLabel={t('bonuses.sum.wager')}
          done={money(goal, offer.currency)}
          note={note}
          {...(offer.expired_at
            ? { deadline: t('bonuses.until', { date: date(offer.expired_at, 'd MMMM') }) }
            : {})}
        />
      )}
    </>
  );
}
