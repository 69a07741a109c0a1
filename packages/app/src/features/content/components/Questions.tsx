import { Accordion } from '@tulpar/ui/accordion';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { EmptyState } from '@tulpar/ui/empty-state';
import { ChatIcon, SearchIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { TextInput } from '@tulpar/ui/text-input';
import { useMemo, useState, type ReactNode } from 'react';
import { art } from '#app/art/objects.ts';
import { chatLink } from '#app/features/chat/index.ts';
import { showHtml } from '#app/platform/i18n/html.tsx';
import { useText } from '#app/platform/i18n/intl.tsx';
import { findQuestions, readQuestions } from '../questions.ts';
import { Contents, WITH_CONTENTS } from './Contents.tsx';

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
      <div className={cn('mt-4', hasGroups && WITH_CONTENTS)}>
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
