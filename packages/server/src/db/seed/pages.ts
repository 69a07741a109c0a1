import { inLanguage, languages } from '../../domain/locale/locale.ts';
import { named } from '../../outbox.ts';
import type { Localized, StaticPageRow, FooterIconRow } from '../catalogue-tables.ts';
import pages from './pages.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };

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
  /** Position in the footer; null: not linked there. */
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

interface Line {
  readonly image: string;
  readonly names: Localized;
  readonly url?: string;
  readonly currency?: string | null;
}

const rows = (lines: readonly Line[], kind: FooterIconRow['kind'], firstId: number): FooterIconRow[] =>
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
