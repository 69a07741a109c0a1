import { EmptyState } from '@tulpar/ui/empty-state';
import { SectionHead } from '@tulpar/ui/section-head';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { savedCodeAtom } from '#app/features/session/index.ts';
import { useText, useFormats, useLanguage } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useSearch } from '#app/platform/routing/router.tsx';
import { useLocale, useVisitor } from '#app/platform/session/visitor.ts';
import { promoCodeOf } from '#app/platform/session/first-visit.ts';
import { useLastValue } from '#app/platform/state/last-value.ts';
import { useAtom, useAtomValue } from '#app/platform/state/store.ts';
import { minDepositOf, queuedOffers, spinsSection } from './offer-rules.ts';
import { moneyOffers, shownWelcome, cashOutOf } from '../offers.ts';
import { promoCodesOptions } from '../page-queries.ts';
import { offersAtom, welcomeAtom, playSessionOptions } from '../queries.ts';
import { MoneyOffers, SpinOffers, type ShowTerms } from './AvailableOffers.tsx';
import { OffersFailed, OffersLoading } from './BonusStates.tsx';
import { CashbackOffer } from '../cashback/CashbackOffer.tsx';
import { AppPromo } from './AppBonus.tsx';
import { OfferTermsSheet, type ShownTerms } from './OfferTermsSheet.tsx';
import { PromoCodeBox } from '../promo-code/PromoCodeBox.tsx';
import { MonthBonuses } from '../promo-code/PromoCodes.tsx';
import type { WelcomeOffer } from '@tulpar/api/contract';
import { WalletIcon } from '@tulpar/ui/icon';
import { OfferCard } from '@tulpar/ui/offer-card';
import { art } from '#app/art/objects.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useOfferForDeposit } from '../commands.ts';
import { useBonusTexts, useOpening, useTerms, SPINS, COINS, CUP, KEY_VISUAL } from '../texts.ts';

/** Picture of a welcome bonus by its percentage, if the server sends none (WELC-09). */
const pictureOf = (percent: number) =>
  percent >= 300 ? CUP : percent >= 200 ? COINS : percent >= 120 ? KEY_VISUAL : art.coin;

/** Finds the terms of a welcome offer in the list of all offers; only that list has the lifetime in days. */
type TermsOf = (id: string) => Parameters<ShowTerms>[1];

interface WelcomePackageProps {
  offers: readonly WelcomeOffer[];
  termsOf: TermsOf;
  onTerms: ShowTerms;
}

/** Welcome offers in order: available ones with terms, locked ones with how they unlock (WELC-01 to WELC-11). */
function WelcomePackage({ offers, termsOf, onTerms }: WelcomePackageProps) {
  const t = useText();
  const language = useLanguage();
  const { percent } = useFormats();
  const { currency } = useVisitor();
  const { sum } = useBonusTexts(currency);
  const term = useTerms(currency);
  const opening = useOpening();
  const takeToDeposit = useOfferForDeposit();
  return (
    <ul className="flex flex-wrap gap-2">
      {offers.map((offer) => {
        const rule = offer.conditions.activation_rules[0];
        const bonus = rule?.offer_bonus_template ?? null;
        const spins = rule?.offer_gift_spin_template ?? null;
        const least = rule ? minDepositOf(rule) : null;
        const days = termsOf(offer.id)?.lifetime_days ?? null;
        const name = offer.template.text_data[language].label;
        const isOpen = offer.status !== 'awaiting';
        const wager = bonus?.wager ?? spins?.wager ?? null;
        return (
          <li
            key={offer.id}
            className={isOpen ? 'max-w-full min-w-0 flex-[3_1_21rem]' : 'max-w-full min-w-0 flex-[1_1_9rem]'}
          >
            <OfferCard
              className="h-full"
              kind="welcome"
              status={isOpen ? 'available' : 'locked'}
              title={name}
              // The picture of the 120 % offer is the key visual, which bleeds off the corner (WELC-08).
              bleed={bonus?.max_amount_percent === 120}
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
              terms={
                isOpen
                  ? [
                      ...term.minDeposit(least),
                      ...term.wager(wager, { most: bonus?.max_amount_money ?? null }),
                      ...term.days(days),
                      ...term.cashOut(bonus && cashOutOf(bonus)),
                    ]
                  : []
              }
              image={
                imageSource(offer.template.images.main_image, { width: 540, height: 498, alt: '' }) ??
                pictureOf(bonus?.max_amount_percent ?? 0)
              }
              {...(isOpen
                ? {
                    action: {
                      label: t('bonuses.welcome.deposit'),
                      icon: <WalletIcon />,
                      onClick: () => takeToDeposit(offer.id),
                    },
                  }
                : { lockedNote: opening(offer) })}
              details={{ label: t('bonuses.offer.terms'), onClick: () => onTerms(name, termsOf(offer.id)) }}
            />
          </li>
        );
      })}
    </ul>
  );
}

