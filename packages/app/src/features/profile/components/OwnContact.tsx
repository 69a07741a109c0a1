import type { User } from '@tulpar/api/contract';
import { EmailField, PhoneField } from '#app/features/session/index.ts';
import type { BoundField } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { ButtonLink } from '@tulpar/ui/button';
import { StatusLabel } from '@tulpar/ui/status-label';
import { href } from '#app/platform/routing/router.tsx';
import { phoneState, triesLeft } from '../contact-form.ts';

/** `isLocked`: the contact cannot be changed (`lockedContact` in `contact-form.ts`, VALID-24). */
export interface OwnContactProps {
  field: BoundField<string>;
  user: User;
  isLocked: boolean;
}

/** Email field. A saved address shows whether it is confirmed, a changed one that it must be. */
export function EmailContact({ field, user, isLocked }: OwnContactProps) {
  const t = useText();
  const isKnown = user.email !== null;
  const isSame = field.value === user.email;
  return (
    <div className="flex flex-col gap-2">
      <EmailField
        field={field}
        disabled={isLocked}
        hint={isLocked ? t('profile.emailLocked') : isKnown && !isSame ? t('profile.emailNew') : undefined}
      />
      {isKnown && isSame && <EmailState user={user} />}
    </div>
  );
}

/** Phone field. A saved phone shows whether it is confirmed, a changed one that it must be. */
export function PhoneContact({ field, user, isLocked }: OwnContactProps) {
  const t = useText();
  const isKnown = user.phone !== null;
  const isSame = field.value === user.phone;
  return (
    <div className="flex flex-col gap-2">
      <PhoneField
        field={field}
        disabled={isLocked}
        hint={isLocked ? t('profile.phoneLocked') : isKnown && !isSame ? t('profile.phoneNew') : undefined}
      />
      {isKnown && isSame && <PhoneConfirmation user={user} />}
    </div>
  );
}

const line = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5';

/** Whether the saved email is confirmed; if not, with a link to confirm it (CONF-08). */
export function EmailState({ user }: { user: Pick<User, 'is_email_confirmed'> }) {
  const t = useText();
  if (user.is_email_confirmed)
    return <StatusLabel tone="success" label={t('profile.emailConfirmed')} className="w-fit" />;
  return (
    <div className={line}>
      <StatusLabel tone="waiting" label={t('profile.emailUnconfirmed')} />
      <ButtonLink href={href('profileVerifyEmail')} variant="tonal" size="xs">
        {t('profile.confirmEmail')}
      </ButtonLink>
    </div>
  );
}

/** Whether the saved phone is confirmed; if not, a link for it and, after a wrong code, the attempts left (CONF-01). */
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
      <ButtonLink href={href('profileVerifyPhone')} variant="tonal" size="xs">
        {t('profile.confirmPhone')}
      </ButtonLink>
    </div>
  );
}
