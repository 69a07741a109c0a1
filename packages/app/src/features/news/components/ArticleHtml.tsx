import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { parseSafeUrl, useGo } from '#app/platform/routing/router.tsx';
import { cleanArticle } from '../article-html.ts';

/**
 * Renders the sanitized HTML of an article; in-app links use the router. Empty until the sanitizer has
 * loaded.
 */
export function ArticleHtml({ html, className }: { html: string; className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const go = useGo();
  useLayoutEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const clean = await cleanArticle(html);
      if (isCurrent) box.current?.replaceChildren(clean);
    };
    // If the sanitizer does not load, show nothing; the page around it stays usable.
    show().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
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
