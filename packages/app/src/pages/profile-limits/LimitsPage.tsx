import { ButtonLink } from '@tulpar/ui/button';
import { PauseIcon } from '@tulpar/ui/icon';
import { PageHeader } from '@tulpar/ui/page-header';
import { LimitsBoard } from '#app/features/limits/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Limits of deposits, losses, stakes and time, and the reality check (SAFE-01). */
export function Page() {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('page.limits')}
        back={{ href: href('profile'), label: t('common.back') }}
        right={
          <ButtonLink href={href('break')} variant="secondary" size="sm">
            <PauseIcon />
            {t('page.break')}
          </ButtonLink>
        }
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <div className="grid min-w-0 grid-cols-1 gap-3 px-4 pt-2 pb-6 tablet:px-6">
        <p className="text-body wrap-anywhere hyphens-auto text-ink-muted">{t('limits.intro')}</p>
        <LimitsBoard />
      </div>
    </>
  );
}
