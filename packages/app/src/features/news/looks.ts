import type { Promotion } from '@tulpar/api/contract';
import type { BadgeTone } from '@tulpar/ui/badge';
import type { Backdrop } from '@tulpar/ui/backdrop';
import { imageSource, type ImageSource } from '#app/platform/loading/images.ts';
import type { MessageId } from '#app/platform/i18n/intl.tsx';

interface Look {
  readonly backdrop: Backdrop;
  readonly tone: BadgeTone;
  readonly name: MessageId;
}

const news: Look = { backdrop: 'turquoise', tone: 'neutral', name: 'news.category.news' };
const looks: Readonly<Record<string, Look>> = {
  news,
  deposit: { backdrop: 'garnet', tone: 'brand', name: 'news.category.deposit' },
  free_spins: { backdrop: 'lapis', tone: 'accent', name: 'news.category.free_spins' },
  cashback: { backdrop: 'malachite', tone: 'success', name: 'news.category.cashback' },
  tournament: { backdrop: 'lapis', tone: 'accent', name: 'news.category.tournament' },
};

/** Backdrop, badge and name of a category; unknown ones look like news. */
export const lookOf = ({ category }: Pick<Promotion, 'category'>): Look =>
  (Object.hasOwn(looks, category) ? looks[category] : undefined) ?? news;

const WIDTHS = [132, 176, 248, 296, 352, 460];

/** Square picture of an entry, px; null without one. */
export const pictureOf = ({ image_url }: Pick<Promotion, 'image_url'>, box: number): ImageSource | null =>
  imageSource(image_url, { width: box, height: box, alt: '', widths: WIDTHS, sizes: `${box}px` });
