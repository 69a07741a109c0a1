import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { StatusLabel } from '@tulpar/ui/status-label';
import type { User } from '@tulpar/api/contract';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { phoneState, triesLeft } from '../phone-check.ts';

const line = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5';

/** Whether the saved e-mail is confirmed, and the way to do it (CONF-08). */
export function EmailState({ user }: { user: Pick<User, 'is_email_confirmed'> }) {
  const t = useText();
  if (user.is_email_confirmed) return <StatusLabel tone="success" label={t('profile.emailConfirmed')} />;
  return (
    <div className={line}>
      <StatusLabel tone="waiting" label={t('profile.emailUnconfirmed')} />
      <Button asChild variant="tonal" size="xs">
        <Link href={href('profileVerifyEmail')}>{t('profile.confirmEmail')}</Link>
      </Button>
    </div>
  );
}

/** Whether the saved phone is confirmed, how many tries are left, and the way to do it (CONF-01). */
export function PhoneConfirmation({
  user,
}: {
  user: Pick<User, 'phone' | 'phone_confirmed_by' | 'confirm_phone_try'>;
}) {
  const t = useText();
  const state = phoneState(user);
  if (state === 'confirmed') return <StatusLabel tone="success" label={t('profile.phoneConfirmed')} />;
  return (
    <div className={line}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusLabel tone="waiting" label={t('profile.phoneUnconfirmed')} />
        <span className="text-caption text-ink-muted">
          {state === 'over'
            ? t('profile.attemptsOver')
            : user.confirm_phone_try > 0 &&
              t('profile.attemptsLeft', { count: triesLeft(user.confirm_phone_try) })}
        </span>
      </span>
      <Button asChild variant="tonal" size="xs">
        <Link href={href('profileVerifyPhone')}>{t('profile.confirmPhone')}</Link>
      </Button>
    </div>
  );
}
