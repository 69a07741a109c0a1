import { Accordion, type AccordionItem } from '@tulpar/ui/accordion';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useState } from 'react';
import { cleanHtml, SafeHtml } from '#app/platform/i18n/html.tsx';
import { ChatIcon, EmailIcon, PhoneIcon } from '@tulpar/ui/icon';
import { ProfileRow } from '@tulpar/ui/profile-row';
import { hasChatAtom, openChat } from '#app/features/chat/index.ts';
import { OPERATOR, supportHref } from '#app/platform/operator.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

interface Section {
  readonly title: string;
  readonly html: string;
}

/** Splits a page at its headings; content before the first heading is the intro. */
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

/** `html`: from the server; `className`: styles of the text. */
export interface QuestionsProps {
  html: string;
  className: string;
}

/** FAQ accordion with one open question: each heading of the server's text is a question. */
export function Questions({ html, className }: QuestionsProps) {
  const [page, setPage] = useState<ReturnType<typeof sectionsOf> | null>(null);
  useEffect(() => {
    let current = true;
    // If the sanitizer does not load, show nothing; the page around it stays usable.
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

/** Contact options of the support, as in the footer (FOOT-03): chat if available, phone and email. */
export function SupportWays() {
  const t = useText();
  const { phone, email } = OPERATOR.support;
  return (
    <ul
      aria-label={t('content.support')}
      className="mx-4 divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card tablet:mx-6"
    >
      {useAtomValue(hasChatAtom) && (
        <li>
          <ProfileRow icon={<ChatIcon />} label={t('content.footer.chat')} onClick={() => openChat()} />
        </li>
      )}
      <li>
        <ProfileRow icon={<PhoneIcon />} label={t('content.phone')} note={phone} href={supportHref.phone} />
      </li>
      <li>
        <ProfileRow icon={<EmailIcon />} label={t('content.email')} note={email} href={supportHref.email} />
      </li>
    </ul>
  );
}
