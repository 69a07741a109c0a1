import { GameRail } from '@tulpar/ui/game-rail';
import { PromoBannerSkeleton, PromoBanner, type PromoBannerProps } from '@tulpar/ui/promo-banner';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import type { Promo } from '../promo.ts';
import { usePromos } from '../queries.ts';
import { useUserAgent } from '#app/platform/device/user-agent.ts';
import { imageSource, imageUrl, BANNER_WIDTH } from '#app/platform/loading/images.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useDates, useCountdown } from '#app/platform/i18n/use-dates.ts';
import { giftOf } from '#app/features/bonuses/index.ts';
import { followed, backdropOf, deviceOf, headerOf, linkOf, videoOf, wordsOf } from '../slides.ts';

/** Size of the picture on a small banner, px, and its `srcset` widths for pixel ratios from 1 to 3. */
const OBJECT = 120;
const WIDTHS = [132, 176, 248, 296, 352];

const picture = (image: string | null) => {
  const source = imageSource(image, {
    width: OBJECT,
    height: OBJECT,
    alt: '',
    widths: WIDTHS,
    sizes: `${OBJECT}px`,
  });
  return source ? { image: source } : {};
};

function PromoCard({ promo, className }: { promo: Promo; className?: string }) {
  const content = useContent(promo);
  return <PromoBanner {...content} className={className} />;
}

function useContent(promo: Promo): PromoBannerProps {
  const tournament = useTournament();
  const slide = useSlide();
  const code = useCode();
  useCountdown([promo.kind === 'tournament' ? promo.tournament.ends_at : null]);
  if (promo.kind === 'tournament') return tournament(promo.tournament);
  return promo.kind === 'bonus' ? slide(promo.slide) : code(promo);
}

type Of<K extends Promo['kind']> = Extract<Promo, { kind: K }>;

function useTournament() {
  const t = useText();
  const { money } = useFormats();
  const { left } = useDates();
  return ({
    tournament_slug,
    title,
    image_url,
    status,
    ends_at,
    prize_pool,
  }: Of<'tournament'>['tournament']): PromoBannerProps => {
    const isOn = status === 'active';
    return {
      backdrop: 'lapis',
      eyebrow: isOn ? t('promo.tournament.left', { left: left(ends_at) }) : t('promo.tournament.soon'),
      title,
      ...(prize_pool
        ? {
            text: t('promo.tournament.prize'),
            prize: money(prize_pool.amount, prize_pool.currency),
          }
        : {}),
      action: {
        label: t(isOn ? 'tournaments.join' : 'tournaments.details'),
        href: href('tournament', { slug: tournament_slug }),
      },
      ...picture(image_url),
    };
  };
}

function useSlide() {
  const t = useText();
  const userAgent = useUserAgent();
  return (slide: Of<'bonus'>['slide']): PromoBannerProps => {
    const src = imageUrl(videoOf(slide, deviceOf(userAgent)));
    const poster = imageUrl(slide.image_url, BANNER_WIDTH);
    const link = followed(slide.slug, linkOf(slide));
    const terms = followed(slide.slug, slide.terms_link ?? null);
    const labels = { play: t('promo.video.play'), pause: t('promo.video.pause') };
    return {
      backdrop: backdropOf(slide.blur_bg),
      title: headerOf(slide.main_header),
      ...(slide.sub_header ? { eyebrow: slide.sub_header } : {}),
      ...wordsOf(slide.description),
      ...(terms ? { termsLink: { label: t('banners.terms'), href: terms } } : {}),
      ...(link && slide.button_text ? { action: { label: slide.button_text, href: link } } : {}),
      ...(src ? { video: { src, labels, ...(poster ? { poster } : {}) } } : picture(slide.image_url)),
    };
  };
}

function useCode() {
  const t = useText();
  const { money, number, percent } = useFormats();
  const { windowDay } = useDates();
  const { currency } = useVisitor();
  const sum = (minor: number) => money(minor, currency);
  return ({ bonus, stage }: Of<'code'>): PromoBannerProps => {
    const { code, end_at: end, offer_template: template } = bonus.promo_code;
    const gift = giftOf(bonus, currency);
    const title =
      gift.percent !== null
        ? t('promo.code.percent', { percent: percent(gift.percent) })
        : gift.spins !== null
          ? t('promo.code.spins', { count: gift.spins })
          : t('promo.code.plain');
    const text =
      gift.min !== null
        ? gift.max !== null
          ? t('promo.code.terms', { max: sum(gift.max), min: sum(gift.min) })
          : t('promo.code.min', { min: sum(gift.min) })
        : undefined;
    return {
      backdrop: 'amber',
      eyebrow: t('bonuses.promo.code', { code }),
      title,
      text,
      terms: [
        template.wager === null ? null : t('promo.code.wager', { wager: number(template.wager) }),
        end === null ? null : t('bonuses.until', { date: windowDay(end) }),
      ]
        .filter((part) => part !== null)
        .join(' · '),
      ...(stage === 'before'
        ? { note: t('bonuses.promo.from', { date: windowDay(bonus.banner_start_at) }) }
        : {
            action: {
              label: t('promo.code.take'),
              href: href('bonuses', {}, { search: { promocode: code } }),
            },
          }),
      ...picture(bonus.secondary_image ?? bonus.modal_image),
    };
  };
}

function keyOf(promo: Promo): string {
  if (promo.kind === 'tournament') return `tournament ${promo.tournament.tournament_slug}`;
  return promo.kind === 'bonus' ? `bonus ${promo.slide.slug}` : `code ${promo.bonus.slug}`;
}

interface PromoListProps {
  /** Whether this visitor gets the bonuses banner; null while unknown (BANNER-11). */
  hasBonuses: boolean | null;
}

export function PromoColumn({ hasBonuses, count }: PromoListProps & { count: number }) {
  const t = useText();
  const promos = usePromos(hasBonuses);
  if (promos === null) {
    return (
      <SkeletonGroup label={t('promo.loading')} className="flex grow flex-col gap-4">
        {Array.from({ length: count }, (_, index) => (
          <PromoBannerSkeleton key={index} className="grow" />
        ))}
      </SkeletonGroup>
    );
  }
  return promos
    .slice(0, count)
    .map((promo) => <PromoCard key={keyOf(promo)} promo={promo} className="grow" />);
}

export function PromoRow({ hasBonuses, from }: PromoListProps & { from: number }) {
  const t = useText();
  const promos = usePromos(hasBonuses);
  if (promos === null) return <PromoRowSkeleton />;
  const shown = promos.slice(from);
  if (shown.length === 0) return null;
  return (
    <GameRail
      title={t('promo.row')}
      size="auto"
      scrollLabels={{ previous: t('games.rail.previous'), next: t('games.rail.next') }}
    >
      {shown.map((promo) => (
        <PromoCard key={keyOf(promo)} promo={promo} className={`h-full ${BOX}`} />
      ))}
    </GameRail>
  );
}

/**
 * Size of a banner. On phones a part of the second one is visible, a sign that the row scrolls; the minimum height
 * avoids a layout shift.
 */
const BOX = 'min-h-59 w-[min(19rem,82vw)] tablet:w-85';

function PromoRowSkeleton() {
  const t = useText();
  return (
    <SkeletonGroup label={t('promo.loading')}>
      <div className="flex h-11 items-center px-4 tablet:mb-1 tablet:px-6 desktop:px-8">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="flex gap-2 overflow-hidden px-4 tablet:gap-3 tablet:px-6 desktop:px-8">
        {['a', 'b', 'c', 'd'].map((key) => (
          <PromoBannerSkeleton key={key} className={`flex-none ${BOX}`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
