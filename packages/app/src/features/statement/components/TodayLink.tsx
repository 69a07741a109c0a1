import { useState } from 'react';
import { ButtonLink } from '@tulpar/ui/button';
import { userAtom } from '#app/features/session/index.ts';
import { dayInWords } from '#app/platform/i18n/day-headings.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useLocation } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * The day, `YYYY-MM-DD`, on which the current history entry was opened. At midnight `today` changes, but the shown day
 * does not; following a link, also to the same address, shows the new day. Until the first response, `today` is that of
 * the device, whose clock may be ahead.
 */
export function useOpenedOn(today: string): string {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, day: today });
  // The first response corrects the clock; render again then.
  useAtomValue(userAtom);
  if (opened.key === key && opened.day <= today) return opened.day;
  setOpened({ key, day: today });
  return today;
}

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
