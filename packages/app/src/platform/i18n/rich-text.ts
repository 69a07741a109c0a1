import { Children, useCallback, type ReactNode } from 'react';
import type { MessageId } from '../../messages/ids.ts';
import { useTexts } from './intl.tsx';

type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** React asks for keys in a list: each chunk and part gets one. */
const keyed = (value: RichValue) =>
  typeof value === 'function' ? (chunks: ReactNode[]) => value(Children.toArray(chunks)) : value;

/** A text with marked parts, such as links: `rich('session.terms', { a: (chunks) => <Link …>{chunks}</Link> })`. */
export function useRichText(): (id: MessageId, values: Readonly<Record<string, RichValue>>) => ReactNode {
  const texts = useTexts();
  return useCallback(
    (id, values) => {
      const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keyed(value)]));
      return Children.toArray(texts.parts(id, filled) as ReactNode[]);
    },
    [texts],
  );
}
