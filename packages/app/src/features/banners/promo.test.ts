import { promoBonus, slide, tournamentBanner } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { giftOf } from '#app/features/bonuses/index.ts';
import { arrangePromos, type Promo } from './promo.ts';
import { backdropOf, deviceOf, headerOf, linkOf, videoOf, wordsOf } from './slides.ts';

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

  it('a code says when it begins, and what it gives', { tags: ['PROMO-06', 'PROMO-11'] }, () => {
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
  });
});

describe('slides', () => {
  it('reads a dash as no header', { tags: ['BANNER-03'] }, () => {
    expect(['-', ' - ', '', 'Кубок степи', 'А-я'].map(headerOf)).toEqual(['', '', '', 'Кубок степи', 'А-я']);
  });

  it('reads the second line of a description as the terms', { tags: ['BANNER-02'] }, () => {
    expect(
      [null, '', 'До 5 ₸', 'До 5 ₸\n21+ · x10', ' До 5 ₸ \n\n 21+ \n x10 ', '\n21+'].map(wordsOf),
    ).toEqual([
      {},
      {},
      { text: 'До 5 ₸' },
      { text: 'До 5 ₸', terms: '21+ · x10' },
      { text: 'До 5 ₸', terms: '21+ x10' },
      { terms: '21+' },
    ]);
  });

  it('chooses the video of the device and falls back to any', { tags: ['BANNER-02'] }, () => {
    const files = { video_url: 'a.mp4', video_banner_ios: 'i.mp4', video_banner_android: 'd.webm' };
    expect((['ios', 'android', 'other'] as const).map((device) => videoOf(files, device))).toEqual([
      'i.mp4',
      'd.webm',
      'a.mp4',
    ]);
    expect(videoOf({ ...files, video_url: null, video_banner_ios: null }, 'ios')).toBe('d.webm');
    expect(
      videoOf({ video_url: null, video_banner_ios: null, video_banner_android: null }, 'other'),
    ).toBeNull();
  });

  it('leads to the tournament when there is no link', { tags: ['BANNER-02'] }, () => {
    expect(linkOf({ button_link: '/rules', tournament_slug: 'a' })).toBe('/rules');
    expect(linkOf({ button_link: null, tournament_slug: 'steppe-sprint' })).toBe(
      '/tournaments/steppe-sprint',
    );
    expect(linkOf({ button_link: null, tournament_slug: '../x' })).toBe('/tournaments/..%2Fx');
    expect(linkOf({ button_link: null, tournament_slug: null })).toBeNull();
  });

  it('distinguishes the two mobile systems', () => {
    expect(deviceOf('Mozilla/5.0 (Linux; Android 14)')).toBe('android');
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')).toBe('ios');
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0)')).toBe('other');
  });

  it('finds the backdrop nearest in hue to blur_bg', { tags: ['BANNER-02'] }, () => {
    expect(
      ['#730C24', '#b01a3a', '#1b2a41', '#16A060', '#E39A17', '#118F86', '#4b423a'].map(backdropOf),
    ).toEqual(['garnet', 'garnet', 'lapis', 'malachite', 'amber', 'turquoise', 'onyx']);
    expect(backdropOf('rgb(53, 88, 230)')).toBe('lapis');
  });

  it('uses onyx when the colour cannot be read', () => {
    expect([null, undefined, '', 'red;background:url(//evil)', '#12', 'var(--x)'].map(backdropOf)).toEqual(
      Array(6).fill('onyx'),
    );
  });
});
