import { inLanguage, languages } from '../../domain/locale/locale.ts';
import { named } from '../../outbox.ts';
import type { Localized, StaticPageRow, FooterIconRow, BannerRow } from '../catalogue-tables.ts';
import pages from './pages.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import type { Insertable } from 'kysely';
import { vipLevels } from '../../domain/vip/levels.ts';
import type { PromotionsTable } from '../contest-tables.ts';
import { defaultAgeSign } from '@tulpar/api/contract';
import bannerSeeds from './banners.json' with { type: 'json' };
import promotionSeeds from './promotions.json' with { type: 'json' };

/** A section of a page in the four languages: a heading with paragraphs or with sections of its own. */
interface Section {
  readonly heading: Localized;
  /**
   * Paragraphs; a line that starts with `- ` is a list item, `[text](/path)` a link. `{name}` is a value the
   * server inserts in the response; alone on its line it is a block, such as a table.
   */
  readonly body: Localized | readonly Section[];
}

interface Page {
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly sections: readonly Section[];
  /** Position among the footer links; null: not in the footer. */
  readonly footer: number | null;
}

const PAGES: readonly Page[] = pages;
const UPDATED = '2026-11-28T00:00:00Z';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const marked = (text: string): string =>
  escape(text).replaceAll(/\[([^\]]+)\]\((\/[\w/-]*)\)/g, '<a href="$2">$1</a>');

function paragraphs(text: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const close = (): void => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) items.push(`<li>${marked(line.slice(2))}</li>`);
    else {
      close();
      blocks.push(/^\{\w+\}$/.test(line) ? line : `<p>${marked(line)}</p>`);
    }
  }
  close();
  return blocks.join('');
}

function sectionHtml({ heading, body }: Section, language: StaticPageRow['language'], level: 2 | 3): string {
  const title = `<h${level}>${escape(inLanguage(heading, language))}</h${level}>`;
  if ('ru' in body) return title + paragraphs(inLanguage(body, language));
  return title + body.map((section) => sectionHtml(section, language, 3)).join('');
}

/** Every static page in every language, as stored, with the brand name inserted. */
export function staticPageRows(brandName: string): StaticPageRow[] {
  return PAGES.flatMap((page) =>
    languages.map((language) => ({
      slug: page.slug,
      language,
      title: named(inLanguage(page.title, language), brandName),
      content_html: named(
        page.sections.map((section) => sectionHtml(section, language, 2)).join(''),
        brandName,
      ),
      meta_description: named(inLanguage(page.summary, language), brandName),
      updated_at: UPDATED,
      footer_position: page.footer,
    })),
  );
}

interface IconLine {
  readonly image: string;
  readonly names: Localized;
  readonly url?: string;
  readonly currency?: string | null;
}

const rows = (lines: readonly IconLine[], kind: FooterIconRow['kind'], firstId: number): FooterIconRow[] =>
  lines.map(({ image, names, url = null, currency = null }, i) => ({
    id: firstId + i,
    kind,
    image,
    names,
    url,
    currency: currency as FooterIconRow['currency'],
    position: i + 1,
  }));

export const footerIconRows = (): FooterIconRow[] => [
  ...rows(footer.payment, 'payment', 1),
  ...rows(footer.legal, 'legal', 101),
];

/** A seeded promotion; `updated_at` is set when the operator changes its days, date or priority. */
export type PromotionSeed = Omit<Insertable<PromotionsTable>, 'updated_at'>;

/** A promotion of `promotions.json`: its texts have no HTML, and `button` is a key of `buttons`. */
interface Line extends Omit<PromotionSeed, 'id' | 'button_texts' | 'starts_on' | 'ends_on' | 'subtitles'> {
  readonly button: keyof typeof promotionSeeds.buttons | null;
  readonly terms_texts?: Localized;
}

const changed = (texts: Localized, change: (text: string) => string): Localized => ({
  ru: change(texts.ru),
  kk: change(texts.kk),
  az: change(texts.az),
  en: change(texts.en),
});

/** HTML of a line: a paragraph, a heading after `## `, or a list step after `1. `. */
function block(line: string): string {
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  if (line.startsWith('1. ')) return `<li>${line.slice(3)}</li>`;
  return `<p>${line}</p>`;
}

/** HTML of lines, which must need no escaping; consecutive steps form one list. */
const html = (text: string): string =>
  text
    .split('\n')
    .map((line) => block(line))
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, (steps) => `<ol>${steps}</ol>`);

/** Inserts the cashback percentages of the lowest and the highest VIP status. */
const withCashback = (text: string): string =>
  text
    .replaceAll('{least}', String(vipLevels[0]?.cashback.percent))
    .replaceAll('{most}', String(vipLevels.at(-1)?.cashback.percent));

export function promotionRows(): PromotionSeed[] {
  const unset = { starts_on: null, ends_on: null, subtitles: null };
  return (promotionSeeds.promotions as readonly Line[]).map(({ button, ...line }, i) => ({
    id: i + 1,
    ...unset,
    ...line,
    previews: changed(line.previews, withCashback),
    contents: changed(line.contents, html),
    terms_texts: line.terms_texts ? changed(line.terms_texts, html) : null,
    button_texts: button === null ? null : promotionSeeds.buttons[button],
  }));
}

type SlideSeed = Omit<BannerRow, 'place' | 'position' | 'is_active' | 'blur_height' | 'video'>;

/**
 * Slides of `banners.json`; in their descriptions the first line is the text, the second the terms. `slides` are those
 * of the lobby slider. `spins` is in the bonus banner only, which the lobby shows next to the slider.
 */
const { slides, spins } = JSON.parse(
  JSON.stringify(bannerSeeds).replaceAll('{age}', String(defaultAgeSign)),
) as {
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

/** Adds a video to a slide, with its first frame as the image. */
const withVideo = (banner: BannerRow, name: string): BannerRow => ({
  ...banner,
  image: `banners/moving/${name}.webp`,
  video: `banners/moving/${name}.webm`,
});

/** Slides of the lobby and of the bonus banner. */
export function bannerRows(): BannerRow[] {
  const bonuses = [spins, ...slides.filter(({ slug }) => slug === 'cashback')].map((slide, i) =>
    placed(slide, `bonuses-${slide.slug}`, 'video', i + 1),
  );
  return [
    ...slides.map((slide, i) => placed(slide, slide.slug, 'home', i + 1)),
    // The first slide of the bonus banner has no video, because the first screen must not wait for one.
    ...bonuses.map((banner) => (banner.slug === 'bonuses-cashback' ? withVideo(banner, 'cashback') : banner)),
  ];
}
