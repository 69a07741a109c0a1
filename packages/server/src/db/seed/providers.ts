import type { ProviderRow } from '../catalogue-tables.ts';

/** Relative number of a studio's games. */
type Size = 'large' | 'medium' | 'small' | 'live' | 'house';

interface Studio {
  readonly slug: string;
  readonly name: string;
  readonly size: Size;
  readonly flags?: {
    readonly isInactive?: true;
    readonly isNew?: true;
    readonly rasterOnly?: true;
    readonly notIn?: 'AZ';
  };
}

/** Fictitious studios. */
export const STUDIOS: readonly Studio[] = [
  { slug: 'copper-heron', name: 'Copper Heron Works', size: 'large' },
  { slug: 'paper-otter', name: 'Paper Otter Lab', size: 'large' },
  { slug: 'velvet-abacus', name: 'Velvet Abacus', size: 'large' },
  { slug: 'orbiting-samovar', name: 'Orbiting Samovar', size: 'large' },
  { slug: 'brass-jerboa', name: 'Brass Jerboa', size: 'large' },
  { slug: 'yurtlight', name: 'Yurtlight Atelier', size: 'large' },
  { slug: 'feltline-live', name: 'Feltline Live', size: 'live' },
  { slug: 'balapan-studio', name: 'Balapan Studio Live', size: 'live' },
  { slug: 'ninefold-postbox', name: 'Ninefold Postbox', size: 'medium' },
  { slug: 'salted-compass', name: 'Salted Compass', size: 'medium' },
  { slug: 'tin-pomegranate', name: 'Tin Pomegranate', size: 'medium' },
  { slug: 'marble-hoopoe', name: 'Marble Hoopoe', size: 'medium' },
  { slug: 'plum-carousel', name: 'Plum Carousel', size: 'medium' },
  { slug: 'windmill-47', name: 'Windmill 47', size: 'medium' },
  { slug: 'lapis-turnip', name: 'Lapis Turnip', size: 'medium' },
  { slug: 'glasswren', name: 'Glasswren Tables', size: 'medium' },
  { slug: 'qobyz-circuit', name: 'Qobyz Circuit', size: 'medium' },
  { slug: 'foggy-toboggan', name: 'Foggy Toboggan', size: 'medium' },
  { slug: 'polar-apricot', name: 'Polar Apricot', size: 'small', flags: { isNew: true } },
  { slug: 'umbra-teapot', name: 'Umbra Teapot', size: 'small' },
  { slug: 'hazelgrid', name: 'Hazelgrid', size: 'small' },
  { slug: 'drift-argali', name: 'Drift Argali', size: 'small', flags: { notIn: 'AZ' } },
  { slug: 'kettle-and-fern', name: 'Kettle & Fern', size: 'small' },
  { slug: 'little-comet-post', name: 'Little Comet Post', size: 'small', flags: { isNew: true } },
  { slug: 'noctule-mill', name: 'Noctule Mill', size: 'small' },
  { slug: 'sandglass-quay', name: 'Sandglass Quay', size: 'small', flags: { rasterOnly: true } },
  { slug: 'cloud-and-kumis', name: 'Cloud & Kumis', size: 'small' },
  { slug: 'tulip-engine', name: 'Tulip Engine', size: 'small' },
  { slug: 'crooked-lighthouse', name: 'Crooked Lighthouse', size: 'small', flags: { isInactive: true } },
  { slug: 'demo-house', name: 'Demo House', size: 'house' },
];

/** Weight of a studio in the catalogue. */
export const WEIGHT: Readonly<Record<Size, number>> = { large: 28, medium: 14, small: 5, live: 0, house: 6 };

export function providerRows(): ProviderRow[] {
  return STUDIOS.map((studio, i) => ({
    id: i + 1,
    slug: studio.slug,
    name: studio.name,
    is_active: !studio.flags?.isInactive,
    is_new: studio.flags?.isNew ?? false,
    has_svg: !studio.flags?.rasterOnly,
    position: i + 1,
  }));
}
