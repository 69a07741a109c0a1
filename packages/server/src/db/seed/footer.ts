import type { FooterIconRow, Localized } from '../catalogue-tables.ts';
import seeds from './footer.json' with { type: 'json' };

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
  ...rows(seeds.payment, 'payment', 1),
  ...rows(seeds.legal, 'legal', 101),
];
