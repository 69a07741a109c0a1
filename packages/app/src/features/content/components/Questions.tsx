import { Accordion } from '@tulpar/ui/accordion';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { EmptyState } from '@tulpar/ui/empty-state';
import { ChatIcon, SearchIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { TextInput } from '@tulpar/ui/text-input';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { art } from '#app/art/objects.ts';
import { chatLink } from '#app/features/chat/index.ts';
import { showHtml } from '#app/platform/i18n/html.tsx';
import { useText } from '#app/platform/i18n/intl.tsx';
import { findQuestions, readQuestions, type QuestionGroup } from '../questions.ts';

export interface QuestionsProps {
  title: string;
  html: string;
  className: string;
  after: ReactNode;
}

/** The FAQ: contents, search and questions in groups, read from the server's text (CONT-02). */
export function Questions({ title, html, className, after }: QuestionsProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const { lead, groups } = useMemo(() => readQuestions(html), [html]);
  const found = findQuestions(groups, words);
  const hasGroups = groups.length > 1;
  return (
    <article className="px-4 py-6 tablet:px-6 desktop:px-8">
      <div className="flex flex-col gap-3 tablet:flex-row tablet:items-center tablet:justify-between">
        <h1 className="min-w-0 font-display text-title-lg text-balance wrap-anywhere">{title}</h1>
        <TextInput
          type="search"
          name="question"
          autoComplete="off"
          label={t('content.faq.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          clearLabel={t('common.clear')}
          trailing={<SearchIcon className="mr-3.5 shrink-0 text-ink-muted" />}
          className="tablet:w-80 tablet:flex-none"
        />
      </div>
      <div
        className={cn(
          'mt-4',
          hasGroups && 'desktop:grid desktop:grid-cols-[15.5rem_minmax(0,1fr)] desktop:gap-8',
        )}
      >
        {hasGroups && <Contents groups={found} />}
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {lead.length > 0 && <div className={className}>{showHtml(lead)}</div>}
          {found.map(({ id, title: heading, lead: above, questions }) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-label={heading ?? undefined}
              className="scroll-mt-32 outline-none desktop:scroll-mt-24"
            >
              {heading !== null && (
                <h2 className="mb-2 font-display text-title-md wrap-anywhere">{heading}</h2>
              )}
              {above.length > 0 && <div className={cn('mb-2', className)}>{showHtml(above)}</div>}
              {questions.length > 0 && (
                <Accordion
                  items={questions.map((question) => ({
                    id: question.id,
                    title: question.title,
                    content: <div className={cn('max-w-160', className)}>{showHtml(question.answer)}</div>,
                  }))}
                  level={heading === null ? 2 : 3}
                  deepLink
                />
              )}
            </section>
          ))}
          {found.length === 0 && (
            <EmptyState art={art.search} title={t('content.faq.none')} className="py-8" />
          )}
          <p role="status" className="sr-only">
            {words.trim() && found.length === 0 ? t('content.faq.none') : ''}
          </p>
          <MoreHelp />
        </div>
      </div>
      {after}
    </article>
  );
}

function Contents({ groups }: { groups: readonly QuestionGroup[] }) {
  const t = useText();
  const current = useGroupInView(groups);
  return (
    <nav aria-label={t('content.faq.contents')} className="max-desktop:-mx-4 max-desktop:tablet:-mx-6">
      <ul className="scrollbar-none relative flex gap-2 overflow-x-auto px-4 pb-4 tablet:px-6 desktop:sticky desktop:top-24 desktop:flex-col desktop:gap-0.5 desktop:p-0">
        {groups.map(({ id, title, questions }) => (
          <li key={id} className="flex-none">
            <Link
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                const group = document.getElementById(id);
                group?.scrollIntoView();
                // So that the next Tab continues there.
                group?.focus({ preventScroll: true });
              }}
              className="hit-44 flex min-h-10 items-center justify-between gap-2 rounded-md px-3.5 text-[0.875rem] font-semibold text-ink-muted inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink aria-current:bg-surface-inverse aria-current:text-ink-inverse max-desktop:bg-surface-1 desktop:min-h-11 desktop:inset-ring-0"
            >
              {title}
              <span className="font-normal opacity-75">{questions.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Id of the last group whose head is in the upper part of the window; the first one before any scrolling. */
function useGroupInView(groups: readonly QuestionGroup[]): string | undefined {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) setReached(entry.target.id);
      },
      { rootMargin: '-15% 0px -70%' },
    );
    for (const { id } of groups) {
      const section = document.getElementById(id);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [groups]);
  return groups.find(({ id }) => id === reached)?.id ?? groups[0]?.id;
}

function MoreHelp() {
  const t = useText();
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-lg bg-surface-1 p-4 shadow-card">
      <span className="grid size-10 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted">
        <ChatIcon />
      </span>
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h2 className="text-body-strong text-ink">{t('content.faq.more.title')}</h2>
        <p className="text-caption text-ink-muted">{t('content.faq.more.text')}</p>
      </div>
      <Button asChild variant="tonal">
        <Link {...chatLink}>{t('content.faq.more.action')}</Link>
      </Button>
    </section>
  );
}
