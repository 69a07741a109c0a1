import { EmptyState } from '@tulpar/ui/empty-state';
import { SectionHead } from '@tulpar/ui/section-head';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { savedCodeAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useSearch } from '#app/platform/routing/route-state.ts';
import { useLocale, useVisitor } from '#app/platform/session/visitor.ts';
import { promoCodeOf } from '#app/platform/session/promo-code.ts';
import { useAtom, useAtomValue } from '#app/platform/state/store.ts';
import { queuedOffers, spinsSection } from '../offer-rules.ts';
import { moneyOffers, shownWelcome } from '../offers.ts';
import { promoCodesOptions } from '../page-queries.ts';
import { SPINS } from '../pictures.ts';
import { offersAtom, welcomeAtom } from '../queries.ts';
import { playSessionOptions } from '../play-session.ts';
import { MoneyOffers, SpinOffers, type ShowTerms } from './AvailableOffers.tsx';
import { OffersFailed, OffersLoading } from './BonusStates.tsx';
import { CashbackOffer } from './CashbackOffer.tsx';
import { AppPromo } from './AppBonus.tsx';
import { OfferTermsSheet, type ShownTerms } from './OfferTermsSheet.tsx';
import { PromoCodeBox } from './PromoCodeBox.tsx';
import { MonthBonuses } from './PromoCodes.tsx';
import { WelcomePackage } from './WelcomePackage.tsx';

const TO_TAKE: ReadonlySet<string> = new Set(['available', 'awaiting']);

/**
 * Poll interval of the month's bonuses, ms. No event covers them, so the poll also runs while events arrive;
 * a changed window shows within a minute (PROMO-24).
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
  if (offers.isPending || welcome.isPending) return <OffersLoading hasWelcome count={2} />;
  if (!offers.data && !welcome.data)
    return <OffersFailed onRetry={() => Promise.all([offers.refetch(), welcome.refetch()])} />;
  const all = offers.data?.data ?? [];
  const queued = new Set(queuedOffers(all).map(({ id }) => id));
  const open = shownWelcome(welcome.data?.data ?? []).filter(
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
          <div className="grid gap-2 desktop:grid-cols-2 desktop:gap-4">
            <SpinOffers offers={free} onTerms={onTerms} />
          </div>
        </Section>
      )}
      <Section title={t('bonuses.money.title')}>
        <div className="grid items-start gap-2 desktop:grid-cols-2 desktop:gap-4">
          <MoneyOffers offers={money} onTerms={onTerms} />
          <CashbackOffer offers={all} isMain={!hasWelcome} />
        </div>
      </Section>
      {open.length + free.length + money.length === 0 && (
        <EmptyState art={SPINS} title={t('bonuses.page.empty.title')} text={t('bonuses.page.empty.text')} />
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

function Section({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} headingId={id} />
      <div className={isWide ? 'mt-1' : 'mt-1 px-4 tablet:px-6 desktop:px-8'}>{children}</div>
    </section>
  );
}
