import { PendingIcon } from '@tulpar/ui/icon';
import { PageHeader } from '@tulpar/ui/page-header';
import { ProfileRow } from '@tulpar/ui/profile-row';
import { LimitsBoard } from '#app/features/limits/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Limits of deposits, losses, stakes and time, and the reminder of the time played (SAFE-01). */
export function LimitsPage() {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('page.limits')}
        back={{ href: href('profile'), label: t('pages.back') }}
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <div className="grid min-w-0 grid-cols-1 gap-3 px-4 pt-2 pb-6 tablet:px-6">
        <p className="text-body wrap-anywhere hyphens-auto text-ink-muted">{t('limits.intro')}</p>
        <LimitsBoard />
        <ProfileRow
          className="rounded-lg bg-surface-1 shadow-card"
          icon={<PendingIcon />}
          label={t('page.break')}
          note={t('limits.break.text')}
          href={href('break')}
        />
      </div>
    </>
  );
}
