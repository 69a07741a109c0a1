import { promoBonus, slide, tournamentBanner } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { giftOf } from '#app/features/bonuses/index.ts';
import { arrangePromos, type Promo } from './promo.ts';

const now = Date.parse('2026-01-12T09:33:00Z');
const named = (promos: readonly Promo[]) =>
  promos.map((promo) => {
    if (promo.kind === 'tournament') return promo.tournament.tournament_slug;
    return promo.kind === 'bonus' ? promo.slide.slug : promo.bonus.promo_code.code;
  });
const cup = (slug: string, over: Partial<typeof tournamentBanner> = {}) => ({
  ...tournamentBanner,
  tournament_slug: slug,
  ...over,
});

describe('banners next to the slider', () => {
  it('begin with the first tournament and the first bonus', () => {
    const promos = arrangePromos(
      {
        tournaments: [cup('a'), cup('b')],
        slides: [slide({ slug: 'x' }), slide({ slug: 'y' })],
        bonuses: [promoBonus],
      },
      now,
    );
    expect(named(promos)).toEqual(['a', 'x', 'MONTH10', 'y', 'b']);
  });

  it('offer a code once: that of a banner has no card of its own', { tags: ['PROMO-05'] }, () => {
    const slides = [slide({ slug: 'x', button_link: '/bonuses?promocode=month10' })];
    expect(named(arrangePromos({ tournaments: [], slides, bonuses: [promoBonus] }, now))).toEqual(['x']);
  });

  it('leave the bonuses banner out where it is not for the player', { tags: ['BANNER-11'] }, () => {
    const promos = arrangePromos({ tournaments: [cup('a')], slides: null, bonuses: [promoBonus] }, now);
    expect(named(promos)).toEqual(['a', 'MONTH10']);
  });

  it('leave out what is over', () => {
    const promos = arrangePromos(
      {
        tournaments: [
          cup('finished', { status: 'finished' }),
          cup('past', { ends_at: '2026-01-12T09:32:59Z' }),
          cup('soon', { status: 'upcoming' }),
        ],
        slides: [],
        bonuses: [{ ...promoBonus, banner_end_at: '2026-01-01T00:00:00Z' }],
      },
      now,
    );
    expect(named(promos)).toEqual(['soon']);
  });

  it(
    'a code says when it begins, and what it gives in the currency of the player',
    { tags: ['PROMO-06', 'PROMO-11'] },
    () => {
      const [code] = arrangePromos(
        {
          tournaments: [],
          slides: [],
          bonuses: [
            { ...promoBonus, banner_start_at: '2026-02-01T00:00:00Z', banner_end_at: '2026-03-01T00:00:00Z' },
          ],
        },
        now,
      );
      expect(code).toMatchObject({ kind: 'code', stage: 'before' });
      expect(giftOf(promoBonus, 'AZN')).toEqual({ percent: 50, spins: null, max: 17_000, min: 1000 });
    },
  );
});
