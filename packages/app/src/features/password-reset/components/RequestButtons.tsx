import { phoneDigits } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { useDerived, type UseFormReturn } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { resetPhone } from '#app/platform/session/session.ts';
import { resetAttempts } from '../commands.ts';
import type { RequestValues, ResetTab } from '../forms.ts';
import { useWait } from '../texts.ts';

/** Props of `RequestButtons`. */
export interface RequestButtonsProps {
  form: UseFormReturn<RequestValues, unknown, RequestValues>;
  tab: ResetTab;
  busy: boolean;
  /** A code was sent to this phone before. */
  onHaveCode: () => void;
}

/** A phone that was sent a code lately, in digits; empty for any other. */
function sentTo(phone: string): string {
  const digits = phoneDigits(phone);
  return digits !== '' && resetAttempts.count(digits) > 0 ? digits : '';
}

/** Sends the way to a new password, unless this phone has to wait (RESET-04); with a code already sent, the way to it. */
export function RequestButtons({ form, tab, busy, onHaveCode }: RequestButtonsProps) {
  const t = useText();
  // Only a phone that is known changes anything here, not every digit of it.
  const phone = useDerived(form, (values) => (tab === 'phone' ? sentTo(values.phone) : ''));
  const wait = useWait(phone === '' ? null : resetAttempts.endsAt(phone));
  return (
    <>
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        className="mt-2"
        {...(wait ? { disabledReason: t('reset.waitForCode', { time: wait }) } : {})}
      >
        {t(tab === 'email' ? 'reset.sendLink' : 'reset.sendCode')}
      </Button>
      {phone !== '' && resetPhone.read() === phone && (
        <Button variant="ghost" block onClick={onHaveCode}>
          {t('reset.haveCode')}
        </Button>
      )}
    </>
  );
}
