import { CounterBadge } from '@tulpar/ui/badge';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { GamesIcon, GiftIcon, LimitsIcon, PauseIcon, ResponsibleGamingIcon } from '@tulpar/ui/icon';
import { PageHeader } from '@tulpar/ui/page-header';
import { ProfileRow, ProfileRowGroup } from '@tulpar/ui/profile-row';
import coin from '#app/art/obj-coin-ash.webp';
import { bonusCountAtom } from '#app/features/bonuses/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useBack } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

const COIN = { src: coin, width: 340, height: 340, alt: '' };

/**
 * Out of money (ROUTE-43, OP-102): a deposit or a demo, then links, of which break, limits and bonuses are for players.
 * Guests see the deposit too, because the guard of the cash box makes them log in first.
 */
export function Page() {
  const t = useText();
  const isSignedIn = useSignedIn();
  const count = useAtomValue(bonusCountAtom);
  const rows = [
    ...(isSignedIn
      ? [
          { href: href('break'), icon: <PauseIcon />, label: t('page.break') },
          { href: href('limits'), icon: <LimitsIcon />, label: t('page.limits') },
          {
            href: href('bonuses'),
            icon: <GiftIcon />,
            label: t('page.bonuses'),
            badge: <CounterBadge count={count} label={t('bonuses.available', { count })} tone="bonus" />,
          },
        ]
      : []),
    { href: href('games'), icon: <GamesIcon />, label: t('common.otherGames') },
    {
      href: href('staticPage', { slug: 'responsible-gaming' }),
      icon: <ResponsibleGamingIcon />,
      label: t('nav.responsible'),
    },
  ];
  return (
    <>
      <PageHeader
        title={t('page.outOfMoney')}
        back={{ ...useBack(), label: t('common.back') }}
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <EmptyState
        size="page"
        art={COIN}
        title={t('pages.outOfMoney.title')}
        text={t('pages.outOfMoney.text')}
        className="pt-9 tablet:pt-7"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={href('deposit')}>{t('cashBox.deposit')}</ButtonLink>
            <ButtonLink href={href('demo')} variant="secondary">
              {t('common.playDemo')}
            </ButtonLink>
          </div>
        }
      />
      <ProfileRowGroup label={t('nav.sections')} className="mx-4 mb-6">
        {rows.map((row) => (
          <ProfileRow key={row.href} {...row} />
        ))}
      </ProfileRowGroup>
    </>
  );
}
