import type { PromoBonus } from '@tulpar/api/contract';
import { OfferCard } from '@tulpar/ui/offer-card';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useRef, useState, useLayoutEffect } from 'react';
import { scrollBehavior } from '#app/platform/device/media-query.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { href } from '#app/platform/routing/router.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { useAddPromoCode } from '../commands.ts';
import { activationsLeft, giftOf, promoWindow } from './month-bonus.ts';
import { useBonusTexts } from '../texts.ts';
import { FullScreenLoader } from '@tulpar/ui/full-screen-loader';

/** Full-screen loader while a bonus is activated; blocks the page, then restores its focus (PROMO-07). */
function LoaderOverPage() {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('bonuses.promo.working')}
      className="m-0 size-full max-h-none max-w-none bg-transparent p-0 backdrop:bg-transparent"
      onCancel={(event) => event.preventDefault()}
    >
      <FullScreenLoader
        label={t('bonuses.promo.working')}
        reloadLabel={t('reload')}
        onReload={() => location.reload()}
      />
    </dialog>
  );
}

/** How long the loader stays after the response, ms (PROMO-09). */
const LOADER = 500;

/** Statuses of a received bonus: a second one of the same code would wait or be refused. */
const RECEIVED: ReadonlySet<string> = new Set(['awaiting', 'active', 'started']);

/** Bonuses of the month (PROMO-05 to PROMO-10); each can be activated only within its time window. */
export function MonthBonuses({ bonuses }: { bonuses: readonly PromoBonus[] }) {
  const t = useText();
  const { percent } = useFormats();
  const { date } = useDates();
  const { currency } = useVisitor();
  const { sum } = useBonusTexts(currency);
  const { show } = useToast();
  const [isWorking, setWorking] = useState(false);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(release.current), []);
  useNextMoment(bonuses.flatMap((bonus) => [bonus.banner_start_at, bonus.banner_end_at]));
  const { mutate } = useAddPromoCode({
    onSuccess: ({ code }) => show({ tone: 'success', title: t('bonuses.promo.added', { code }) }),
    onRefused: (text) => show({ tone: 'error', title: t('bonuses.promo.failed'), text }),
    onSettled: () => {
      release.current = setTimeout(() => setWorking(false), LOADER);
    },
  });
  const figure = (bonus: PromoBonus) => {
    const gift = giftOf(bonus, currency);
    if (gift.percent !== null && gift.max !== null)
      return t('bonuses.offer.percent', { percent: percent(gift.percent), amount: sum(gift.max) });
    if (gift.percent !== null) return t('bonuses.percent', { percent: percent(gift.percent) });
    return gift.spins === null ? '' : t('bonuses.spins', { count: gift.spins });
  };
  return (
    <>
      <ul className="flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-2 tablet:scroll-px-6 tablet:px-6 desktop:scroll-px-8 desktop:px-8">
        {bonuses.map((bonus) => {
          const { code, offers_per_user: perUser, offer } = bonus.promo_code;
          const words = figure(bonus);
          const isReceived = offer.data.some(({ status }) => RECEIVED.has(status));
          const isAvailable = offer.data.some(({ status }) => status === 'available');
          const stage = promoWindow(
            now(),
            Date.parse(bonus.banner_start_at),
            Date.parse(bonus.banner_end_at),
          );
          const left = activationsLeft(perUser, offer.data.length);
          const lockedNote = {
            before: t('bonuses.promo.from', { date: date(bonus.banner_start_at, 'd MMMM') }),
            after: t('bonuses.promo.ended', { date: date(bonus.banner_end_at, 'd MMMM') }),
            open: left === 0 ? t('bonuses.promo.usedUp') : undefined,
          }[stage];
          return (
            <li key={bonus.slug} className="flex snap-start">
              <OfferCard
                kind="promo"
                status={lockedNote === undefined ? 'available' : 'locked'}
                title={words || t('bonuses.promo.code', { code })}
                subtitle={t('bonuses.promo.code', { code })}
                figure=""
                terms={[]}
                lockedNote={lockedNote}
                note={
                  lockedNote === undefined ? t('bonuses.promo.left', { left, total: perUser }) : undefined
                }
                action={
                  isReceived
                    ? { label: t('promoCode.usedByYou.action'), href: href('bonusesReceived') }
                    : isAvailable
                      ? {
                          label: t('promoCode.see'),
                          onClick: () => scrollTo({ top: 0, behavior: scrollBehavior() }),
                        }
                      : {
                          label: t('bonuses.offer.activate'),
                          onClick: () => {
                            setWorking(true);
                            mutate({ code, toDeposit: false });
                          },
                        }
                }
                image={imageSource(bonus.modal_image, {
                  width: 272,
                  height: 292,
                  alt: '',
                  widths: [272, 544],
                })}
              />
            </li>
          );
        })}
      </ul>
      {isWorking && <LoaderOverPage />}
    </>
  );
}
