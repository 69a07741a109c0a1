import type { Cashback, Offer } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Countdown } from '@tulpar/ui/countdown';
import { WalletIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { OfferCard, OfferCardSkeleton } from '@tulpar/ui/offer-card';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import { userAtom } from '#app/features/session/index.ts';
import { accountDay } from '#app/platform/i18n/use-dates.ts';
import { useUnits } from '#app/platform/i18n/durations.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { dayInWords, useBonusTexts, useMoment, useTerms, DIAL } from '../texts.ts';
import { useActivateOffer, useOfferForDeposit } from '../commands.ts';
import { cashbackMinDeposit, isFree, minDepositOf, takenCashback } from '../offers/offer-rules.ts';
import { availableCashback, wagerLeft } from '../offers.ts';
import { cashbackOptions } from '../page-queries.ts';
import { CashbackSheet } from './CashbackSheet.tsx';

/** The player's cashback in any state (CASHBK-02 to CASHBK-13). `isMain`: use the primary button style. */
export function CashbackOffer({ offers, isMain }: { offers: readonly Offer[]; isMain: boolean }) {
  const t = useText();
  const { data, isPending, refetch } = useQuery(cashbackOptions(offers));
  const user = useAtomValue(userAtom);
  const [isOpen, setOpen] = useState(false);
  const available = availableCashback(offers);
  useLostFocus(available?.id);
  if (isPending || !user)
    return (
      <SkeletonGroup label={t('bonuses.page.loading')}>
        <OfferCardSkeleton kind="cashback" terms={2} />
      </SkeletonGroup>
    );
  if (!data) return <LoadFailedNotice titleId="bonuses.cashback.failed" onRetry={refetch} />;
  const taken = available ? null : takenCashback(offers);
  const state = { cashback: data, onHow: () => setOpen(true) };
  return (
    <div className="flex flex-col gap-2">
      {taken ? (
        <TakenCashback {...state} offer={taken} />
      ) : (
        <CurrentCashback {...state} offer={available} isFirst={user.deposits_count === 0} isMain={isMain} />
      )}
      {!available && <MissedCashback {...state} />}
      <CashbackSheet cashback={data} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

interface State {
  readonly cashback: Cashback;
  /** Opens the sheet with the calculation. */
  readonly onHow: () => void;
}

/**
 * Cashback not claimed yet: before the first deposit (CASHBK-04), available (CASHBK-05), accruing, or locked until
 * the next payment day (CASHBK-06).
 */
function CurrentCashback({
  cashback,
  offer,
  isFirst,
  isMain,
  onHow,
}: State & { offer: Offer | null; isFirst: boolean; isMain: boolean }) {
  const t = useText();
  const { percent } = useFormats();
  const language = useLanguage();
  const units = useUnits();
  const { currency } = useVisitor();
  const { sum } = useBonusTexts(currency);
  const term = useTerms(currency);
  const takeToDeposit = useOfferForDeposit();
  const { mutate, isPending } = useActivateOffer({ staysHere: true });
  const { period, accrued_amount: accrued, next_at: next } = cashback;
  const isClaimable = offer !== null && isFree(offer);
  const least = isClaimable ? null : cashbackMinDeposit(offer && minDepositOf(offer), currency);
  const share = percent(cashback.percent);
  const of = t(`bonuses.cashback.subtitle.${period}`);
  const locked = t(`bonuses.cashback.locked.${period}`);
  const face = {
    kind: 'cashback',
    status: 'available',
    title: t(`bonuses.cashback.title.${period}`),
    figure: share,
    details: { label: t('bonuses.cashback.how'), onClick: onHow },
    image: DIAL,
  } as const;
  const isAccruing = (accrued ?? 0) > 0;
  if (!isFirst && !offer && !isAccruing)
    return <OfferCard {...face} status="locked" subtitle={of} lockedNote={locked} terms={[]} />;
  const endsAt = offer ? offer.available_to : next;
  const label =
    offer || next === null
      ? t('bonuses.cashback.left')
      : t(`bonuses.cashback.due.${period}`, {
          date: dayInWords(accountDay(next, cashback.currency), language),
        });
  const countdown =
    endsAt === null ? null : <Countdown label={label} units={units} endsAt={Date.parse(endsAt)} now={now} />;
  if (!isFirst && !offer)
    return (
      <OfferCard
        {...face}
        title={t('bonuses.cashback.accruing')}
        figure={sum(accrued ?? 0)}
        subtitle={t('bonuses.cashback.share', { percent: share, of })}
        countdown={countdown}
        countdownLabel={endsAt === null ? locked : label}
        terms={[]}
      />
    );
  const toDeposit = {
    label: t('bonuses.cashback.action'),
    icon: <WalletIcon />,
    ...(offer ? { onClick: () => takeToDeposit(offer.id) } : { href: href('deposit') }),
  };
  return (
    <OfferCard
      {...face}
      {...(isFirst
        ? { subtitle: t('bonuses.cashback.first') }
        : {
            figure: sum(offer?.amount ?? cashback.amount),
            countdown,
            countdownLabel: endsAt === null ? undefined : label,
          })}
      terms={[
        ...term.minDeposit(least),
        ...term.wager(offer?.wager ?? null, {
          exact: offer?.amount == null ? null : offer.amount * (offer.wager ?? 0),
        }),
      ]}
      action={{
        quiet: !isMain,
        ...(isClaimable
          ? {
              label: t('bonuses.cashback.claim', { amount: sum(offer.amount ?? 0) }),
              busy: isPending,
              onClick: () => mutate(offer),
            }
          : toDeposit),
      }}
    />
  );
}

/** Cashback already claimed: remaining wager and deadline, or that it starts after the current bonus (CASHBK-13). */
function TakenCashback({ offer, onHow }: State & { offer: Offer }) {
  const t = useText();
  const when = useMoment();
  const { sum } = useBonusTexts(offer.currency);
  return (
    <Notice
      tone="success"
      title={t('bonuses.cashback.taken.title', { amount: sum(offer.amount ?? 0) })}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={href('bonusesReceived')} needsNetwork variant="tonal" size="sm">
            {t('bonuses.cashback.taken.action')}
          </ButtonLink>
          <Button variant="ghost" size="sm" onClick={onHow}>
            {t('bonuses.cashback.how')}
          </Button>
        </div>
      }
    >
      {offer.status === 'awaiting' || offer.expired_at === null
        ? t('bonuses.received.queued')
        : t('bonuses.cashback.taken.text', {
            amount: sum(wagerLeft(offer)),
            date: when(offer.expired_at),
          })}
    </Notice>
  );
}

/** How long after its end an unclaimed cashback is shown as missed, ms. */
const WEEK = 7 * 24 * 3_600_000;

function MissedCashback({ cashback, onHow }: State) {
  const t = useText();
  const when = useMoment();
  const { sum } = useBonusTexts(cashback.currency);
  const last = cashback.history?.[0];
  if (last?.state !== 'expired' || last.until === null || now() - Date.parse(last.until) > WEEK) return null;
  return (
    <Notice
      tone="warning"
      title={t('bonuses.cashback.expired.title', { amount: sum(last.amount) })}
      action={
        <Button variant="secondary" size="sm" onClick={onHow}>
          {t('bonuses.cashback.sheet.history')}
        </Button>
      }
    >
      {t('bonuses.cashback.expired.text', { date: when(last.until) })}
    </Notice>
  );
}
