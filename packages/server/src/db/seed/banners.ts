import { defaultAgeSign } from '@tulpar/api/contract';
import type { BannerRow } from '../catalogue-tables.ts';
import seeds from './banners.json' with { type: 'json' };

type SlideSeed = Omit<BannerRow, 'place' | 'position' | 'is_active' | 'blur_height' | 'video'>;

/**
 * A line break ends a line of a header, and starts the terms in a description. The slide of the spins is shown next
 * to the home slider, so it must not repeat a slide.
 */
const { slides, spins } = JSON.parse(JSON.stringify(seeds).replaceAll('{age}', String(defaultAgeSign))) as {
  readonly slides: readonly SlideSeed[];
  readonly spins: SlideSeed;
};

const placed = (slide: SlideSeed, slug: string, place: BannerRow['place'], position: number): BannerRow => ({
  ...slide,
  slug,
  place,
  position,
  is_active: true,
  blur_height: 120,
  video: null,
});

/** The slide with a video of its object. */
const withVideo = (banner: BannerRow, name: string): BannerRow => ({
  ...banner,
  image: `banners/moving/${name}.webp`,
  video: `banners/moving/${name}.webm`,
});

/** Slides of the home page, and of the bonus banner. */
export function bannerRows(): BannerRow[] {
  const bonuses = [spins, ...slides.filter(({ slug }) => slug === 'cashback')].map((slide, i) =>
    placed(slide, `bonuses-${slide.slug}`, 'video', i + 1),
  );
  return [
    ...slides.map((slide, i) => placed(slide, slide.slug, 'home', i + 1)),
    // Never the first one, because the first screen must not wait for a video.
    ...bonuses.map((banner) => (banner.slug === 'bonuses-cashback' ? withVideo(banner, 'cashback') : banner)),
  ];
}
