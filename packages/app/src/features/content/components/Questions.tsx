import { Accordion, type AccordionItem } from '@tulpar/ui/accordion';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useState } from 'react';
import { cleanHtml, SafeHtml } from '#app/platform/i18n/html.tsx';

interface Section {
  readonly title: string;
  readonly html: string;
}

/** Parts of a page, each with the heading before it; what stands before the first heading has none. */
function sectionsOf(page: DocumentFragment): { intro: string; sections: readonly Section[] } {
  const sections: { title: string; html: string }[] = [];
  let intro = '';
  for (const element of page.children) {
    const last = sections.at(-1);
    if (element.localName === 'h2') sections.push({ title: element.textContent.trim(), html: '' });
    else if (last) last.html += element.outerHTML;
    else intro += element.outerHTML;
  }
  return { intro, sections };
}

/** Props of `Questions`: HTML of the server, and the looks of its text. */
export interface QuestionsProps {
  html: string;
  className: string;
}

/** A page of questions, one of which unfolds at a time: each heading of the server's text is a question. */
export function Questions({ html, className }: QuestionsProps) {
  const [page, setPage] = useState<ReturnType<typeof sectionsOf> | null>(null);
  useEffect(() => {
    let current = true;
    // When the cleaner does not load, showing nothing is the safe answer and the page around it stays usable.
    cleanHtml(html).then(
      (clean) => current && setPage(sectionsOf(clean)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (!page) return <Skeleton className="mt-4 h-84 rounded-lg" />;
  const items = page.sections.map(({ title, html: answer }, index): AccordionItem => ({
    id: `q${index + 1}`,
    title,
    content: <SafeHtml html={answer} className={className} />,
  }));
  return (
    <>
      {page.intro !== '' && <SafeHtml html={page.intro} className={className} />}
      <Accordion items={items} level={2} deepLink className="mt-4" />
    </>
  );
}
