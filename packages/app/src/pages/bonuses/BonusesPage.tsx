import { CounterBadge } from '@tulpar/ui/badge';
import { TabLinks } from '@tulpar/ui/tabs';
import type { ReactNode } from 'react';
import { activeCountAtom, bonusCountAtom } from '#app/features/bonuses/index.ts';
import { AvailableBonuses, ReceivedBonuses } from '#app/features/bonuses/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, matchRoute, useIsCurrent, useLocation } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * Available and received bonuses under one title with two tabs (BONUS-01). While a login link is still being tried,
 * the lists are not rendered.
 */
export function Page() {
  const t = useText();
  const signedIn = useSignedIn();
  const id = matchRoute(useLocation().pathname)?.id;
  const Part = id === 'bonusesReceived' ? ReceivedBonuses : AvailableBonuses;
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {t('page.bonuses')}
      </h1>
      <BonusTabs />
      {signedIn && <Part />}
    </>
  );
}

function BonusTabs() {
  const t = useText();
  const isCurrent = useIsCurrent();
  const available = useAtomValue(bonusCountAtom);
  const active = useAtomValue(activeCountAtom);
  const tab = (address: string, label: string, badge: ReactNode) => ({
    href: address,
    label,
    current: isCurrent(address),
    badge,
  });
  return (
    <TabLinks
      variant="segmented"
      label={t('pages.bonuses.tabs')}
      className="mx-4 mt-4 tablet:mx-6 desktop:mx-8 desktop:max-w-120"
      items={[
        tab(
          href('bonuses'),
          t('pages.bonuses.tab.available'),
          <CounterBadge
            tone="bonus"
            count={available}
            label={t('bonuses.available', { count: available })}
          />,
        ),
        tab(
          href('bonusesReceived'),
          t('pages.bonuses.tab.received'),
          <CounterBadge
            tone="neutral"
            count={active}
            label={t('bonuses.received.activeCount', { count: active })}
          />,
        ),
      ]}
    />
  );
}
