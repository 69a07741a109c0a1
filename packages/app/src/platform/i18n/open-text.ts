import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { TextValues } from './intl.tsx';

/** Text by an id that is made of a code from outside; null when there is none, so a raw key is never shown. */
export function useOpenText(): (id: string, values?: TextValues) => string | null {
  const intl = useIntl();
  return useCallback(
    (id, values) => (Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }, values) : null),
    [intl],
  );
}
