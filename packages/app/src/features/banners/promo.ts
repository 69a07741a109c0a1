import type { PromoBonus, Slide, TournamentBanner } from '@tulpar/api/contract';
import { promoWindow, type PromoWindow } from '#app/features/bonuses/index.ts';

export type Promo =
  | { readonly kind: 'tournament'; readonly tournament: TournamentBanner }
  | { readonly kind: 'bonus'; readonly slide: Slide }
  | { readonly kind: 'code'; readonly bonus: PromoBonus; readonly stage: PromoWindow };

/** Banners from the server; `slides` is null if the visitor gets no bonuses banner (BANNER-11). */
export interface PromoSources {
  readonly tournaments: readonly TournamentBanner[];
  readonly slides: readonly Slide[] | null;
  readonly bonuses: readonly PromoBonus[];
}

/** Promo code in the link of a banner, in upper case, or null. */
function codeOf({ button_link: link }: Slide): string | null {
  return new URLSearchParams(link?.split('?')[1]).get('promocode')?.toUpperCase() ?? null;
}

/** Maximum number of banners of one kind. */
const EACH = 3;

/**
 * Orders the banners: the first tournament, the first bonus, promo codes of the month, then the other bonuses and
 * tournaments. Leaves out ended tournaments and codes, and codes in the link of a bonus banner. `now` is in ms.
 */
export function arrangePromos({ tournaments, slides, bonuses }: PromoSources, now: number): Promo[] {
  const open = tournaments
    .filter(({ status, ends_at }) => ['active', 'upcoming'].includes(status) && !(Date.parse(ends_at) <= now))
    .slice(0, EACH)
    .map((tournament): Promo => ({ kind: 'tournament', tournament }));
  const bonus = (slides ?? []).slice(0, EACH).map((slide): Promo => ({ kind: 'bonus', slide }));
  const offered = new Set((slides ?? []).slice(0, EACH).map((slide) => codeOf(slide)));
  const codes = bonuses
    .filter(({ promo_code: { code } }) => !offered.has(code.toUpperCase()))
    .map((one) => ({
      bonus: one,
      stage: promoWindow(now, Date.parse(one.banner_start_at), Date.parse(one.banner_end_at)),
    }))
    .filter(({ stage }) => stage !== 'after')
    .slice(0, EACH)
    .map((one): Promo => ({ kind: 'code', ...one }));
  return [...open.slice(0, 1), ...bonus.slice(0, 1), ...codes, ...bonus.slice(1), ...open.slice(1)];
}
