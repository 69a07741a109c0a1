import { useState } from 'react';
import { useLocation } from '#app/platform/routing/router.tsx';

/**
 * The day, `YYYY-MM-DD`, on which the current history entry was opened. At midnight `today` changes, but what is
 * being read stays; following a link, also to the same address, shows the new day.
 */
export function useOpenedOn(today: string): string {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, day: today });
  if (opened.key === key) return opened.day;
  setOpened({ key, day: today });
  return today;
}
