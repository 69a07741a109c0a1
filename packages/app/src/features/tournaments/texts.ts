import type { Tournament, TournamentDetail } from '@tulpar/api/contract';
import type { Backdrop } from '@tulpar/ui/backdrop';
import trophy from '#app/art/obj-trophy.webp';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { imageSource, type ImageSource } from '#app/platform/loading/images.ts';

export const TROPHY: ImageSource = { src: trophy, width: 340, height: 340, alt: '' };

const OBJECT = 146;

export const pictureOf = ({ image_url }: Pick<Tournament, 'image_url'>): ImageSource =>
  imageSource(image_url, {
    width: OBJECT,
    height: OBJECT,
    alt: '',
    widths: [146, 292, 438],
    sizes: `${OBJECT}px`,
  }) ?? TROPHY;

const backdrops: Readonly<Record<string, Backdrop>> = {
  bet_sum: 'lapis',
  rounds_count: 'amber',
  win_multiplier: 'garnet',
  points: 'malachite',
};

export const backdropOf = ({ scoring }: Pick<Tournament, 'scoring'>): Backdrop =>
  backdrops[scoring] ?? 'turquoise';

export function useTournamentTexts() {
  const t = useText();
  const { money, number } = useFormats();
  const sum = ({ amount, currency }: NonNullable<Tournament['prize_pool']>) => money(amount, currency);
  const points = (value: number) => number(value, Number.isInteger(value) ? 0 : 2);
  return {
    sum,
    points,
    /** Missing points; rounded up, except for multipliers. */
    missing: (value: number, { scoring }: Pick<Tournament, 'scoring'>) =>
      points(scoring === 'win_multiplier' ? value : Math.ceil(value)),
    /** Prize pool; the short text of a tournament without one. */
    pool: ({ prize_pool, short_text }: Tournament) => (prize_pool ? sum(prize_pool) : (short_text ?? '')),
    entry: ({ entry, buy_in }: Tournament) =>
      entry === 'buy_in' && buy_in
        ? t('tournaments.entry.buy_in', { price: sum(buy_in) })
        : t(entry === 'auto' ? 'tournaments.entry.auto' : 'tournaments.entry.join'),
    prize: ({ amount, currency, spins_count }: TournamentDetail['prizes'][number]) =>
      amount !== null && currency !== null
        ? sum({ amount, currency })
        : t('bonuses.spins', { count: spins_count ?? 0 }),
  };
}
