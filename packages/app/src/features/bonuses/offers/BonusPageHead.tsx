import { BackIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Page title with a back link to the received bonuses. */
export function BonusPageHead({ titleId }: { titleId: 'page.bonusesHistory' | 'page.bonusWagering' }) {
  const t = useText();
  return (
    <div className="flex items-center gap-1 px-2 pt-3 tablet:px-4 desktop:px-6">
      <IconLink
        href={href('bonusesReceived')}
        label={t('page.bonusesReceived')}
        icon={<BackIcon aria-hidden="true" />}
      />
      <h1 className="min-w-0 font-display text-title-lg wrap-anywhere">{t(titleId)}</h1>
    </div>
  );
}
