import type { BonusTerms, Offer } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { InfoIcon, PendingIcon, LevelIcon } from '@tulpar/ui/icon';
import { OfferCard, type OfferAction, type OfferTerm } from '@tulpar/ui/offer-card';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useActivateOffer, useOfferForDeposit } from '../commands.ts';
import { cutText, isFree, minDepositOf, SUBTITLE_MAX, TITLE_MAX } from './offer-rules.ts';
import { cashOutOf } from '../offers.ts';
import { useBonusTexts, useOfferName, useTerms, COINS } from '../texts.ts';
import { useState } from 'react';
import { OfferTermsSheet, type ShownTerms } from './OfferTermsSheet.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { offersAtom } from '../queries.ts';

export type ShowTerms = (name: string, terms: BonusTerms | null, amount?: number | null) => void;

/** Classes of a badge whose text can wrap onto a second line. */
const WRAPS = 'h-auto max-w-full py-1 leading-4 whitespace-normal';

/** Action of an offer: activates one that needs no deposit, or opens the cash box with it (BONUS-25, BONUS-33). */
function useOfferAction(): (offer: Offer) => OfferAction {
  const t = useText();
  const takeToDeposit = useOfferForDeposit();
  const { mutate, isPending } = useActivateOffer();
  return (offer) =>
    isFree(offer)
      ? {
          label: t('bonuses.offer.activate'),
          busy: isPending,
          onClick: () => mutate(offer),
        }
      : { label: t('bonuses.offer.use'), onClick: () => takeToDeposit(offer.id) };
}

function useOfferTerms(): (offer: Offer) => readonly OfferTerm[] {
  const t = useText();
  const { date } = useDates();
  const { currency } = useVisitor();
  const term = useTerms(currency);
  return (offer) => {
    const wager = term.wager(offer.wager, {
      exact: offer.amount === null ? null : offer.amount * (offer.wager ?? 0),
      most: offer.max_bonus_limit ?? offer.max_amount,
    });
    if (offer.spins_count === null) return [...wager, ...term.cashOut(cashOutOf(offer))];
    return offer.available_to === null
      ? wager
      : [...wager, { label: '', value: t('bonuses.until', { date: date(offer.available_to, 'd MMMM') }) }];
  };
}

/** Cards of money offers, with or without a deposit (BONUS-14), and of VIP offers without spins. */
export function MoneyOffers({ offers, onTerms }: { offers: readonly Offer[]; onTerms: ShowTerms }) {
  const t = useText();
  const { percent } = useFormats();
  const { date } = useDates();
  const { sum } = useBonusTexts(useVisitor().currency);
  const name = useOfferName();
  const action = useOfferAction();
  const terms = useOfferTerms();
  const figure = (offer: Offer) => {
    const most = offer.max_bonus_limit ?? offer.max_amount;
    if (offer.max_amount_percent !== null && most !== null)
      return t('bonuses.offer.percent', {
        percent: percent(offer.max_amount_percent),
        amount: sum(most),
      });
    return offer.amount === null ? cutText(name(offer), TITLE_MAX) : sum(offer.amount);
  };
  return offers.map((offer) => {
    const image = imageSource(offer.small_image, { width: 256, height: 256, alt: '' }) ?? COINS;
    const least = minDepositOf(offer) ?? 0;
    return (
      <OfferCard
        key={offer.id}
        kind="money"
        status="available"
        title={cutText(name(offer), TITLE_MAX)}
        figure={figure(offer)}
        {...(offer.subtitle ? { subtitle: cutText(offer.subtitle, SUBTITLE_MAX) } : {})}
        badges={
          <>
            <Badge tone="bonus" className={WRAPS}>
              {offer.tag ?? cutText(name(offer), TITLE_MAX)}
            </Badge>
            {offer.available_to !== null && (
              <Badge icon={<PendingIcon />} className={WRAPS}>
                {t('bonuses.until', { date: date(offer.available_to, 'd MMMM') })}
              </Badge>
            )}
          </>
        }
        terms={[
          ...(isFree(offer) || least === 0
            ? []
            : [{ label: t('bonuses.term.minDeposit'), value: sum(least) }]),
          ...terms(offer),
        ]}
        action={action(offer)}
        details={{
          label: t('bonuses.offer.terms'),
          icon: <InfoIcon />,
          onClick: () => onTerms(name(offer), offer.terms, offer.amount),
        }}
        image={image}
      />
    );
  });
}

/** Free spins, with a deposit and without one (BONUS-05, BONUS-15). */
export function SpinOffers({ offers, onTerms }: { offers: readonly Offer[]; onTerms: ShowTerms }) {
  const t = useText();
  const { sum } = useBonusTexts(useVisitor().currency);
  const name = useOfferName();
  const action = useOfferAction();
  const terms = useOfferTerms();
  return offers.map((offer) => (
    <OfferCard
      key={offer.id}
      kind="spins"
      status="available"
      title={cutText(name(offer), TITLE_MAX)}
      figure={offer.spins_count === null ? name(offer) : t('bonuses.spins', { count: offer.spins_count })}
      subtitle={[
        offer.game_name ?? offer.subtitle,
        offer.bet_size === null ? null : t('bonuses.offer.bet', { amount: sum(offer.bet_size) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      badges={
        isFree(offer) ? (
          <Badge tone="success" className={WRAPS}>
            {t('bonuses.offer.noDeposit')}
          </Badge>
        ) : (
          <Badge tone="accent" className={WRAPS}>
            {t('bonuses.offer.withDeposit', { amount: sum(minDepositOf(offer) ?? 0) })}
          </Badge>
        )
      }
      terms={terms(offer)}
      action={action(offer)}
      details={{
        label: t('bonuses.offer.terms'),
        icon: <InfoIcon />,
        onClick: () => onTerms(name(offer), offer.terms, offer.amount),
      }}
      image={imageSource(offer.game_img, { width: 90, height: 120, alt: '', widths: [176, 248] })}
    />
  ));
}

/** Available VIP offers (NEWS-17); renders nothing without any. */
export function VipOffers({ title }: { title: string }) {
  const { data } = useAtomValue(offersAtom);
  const { currency } = useVisitor();
  const [shown, setShown] = useState<ShownTerms | null>(null);
  const offers = (data?.data ?? []).filter(
    ({ is_vip_card, status }) => is_vip_card && status === 'available',
  );
  if (offers.length === 0) return null;
  const onTerms: ShowTerms = (name, terms, amount = null) => setShown({ name, terms, amount });
  return (
    <section className="relative isolate overflow-hidden rounded-xl p-2 backdrop-onyx">
      <div className="backdrop-pattern absolute inset-0 -z-10" />
      <h2 className="flex items-center gap-2 p-2 text-title-sm [&>svg]:size-5 [&>svg]:text-amber-bright">
        <LevelIcon />
        {title}
      </h2>
      <div className="grid gap-2 text-ink">
        <MoneyOffers offers={offers.filter(({ spins_count }) => spins_count === null)} onTerms={onTerms} />
        <SpinOffers offers={offers.filter(({ spins_count }) => spins_count !== null)} onTerms={onTerms} />
      </div>
      <OfferTermsSheet shown={shown} currency={currency} onClose={() => setShown(null)} />
    </section>
  );
}
