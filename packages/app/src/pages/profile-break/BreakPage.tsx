import { PageHeader } from '@tulpar/ui/page-header';
import { offersAtom, useOfferName, wagerLeft } from '#app/features/bonuses/index.ts';
import { BreakSteps } from '#app/features/breaks/index.ts';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { openRoundsOptions } from '#app/features/games/pages.ts';
import { LimitsBrief } from '#app/features/limits/index.ts';
import { MonthBrief } from '#app/features/statement/index.ts';
import { tournamentsOptions } from '#app/features/tournaments/index.ts';
import { DESKTOP, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Break or self-exclusion (SAFE-08). Gathers what either of them would affect for this player. */
export function Page() {
  const t = useText();
  const isDesktop = useMediaQuery(DESKTOP);
  const { money: moneyText } = useFormats();
  const offerName = useOfferName();
  const money = useAtomValue(moneyAtom);
  const offers = useAtomValue(offersAtom).data?.data ?? [];
  const { data: rounds } = useQuery(openRoundsOptions);
  const { data: tournaments } = useQuery(tournamentsOptions(useLocale()));
  const bonuses = offers
    .filter(
      ({ status, lock_text }) =>
        status === 'active' ||
        status === 'started' ||
        (status === 'awaiting' && (lock_text ?? null) === null),
    )
    .map((offer) => ({
      id: offer.id,
      name: offerName(offer),
      until: offer.expired_at,
      left: offer.status === 'active' ? moneyText(wagerLeft(offer), offer.currency) : null,
      isQueued: offer.status === 'awaiting',
    }));
  return (
    <>
      <PageHeader
        title={t('page.break')}
        back={{ href: href('limits'), label: t('common.back') }}
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 px-4 pt-2 pb-6 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <BreakSteps
          facts={{
            money,
            bonuses,
            rounds: (rounds ?? []).map(({ game }) => game.name),
            tournaments: (tournaments ?? [])
              .filter(({ is_joined, status }) => is_joined && (status === 'active' || status === 'upcoming'))
              .map(({ title }) => title),
          }}
        />
        {isDesktop && (
          <aside className="sticky top-24 grid gap-4">
            <MonthBrief />
            <LimitsBrief />
          </aside>
        )}
      </div>
    </>
  );
}
