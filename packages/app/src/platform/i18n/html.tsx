import type { Root, RootContent } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { useMemo, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { closesLinkAtom } from '../network/outage.ts';
import { Link } from '../routing/router.tsx';
import { useAtomValue } from '../state/store.ts';

export type HtmlNode = RootContent;

const words = (list: string) => list.split(' ');

/** Elements removed together with their content; of other elements that are not allowed, the content remains. */
const STRIPPED = words('iframe math noscript object script style svg template title');

const schema = (
  attributes: NonNullable<Schema['attributes']>,
  tagNames: string[],
  strip: string[],
): Schema => ({
  tagNames,
  attributes: { '*': [], ...attributes },
  strip,
  ancestors: {},
  clobber: [],
  // No rules for URLs: the components that show links and pictures check them.
  protocols: {},
  required: {},
});

const TEXT = schema(
  {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  words(
    'a b blockquote br em h2 h3 h4 hr i img li ol p small span strong sub sup table tbody td th thead tr u ul',
  ),
  STRIPPED,
);

const DRAWING = schema(
  {
    '*': words(
      'viewBox d cx cy r rx ry x y x1 x2 y1 y2 width height points fill stroke strokeWidth strokeLineCap strokeLineJoin fillRule clipRule transform',
    ),
  },
  words('svg path circle rect line polyline polygon ellipse g'),
  STRIPPED.filter((tag) => tag !== 'svg'),
);

const safe = (html: string, allowed: Schema) =>
  sanitize(fromHtmlIsomorphic(html, { fragment: true }), allowed) as Root;

/** A link in a text; only its words while a break or self-exclusion closes the page it leads to. */
function TextLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  return useAtomValue(closesLinkAtom)?.(href) ? children : <Link href={href}>{children}</Link>;
}

const components: Partial<Components> = {
  a: TextLink,
  img: () => null,
};

/** Sanitizes running text from the server (OP-118). */
export const readHtml = (html: string): readonly HtmlNode[] => safe(html, TEXT).children;

/** Shows sanitized nodes; in-app links use the router. `picture` checks the source of a picture and shows it. */
export function showHtml(nodes: readonly HtmlNode[], picture?: Components['img']): ReactNode {
  return toJsxRuntime(
    { type: 'root', children: [...nodes] },
    { Fragment, jsx, jsxs, components: picture ? { ...components, img: picture } : components },
  );
}

/** The text of nodes, without their markup. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('');

export interface SafeHtmlProps {
  html: string;
  className?: string;
  /** Checks the source of a picture and shows it; without this component there are no pictures. */
  picture?: Components['img'];
}

/** Running text from the server, sanitized (OP-118). */
export function SafeHtml({ html, className, picture }: SafeHtmlProps) {
  const content = useMemo(() => showHtml(readHtml(html), picture), [html, picture]);
  return <div className={className}>{content}</div>;
}

/** A small SVG from the server, sanitized (OP-118); nothing if it has none. */
export function SafeDrawing({ html }: { html: string }) {
  return useMemo(() => {
    const drawing = safe(html, DRAWING).children.find((node) => node.type === 'element');
    return drawing && showHtml([{ ...drawing, properties: { ...drawing.properties, ariaHidden: 'true' } }]);
  }, [html]);
}
