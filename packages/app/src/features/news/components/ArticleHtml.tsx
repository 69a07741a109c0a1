import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { judgeUrl, useGo } from '#app/platform/routing/router.tsx';
import { cleanArticle } from '../article-html.ts';

/** Shows the HTML of an article, cleaned; its in-app links go through the router. Empty until the cleaner is there. */
export function ArticleHtml({ html, className }: { html: string; className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const go = useGo();
  useLayoutEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const clean = await cleanArticle(html);
      if (isCurrent) box.current?.replaceChildren(clean);
    };
    // When the cleaner does not load, showing nothing is the safe answer and the page around it stays usable.
    show().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = judgeUrl(link?.getAttribute('href') ?? '');
    if (target?.kind !== 'app' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    go(target.to);
  };
  // The handler only redirects clicks that links inside make, keyboard ones included.
  return <div ref={box} className={className} onClick={onClick} role="presentation" />;
}
