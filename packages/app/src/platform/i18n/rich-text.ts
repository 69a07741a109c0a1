import { createElement, Fragment, useCallback, type ReactNode } from 'react';
import type { MessageId } from '../../messages/ids.ts';
import { useTexts } from './intl.tsx';

type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** React asks for keys in a list, and the parts of a text never change places. */
const keyed = (parts: readonly unknown[]): ReactNode[] =>
  parts.map((part, key) => createElement(Fragment, { key }, part as ReactNode));

/** A text with marked parts, such as links: `rich('session.terms', { a: (chunks) => <Link …>{chunks}</Link> })`. */
export function useRichText(): (id: MessageId, values: Readonly<Record<string, RichValue>>) => ReactNode {
  const texts = useTexts();
  return useCallback(
    (id, values) => {
      const filled = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? (chunks: ReactNode[]) => value(keyed(chunks)) : value,
      ]);
      return keyed(texts.parts(id, Object.fromEntries(filled)));
    },
    [texts],
  );
}
