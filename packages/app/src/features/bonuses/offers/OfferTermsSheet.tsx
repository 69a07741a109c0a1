import type { BonusTerms } from '@tulpar/api/contract';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { BonusCalculator } from '../wagering/BonusCalculator.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { WagerShares } from '../wagering/BonusWagering.tsx';
import { useLastValue } from '#app/platform/state/last-value.ts';

export interface ShownTerms {
  readonly name: string;
  readonly terms: BonusTerms | null;
  /** Deposit typed by the player, minor units. */
  readonly deposit?: number | null;
  /** Bonus that does not depend on a deposit, minor units. */
  readonly amount?: number | null;
  /** True for a bonus the player already has; the calculator is then hidden. */
  readonly isTaken?: boolean;
}

interface OfferTermsSheetProps {
  shown: ShownTerms | null;
  currency: Currency;
  onClose: () => void;
}

/**
 * All terms of an offer: calculator if it has a wager and is not taken yet, game contributions, and twelve facts in
 * the same order for every kind; unknown ones are marked (WAG-01, WAG-08).
 */
export function OfferTermsSheet({ shown, currency, onClose }: OfferTermsSheetProps) {
  const t = useText();
  const last = useLastValue(shown);
  const terms = last?.terms ?? null;
  const hasCalculator = terms !== null && terms.wager !== null && last?.isTaken !== true;
  return (
    <BottomSheet
      open={shown !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={last ? t('bonuses.offer.termsOf', { name: last.name }) : ''}
      {...(hasCalculator ? { className: 'desktop:w-[min(880px,calc(100vw-64px))] desktop:max-w-none' } : {})}
      closeLabel={t('common.close')}
    >
      <div className={hasCalculator ? 'grid grid-cols-1 items-start desktop:grid-cols-2' : undefined}>
        {hasCalculator && terms !== null && (
          <BonusCalculator terms={terms} currency={currency} deposit={last?.deposit} amount={last?.amount} />
        )}
        <div>
          <WagerShares terms={terms} />
          <section aria-labelledby="offer-facts">
            <h3 id="offer-facts" className="px-4 pb-2 text-title-sm">
              {t('bonuses.offer.terms')}
            </h3>
            <OfferFacts terms={terms} currency={currency} />
          </section>
        </div>
      </div>
    </BottomSheet>
  );
}
