import type { PromoBonus, Slide, TournamentBanner } from '@tulpar/api/contract';
import { promoWindow, type PromoWindow } from '@tulpar/ui/promo-bonus-card';

/** What can stand beside or below the slider. */
export type Promo =
  | { readonly kind: 'tournament'; readonly tournament: TournamentBanner }
  | { readonly kind: 'bonus'; readonly slide: Slide }
  | { readonly kind: 'code'; readonly bonus: PromoBonus; readonly stage: PromoWindow };

/** What the server tells; `slides` is null where the bonuses banner is not for this player (BANNER-11). */
export interface PromoSources {
  readonly tournaments: readonly TournamentBanner[];
  readonly slides: readonly Slide[] | null;
  readonly bonuses: readonly PromoBonus[];
}

/** Most banners of one kind: the list is a taste, not the catalogue. */
const EACH = 3;

/**
 * The order of the banners: the best tournament, the bonuses, the codes of the month, then the other tournaments. A
 * tournament or a code whose time is over is left out; `now` is in ms.
 */
export function arrangePromos({ tournaments, slides, bonuses }: PromoSources, now: number): Promo[] {
  const open = tournaments
    .filter(({ status, ends_at }) => ['active', 'upcoming'].includes(status) && !(Date.parse(ends_at) <= now))
    .slice(0, EACH)
    .map((tournament): Promo => ({ kind: 'tournament', tournament }));
  const bonus = (slides ?? []).slice(0, EACH).map((slide): Promo => ({ kind: 'bonus', slide }));
  const codes = bonuses
    .map((one) => ({
      bonus: one,
      stage: promoWindow(now, Date.parse(one.banner_start_at), Date.parse(one.banner_end_at)),
    }))
    .filter(({ stage }) => stage !== 'after')
    .slice(0, EACH)
    .map((one): Promo => ({ kind: 'code', ...one }));
  return [...open.slice(0, 1), ...bonus.slice(0, 1), ...codes, ...bonus.slice(1), ...open.slice(1)];
}
