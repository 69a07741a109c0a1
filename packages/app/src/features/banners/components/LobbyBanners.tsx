import { useUserAgent } from '#app/platform/device/user-agent.ts';
import type { Slide } from '@tulpar/api/contract';
import {
  BannerSlider,
  BannerSliderSkeleton,
  type BannerLabels,
  type BannerSlideData,
} from '@tulpar/ui/banner-slider';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useMemo } from 'react';
import { lowDataAtom } from '#app/platform/device/low-data.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { BANNER_WIDTH, imageSource, imageUrl } from '#app/platform/loading/images.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { slidesOptions } from '../queries.ts';
import { followed, backdropOf, deviceOf, headerOf, linkOf, videoOf, wordsOf } from '../slides.ts';

/** Size of the picture on a banner, px. */
const OBJECT = 300;

/**
 * `srcset` widths of the picture, px, in small steps so that a device decodes few pixels more than it shows, and its
 * `sizes` by `imageFit` on desktops, tablets and phones.
 */
const WIDTHS = [264, 296, 352, 412, 460, 528, 610, 690, BANNER_WIDTH];
const SIZES = {
  object: '(min-width: 1100px) 300px, (min-width: 801px) 264px, 150px',
  visual: '(min-width: 1100px) 507px, (min-width: 801px) 433px, 241px',
} as const;

function slideData(
  slide: Slide,
  termsLabel: string,
  isFirst: boolean,
  isSparing: boolean,
  userAgent: string,
): BannerSlideData {
  const video = isSparing ? null : imageUrl(videoOf(slide, deviceOf(userAgent)));
  const poster = imageUrl(slide.image_url, BANNER_WIDTH);
  const backdrop = backdropOf(slide.blur_bg);
  const fit = backdrop === 'garnet' ? 'visual' : 'object';
  const image = imageSource(slide.image_url, {
    width: OBJECT,
    height: OBJECT,
    alt: '',
    widths: WIDTHS,
    sizes: SIZES[fit],
  });
  const link = followed(slide.slug, linkOf(slide));
  const terms = followed(slide.slug, slide.terms_link ?? null);
  return {
    id: slide.slug,
    backdrop,
    title: headerOf(slide.main_header),
    priority: isFirst,
    ...(slide.sub_header ? { eyebrow: slide.sub_header } : {}),
    ...wordsOf(slide.description),
    ...(terms ? { termsLink: { label: termsLabel, href: terms } } : {}),
    ...(link && slide.button_text ? { action: { label: slide.button_text, href: link } } : {}),
    ...(image ? { image, imageFit: fit } : {}),
    ...(video ? { video: { src: video, ...(poster ? { poster } : {}) } } : {}),
  };
}

/** Lobby slider (BANNER-01). Renders nothing without slides, also if none could be loaded. */
export function LobbyBanners() {
  const t = useText();
  const { language, currency } = useVisitor();
  const query = useQuery(slidesOptions({ language, currency }));
  const data = useLastData(query, currency);
  const isSparing = useAtomValue(lowDataAtom);
  const userAgent = useUserAgent();
  const slides = useMemo(
    () =>
      data?.map((slide, index) => slideData(slide, t('banners.terms'), index === 0, isSparing, userAgent)),
    [data, isSparing, t, userAgent],
  );
  const labels = useMemo<BannerLabels>(
    () => ({
      region: t('banners.region'),
      slide: (number, total) => t('banners.slide', { number, total }),
      next: t('banners.next'),
      previous: t('banners.previous'),
      pause: t('banners.pause'),
      play: t('banners.play'),
    }),
    [t],
  );
  if (query.isPending) {
    return (
      <SkeletonGroup label={labels.region}>
        <BannerSliderSkeleton />
      </SkeletonGroup>
    );
  }
  if (!slides || slides.length === 0) return null;
  return <BannerSlider slides={slides} labels={labels} />;
}
