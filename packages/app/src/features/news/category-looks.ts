import type { Promotion } from '@tulpar/api/contract';
import type { BadgeTone } from '@tulpar/ui/badge';
import type { Backdrop } from '@tulpar/ui/backdrop';
import cashback from '#app/art/obj-cashback.webp';
import coin from '#app/art/obj-coin.webp';
import spins from '#app/art/obj-fs.webp';
import mail from '#app/art/obj-mail.webp';
import trophy from '#app/art/obj-trophy.webp';
import { imageSource, type ImageSource } from '#app/platform/loading/images.ts';
import type { MessageId } from '#app/platform/i18n/intl.tsx';

interface Look {
  readonly backdrop: Backdrop;
  readonly tone: BadgeTone;
  readonly name: MessageId;
  /** Picture for entries without their own. */
  readonly object: string;
}

const news: Look = { backdrop: 'turquoise', tone: 'neutral', name: 'news.category.news', object: mail };
const looks: Readonly<Record<string, Look>> = {
  news,
  deposit: { backdrop: 'garnet', tone: 'brand', name: 'news.category.deposit', object: coin },
  free_spins: { backdrop: 'lapis', tone: 'accent', name: 'news.category.free_spins', object: spins },
  cashback: { backdrop: 'malachite', tone: 'success', name: 'news.category.cashback', object: cashback },
  tournament: { backdrop: 'lapis', tone: 'accent', name: 'news.category.tournament', object: trophy },
};

/** Look of a category; unknown ones look like news. */
export const lookOf = ({ category }: Pick<Promotion, 'category'>): Look =>
  (Object.hasOwn(looks, category) ? looks[category] : undefined) ?? news;

const WIDTHS = [132, 176, 248, 296, 352, 460];

/** Square picture of an entry, `box` px wide; without one, that of its category. */
export const pictureOf = (entry: Pick<Promotion, 'category' | 'image_url'>, box: number): ImageSource =>
  imageSource(entry.image_url, { width: box, height: box, alt: '', widths: WIDTHS, sizes: `${box}px` }) ?? {
    src: lookOf(entry).object,
    width: box,
    height: box,
    alt: '',
  };
