import type { WelcomeOffer } from '@tulpar/api/contract';
import { WelcomeOfferCard } from '@tulpar/ui/welcome-offer-card';
import { art } from '#app/art/objects.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useOfferForDeposit } from '../commands.ts';
import { cashOutOf } from '../offers.ts';
import { COINS, CUP, KEY_VISUAL } from '../pictures.ts';
import { useBonusTexts, useWagerTerm } from '../texts.ts';
import type { ShowTerms } from './AvailableOffers.tsx';

/** Fallback pictures by percent (WELC-09). */
const images = {
  100: art.coin,
  120: KEY_VISUAL,
  200: COINS,
  300: CUP,
} as const;

/** Looks up the terms of a welcome offer in the other list; its lifetime in days is only there. */
export type TermsOf = (id: string) => Parameters<ShowTerms>[1];

/** Welcome offers in order: available ones with terms, locked ones with their day (WELC-01 to WELC-11). */
export function WelcomePackage({
  offers,
  termsOf,
  onTerms,
}: {
  offers: readonly WelcomeOffer[];
  termsOf: TermsOf;
  onTerms: ShowTerms;
}) {
  const t = useText();
  const language = useLanguage();
  const { percent } = useFormats();
  const { date } = useDates();
  const { currency } = useVisitor();
  const { sum, cashOut } = useBonusTexts(currency);
  const wagerTerm = useWagerTerm(currency);
  const takeToDeposit = useOfferForDeposit();
  return (
    <ul className="flex flex-wrap gap-2">
      {offers.map((offer) => {
        const rule = offer.conditions.activation_rules[0];
        const bonus = rule?.offer_bonus_template ?? null;
        const spins = rule?.offer_gift_spin_template ?? null;
        const least = bonus?.min_deposit_amount ?? rule?.min_deposit ?? null;
        const days = termsOf(offer.id)?.lifetime_days ?? null;
        const name = offer.template.text_data[language].label;
        const isOpen = offer.status !== 'awaiting';
        const { available_at: opensAt, availability_rule: opens } = offer.conditions;
        const wager = bonus?.wager ?? spins?.wager ?? null;
        return (
          <li
            key={offer.id}
            className={isOpen ? 'max-w-full min-w-0 flex-[3_1_21rem]' : 'max-w-full min-w-0 flex-[1_1_9rem]'}
          >
            <WelcomeOfferCard
              className="h-full"
              status={isOpen ? 'available' : 'awaiting'}
              title={name}
              percent={bonus?.max_amount_percent ?? null}
              figure={
                bonus?.max_amount_percent != null
                  ? percent(bonus.max_amount_percent)
                  : t('bonuses.spins', { count: spins?.spins_count ?? 0 })
              }
              {...(offer.with_spins
                ? { extra: t('bonuses.welcome.extra', { count: offer.with_spins.spins_count }) }
                : {})}
              {...(bonus?.max_amount_money != null
                ? { subtitle: t('bonuses.welcome.upTo', { amount: sum(bonus.max_amount_money) }) }
                : {})}
              terms={[
                ...(least === null ? [] : [{ label: t('bonuses.term.minDeposit'), value: sum(least) }]),
                ...wagerTerm(wager, { most: bonus?.max_amount_money ?? null }),
                ...(days === null
                  ? []
                  : [{ label: t('bonuses.term.days'), value: t('bonuses.term.daysValue', { count: days }) }]),
                ...(bonus === null
                  ? []
                  : [{ label: t('bonuses.term.cashOut'), value: cashOut(cashOutOf(bonus)) }]),
              ]}
              images={images}
              image={
                imageSource(offer.template.images.main_image, { width: 540, height: 498, alt: '' }) ??
                undefined
              }
              opening={{
                dayFrom: opens.day_from,
                tomorrow: t('bonuses.welcome.tomorrow'),
                date:
                  opensAt === null
                    ? (offer.lock_text ?? null)
                    : t('bonuses.welcome.from', { date: date(opensAt, 'd MMMM') }),
                unavailable: t('bonuses.welcome.unavailable'),
              }}
              action={{ label: t('bonuses.welcome.deposit'), onClick: () => takeToDeposit(offer.id) }}
              details={{ label: t('bonuses.offer.terms'), onClick: () => onTerms(name, termsOf(offer.id)) }}
            />
          </li>
        );
      })}
    </ul>
  );
}
