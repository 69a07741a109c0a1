import type { Offer } from '@tulpar/api/contract';
import { CashbackCard, cashbackMinDeposit } from '@tulpar/ui/cashback-card';
import { Countdown } from '@tulpar/ui/countdown';
import { OfferCardSkeleton } from '@tulpar/ui/offer-card';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import picture from '#app/art/obj-cashback.webp';
import { userAtom } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useActivateOffer, useOfferForDeposit } from '../commands.ts';
import { isFree } from '../offer-words.ts';
import { cashbackOptions } from '../page-queries.ts';
import { useBonusTexts } from '../texts.ts';

const DIAL = { src: picture, width: 340, height: 340, alt: '' };

/** The cashback of a player in its state (CASHBK-02 to CASHBK-10); nothing until its figures have come. */
export function CashbackOffer({ offer }: { offer: Offer | null }) {
  const t = useText();
  const { number, percent } = useFormats();
  const { currency } = useVisitor();
  const { sum } = useBonusTexts(currency);
  const user = useAtomValue(userAtom);
  const { data, isPending: isComing } = useQuery(cashbackOptions);
  const takeToDeposit = useOfferForDeposit();
  const { mutate, isPending } = useActivateOffer();
  if (isComing)
    return (
      <SkeletonGroup label={t('bonuses.page.loading')}>
        <OfferCardSkeleton kind="cashback" terms={2} />
      </SkeletonGroup>
    );
  if (!data || !user) return null;
  const least = cashbackMinDeposit(offer?.min_deposit ?? null, currency);
  const endsAt = offer?.available_to ?? null;
  const label = t('bonuses.cashback.left');
  const isClaimable = offer !== null && isFree(offer);
  return (
    <CashbackCard
      depositsCount={user.deposits_count}
      available={offer !== null}
      period={data.period}
      title={t(`bonuses.cashback.title.${data.period}`)}
      amount={sum(offer?.amount ?? data.amount)}
      percent={percent(data.percent)}
      firstDepositText={t('bonuses.cashback.first')}
      lockedText={{
        weekly: t('bonuses.cashback.locked.weekly'),
        monthly: t('bonuses.cashback.locked.monthly'),
      }}
      lockedSubtitle={t(`bonuses.cashback.subtitle.${data.period}`)}
      terms={[
        ...(least === null || isClaimable
          ? []
          : [{ label: t('bonuses.term.minDeposit'), value: sum(least) }]),
        ...(offer?.wager == null
          ? []
          : [
              {
                label: t('bonuses.term.wager'),
                value: t('bonuses.terms.wager', { wager: number(offer.wager) }),
              },
            ]),
      ]}
      countdown={
        endsAt === null ? null : (
          <Countdown
            label={label}
            units={{
              days: t('bonuses.countdown.days'),
              hours: t('bonuses.countdown.hours'),
              minutes: t('bonuses.countdown.minutes'),
              seconds: t('bonuses.countdown.seconds'),
            }}
            endsAt={Date.parse(endsAt)}
            now={now}
          />
        )
      }
      {...(endsAt === null ? {} : { countdownLabel: label })}
      action={
        offer === null
          ? { label: t('bonuses.cashback.action'), href: href('deposit') }
          : isClaimable
            ? { label: t('bonuses.offer.activate'), busy: isPending, onClick: () => mutate(offer) }
            : { label: t('bonuses.cashback.action'), onClick: () => takeToDeposit(offer.id) }
      }
      image={DIAL}
    />
  );
}
