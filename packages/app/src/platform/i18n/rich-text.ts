import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/ids.ts';

type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** A text with marked parts, such as links: `rich('session.terms', { a: (chunks) => <Link …>{chunks}</Link> })`. */
export function useRichText(): (id: MessageId, values: Readonly<Record<string, RichValue>>) => ReactNode {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
