import { BirthDateInput, readDate } from '@tulpar/ui/birth-date-input';
import { birthdayLimits } from '../contact-form.ts';
import { useCalendarTexts } from '#app/platform/forms/calendar-texts.ts';
import type { BoundField } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** `field`: the date as text (dd.MM.yyyy); `today`: `YYYY-MM-DD`. */
export interface BirthdayFieldProps {
  field: BoundField<string>;
  today: string;
}

export function BirthdayField({ field: { attach: fieldRef, ...field }, today }: BirthdayFieldProps) {
  const t = useText();
  const texts = useCalendarTexts(t('profile.birthday'));
  return (
    <BirthDateInput
      ref={fieldRef}
      label={t('profile.birthday')}
      value={readDate(field.value)}
      onValueChange={(_iso, text) => field.onChange(text)}
      onBlur={field.onBlur}
      error={field.error}
      today={today}
      {...birthdayLimits(today)}
      texts={texts}
    />
  );
}
