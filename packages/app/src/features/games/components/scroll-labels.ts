import { useMemo } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Names of the two buttons that move a row. */
export function useScrollLabels(): { previous: string; next: string } {
  const t = useText();
  return useMemo(() => ({ previous: t('games.rail.previous'), next: t('games.rail.next') }), [t]);
}
