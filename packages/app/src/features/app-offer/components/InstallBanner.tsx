import { backdropClass } from '@tulpar/ui/backdrop';
import { cn } from '@tulpar/ui/cn';
import { useIsRestricted, userAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useInstallMethod } from '../install-method.ts';
import { AppIcon, InstallButton } from './AppOffer.tsx';

export interface InstallBannerProps {
  /** `hub`: profile hub of a player without deposits (APPS-09); `deposit`: after a deposit (APPS-10). */
  place: 'hub' | 'deposit';
  className?: string;
}

/**
 * Offers the app inside a page, in mobile browsers that can install it. Hidden in the installed app and
 * during a break or self-exclusion (SAFE-10).
 */
export function InstallBanner({ place, className }: InstallBannerProps) {
  const t = useText();
  const user = useAtomValue(userAtom);
  const isRestricted = useIsRestricted();
  const isMeant =
    user !== null && !isRestricted && (place === 'hub' ? user.deposits_count === 0 : user.deposits_count > 0);
  const method = useInstallMethod();
  if (!isMeant || method === null) return null;
  return (
    <aside
      aria-label={t('appOffer.label')}
      data-install-banner={place}
      className={cn(
        'relative isolate flex flex-wrap items-center gap-x-3 gap-y-2 overflow-hidden rounded-lg p-3 text-left',
        backdropClass.turquoise,
        className,
      )}
    >
      <span className="backdrop-pattern absolute inset-0 -z-10" />
      <AppIcon className="size-11" />
      <p className="min-w-0 flex-[1_1_9rem] text-caption">
        <b className="block text-body-strong">{t('appOffer.label')}</b>
        <span className="text-turquoise-spark">
          {t(place === 'hub' ? 'appOffer.base' : 'appOffer.middle')}
        </span>
      </p>
      <InstallButton method={method} size="sm" variant="pearl" />
    </aside>
  );
}
