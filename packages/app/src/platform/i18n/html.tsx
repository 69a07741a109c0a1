import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { loadPart } from '../loading/chunks.ts';
import { parseSafeUrl, useGo } from '../routing/router.tsx';

const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const SVG = ['svg', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'];
const SVG_ATTRIBUTES = [
  'viewBox',
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'width',
  'height',
  'points',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
  'clip-rule',
  'transform',
];

/** Expected HTML: running text, or a small SVG. */
export type HtmlKind = 'text' | 'drawing';

const cleaned = new Map<string, DocumentFragment>();
const MOST_CLEANED = 200;

function cleanedBefore(html: string, kind: HtmlKind): Node | null {
  return cleaned.get(kind + html)?.cloneNode(true) ?? null;
}

/** Sanitizes HTML from the server (OP-118). `more` allows further tags, which the caller must make safe. */
export async function cleanHtml(
  html: string,
  kind: HtmlKind = 'text',
  more?: { readonly ADD_TAGS: string[]; readonly ADD_ATTR: string[] },
): Promise<DocumentFragment> {
  const { default: purify } = await loadPart(() => import('dompurify'));
  const clean = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: kind === 'text' ? TAGS : SVG,
    ALLOWED_ATTR: kind === 'text' ? ['href', 'colspan', 'rowspan'] : SVG_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...more,
  });
  for (const link of clean.querySelectorAll('a')) {
    const target = parseSafeUrl(link.getAttribute('href') ?? '');
    if (target === null) link.removeAttribute('href');
    else if (target.kind === 'out') {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
  return clean;
}

/** Renders sanitized HTML; in-app links use the router. Empty until the sanitizer has loaded. */
export function SafeHtml({
  html,
  kind = 'text',
  className,
}: {
  html: string;
  kind?: HtmlKind;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const go = useGo();
  // Before paint, so that cached HTML is visible immediately.
  useLayoutEffect(() => {
    const known = cleanedBefore(html, kind);
    if (known) {
      box.current?.replaceChildren(known);
      return undefined;
    }
    let current = true;
    const show = async () => {
      const clean = await cleanHtml(html, kind);
      if (cleaned.size >= MOST_CLEANED) cleaned.clear();
      cleaned.set(kind + html, clean);
      if (current) box.current?.replaceChildren(clean.cloneNode(true));
    };
    // If the sanitizer does not load, show nothing; the page around it stays usable.
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [html, kind]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = parseSafeUrl(link?.getAttribute('href') ?? '');
    if (target?.kind !== 'app' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    go(target.to);
  };
  // The handler only intercepts clicks of the links inside, including keyboard ones.
  return <div ref={box} className={className} onClick={onClick} role="presentation" />;
}