const TO_TAKE: ReadonlySet<string> = new Set(['available', 'awaiting']);

/**
 * Poll interval of the month's bonuses, ms. No event reports them, so they are polled even while events arrive; a
 * changed time window shows within a minute (PROMO-24).
 */
const MONTH_POLL = 30_000;

/**
 * All available bonuses: welcome package, spins, money, cashback, bonuses of the month, promo code (BONUS-04,
 * BONUS-06).
 */
export function AvailableBonuses() {
  const t = useText();
  const { currency } = useVisitor();
  const offers = useAtomValue(offersAtom);
  const welcome = useAtomValue(welcomeAtom);
  const { data: month } = useQuery({ ...promoCodesOptions(useLocale()), refetchInterval: MONTH_POLL });
  // Loads the usual stake for the calculator, which sends no requests itself.
  useQuery(playSessionOptions);
  const [search] = useSearch();
  const carried = promoCodeOf(search);
  const [savedCode, saveCode] = useAtom(savedCodeAtom);
  const [code] = useState(() => carried ?? savedCode ?? '');
  useEffect(() => {
    if (carried !== null) saveCode(carried);
  }, [carried, saveCode]);
  const [shown, setShown] = useState<ShownTerms | null>(null);
  // Show the last lists while another language loads: a skeleton would unmount the promo code field with its text.
  const lastOffers = useLastValue(offers.data);
  const lastWelcome = useLastValue(welcome.data);
  if ((offers.isPending && !lastOffers) || (welcome.isPending && !lastWelcome))
    return <OffersLoading hasWelcome count={2} />;
  const retry = () => Promise.all([offers.refetch(), welcome.refetch()]);
  if (!lastOffers && !lastWelcome) return <OffersFailed onRetry={retry} />;
  const isAway = [offers, welcome].some(({ data, isPending }) => data === undefined && !isPending);
  const all = lastOffers?.data ?? [];
  const queued = new Set(queuedOffers(all).map(({ id }) => id));
  const open = shownWelcome(lastWelcome?.data ?? []).filter(
    // Welcome spins are listed with the other spins (BONUS-05); queued bonuses are already taken.
    ({ id, type, status }) => type === 'welcome' && TO_TAKE.has(status) && !queued.has(id),
  );
  const free = spinsSection(all);
  const money = moneyOffers(all);
  const hasWelcome = open.some(({ status }) => status === 'available');
  const onTerms: ShowTerms = (name, terms, amount = null) => setShown({ name, terms, amount });
  return (
    <div className="flex flex-col gap-8 pt-5 pb-10">
      {open.length > 0 && (
        <Section title={t('bonuses.welcome.title')}>
          <WelcomePackage
            offers={open}
            termsOf={(id) => all.find((offer) => offer.id === id)?.terms ?? null}
            onTerms={onTerms}
          />
        </Section>
      )}
      {free.length > 0 && (
        <Section title={t('bonuses.spins.title')}>
          <div className="grid gap-2 desktop:grid-cols-2 desktop:gap-4 desktop:*:only:col-span-full">
            <SpinOffers offers={free} onTerms={onTerms} />
          </div>
        </Section>
      )}
      <Section title={t('bonuses.money.title')}>
        <div className="grid gap-2 desktop:grid-cols-2 desktop:items-start desktop:gap-4">
          <MoneyOffers offers={money} onTerms={onTerms} />
          <CashbackOffer offers={all} isMain={!hasWelcome} />
        </div>
      </Section>
      {isAway ? (
        <OffersFailed onRetry={retry} />
      ) : (
        open.length + free.length + money.length === 0 && (
          <EmptyState art={SPINS} title={t('bonuses.page.empty.title')} text={t('bonuses.page.empty.text')} />
        )
      )}
      {month !== undefined && month.length > 0 && (
        <Section title={t('bonuses.month.title')} isWide>
          <MonthBonuses bonuses={month} />
        </Section>
      )}
      <AppPromo />
      <PromoCodeBox initial={code} isWanted={carried !== null} onTerms={onTerms} />
      <OfferTermsSheet shown={shown} currency={currency} onClose={() => setShown(null)} />
    </div>
  );
}

interface SectionProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

function Section({ title, isWide = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} headingId={id} />
      <div className={isWide ? 'mt-1' : 'mt-1 px-4 tablet:px-6 desktop:px-8'}>{children}</div>
    </section>
  );
}
