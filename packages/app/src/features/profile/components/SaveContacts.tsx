import type { User } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { useDerived, type UseFormReturn } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { contactFaults, hasChanged, type ContactValues } from '../contact-form.ts';

/** Props of `SaveContacts`; `today` is `YYYY-MM-DD`. */
export interface SaveContactsProps {
  form: UseFormReturn<ContactValues, unknown, ContactValues>;
  user: User;
  today: string;
  busy: boolean;
}

/** Saves the contacts once there is something to save and nothing is wrong with it; drawn anew when that changes. */
export function SaveContacts({ form, user, today, busy }: SaveContactsProps) {
  const t = useText();
  const rest = useDerived(form, (values) =>
    hasChanged(user, values)
      ? Object.keys(contactFaults(user, values, today)).length === 0
        ? null
        : 'profile.checkFields'
      : 'profile.unchanged',
  );
  return (
    <div
      className={cn(
        '-mx-4 mt-auto px-4 pt-6 pb-4 tablet:mx-0 tablet:px-0 tablet:pb-0',
        // It follows the player once there is something to save, and covers nothing before.
        rest !== 'profile.unchanged' &&
          'sticky bottom-[calc(66px+env(safe-area-inset-bottom))] z-10 bg-linear-to-t from-canvas from-75% to-transparent tablet:static tablet:bg-none',
      )}
    >
      <Button type="submit" size="lg" block busy={busy} disabledReason={rest ? t(rest) : undefined}>
        {t('profile.save')}
      </Button>
    </div>
  );
}
