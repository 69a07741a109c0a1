import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/ids.ts';

/** A text with marked parts, such as links: `rich('session.terms', { a: (chunks) => <Link …>{chunks}</Link> })`. */
export function useRichText(): (
  id: MessageId,
  values: Readonly<Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>>,
) => ReactNode {
  const intl = useIntl();
  return useCallback(
    (id, values) => (Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }, { ...values }) : ''),
    [intl],
  );
}
