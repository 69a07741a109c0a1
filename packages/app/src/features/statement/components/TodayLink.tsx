import { ButtonLink } from '@tulpar/ui/button';
import { dayInWords } from '#app/platform/i18n/use-dates.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';

/** Offers the new day on a page that was opened before midnight. */
export function TodayLink({ href, today }: { href: string; today: string }) {
  const t = useText();
  const language = useLanguage();
  return (
    <ButtonLink href={href} variant="tonal" size="sm" className="justify-self-start print:hidden">
      {t('time.today', { date: dayInWords(today, today, language) })}
    </ButtonLink>
  );
}
