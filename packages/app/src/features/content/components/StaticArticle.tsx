import { cn } from '@tulpar/ui/cn';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { type ReactNode, useMemo, useState } from 'react';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { isApiError, isMissing } from '#app/platform/network/api.ts';
import { SafeHtml, showHtml } from '#app/platform/i18n/html.tsx';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useLastData } from '#app/platform/state/last-value.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { Contents, WITH_CONTENTS } from './Contents.tsx';
import { Questions } from './Questions.tsx';
import { readSections } from '../questions.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { staticPageOptions } from '../queries.ts';
import { PageHead } from '#app/platform/routing/page-head.tsx';
import { Checkbox } from '@tulpar/ui/checkbox';
import { ChatIcon, DocumentIcon, LimitsIcon, PauseIcon } from '@tulpar/ui/icon';
import { ProfileRow, ProfileRowGroup } from '@tulpar/ui/profile-row';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Number of yes answers from which on a break is suggested. */
const MANY = 2;

/** Pages on which players can limit or review their play, and the contacts. */
const help = [
  { id: 'limits', icon: <LimitsIcon /> },
  { id: 'break', icon: <PauseIcon /> },
  { id: 'statement', icon: <DocumentIcon /> },
  { id: 'contacts', icon: <ChatIcon /> },
] as const;

/** Nine questions about one's own play (CONT-04). Answers are neither sent nor stored. */
function SelfCheck() {
  const t = useText();
  const [yes, setYes] = useState<ReadonlySet<number>>(new Set());
  const toggle = (question: number, is: boolean) => {
    const next = new Set(yes);
    if (is) next.add(question);
    else next.delete(question);
    setYes(next);
  };
  const result = yes.size === 0 ? 'none' : yes.size < MANY ? 'few' : 'many';
  return (
    <section
      aria-labelledby="self-check"
      className="mt-8 rounded-xl bg-surface-1 p-4 shadow-card tablet:p-5 desktop:sticky desktop:top-24 desktop:col-start-2 desktop:row-span-3 desktop:row-start-1 desktop:mt-0"
    >
      <h2 id="self-check" className="font-display text-title-md text-ink">
        {t('content.check.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('content.check.privacy')}</p>
      <div className="mt-3 flex flex-col gap-1">
        {questions.map((question) => (
          <Checkbox
            key={question}
            label={t(`content.check.${question}`)}
            checked={yes.has(question)}
            onCheckedChange={(is) => toggle(question, is)}
          />
        ))}
      </div>
      <div role="status" className="mt-3 rounded-lg bg-surface-2 p-3.5">
        <p className="text-body-strong text-ink">{t(`content.check.${result}.title`)}</p>
        <p className="mt-0.5 text-caption text-ink-muted">{t(`content.check.${result}.text`)}</p>
      </div>
    </section>
  );
}

/**
 * Links to the pages of `help`. For a guest all but the contacts lead to the login, which returns here: those pages
 * would redirect a guest to the lobby without an explanation (SAFE-01).
 */
function HelpLinks() {
  const t = useText();
  const { signedIn } = useVisitor();
  return (
    <ProfileRowGroup label={t('nav.sections')} className="mt-2 desktop:mt-8">
      {help.map(({ id, icon }) => (
        <ProfileRow
          key={id}
          href={href(signedIn || id === 'contacts' ? id : 'login')}
          icon={icon}
          label={t(`content.check.${id}`)}
        />
      ))}
    </ProfileRowGroup>
  );
}

/** Styles of the tags in the server's HTML. */
export const PROSE =
  'wrap-anywhere text-body text-ink-muted [&_a]:text-brand-ink [&_a]:underline [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:font-display [&_h2]:text-title-md [&_h2]:text-ink [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:text-title-sm [&_h3]:text-ink [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mt-3 [&_strong]:text-ink [&_table]:mt-3 [&_table]:w-full tablet:[&_table]:table-fixed [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_th]:text-ink [&_ul]:list-disc [&_ul]:pl-5';

interface SectionsProps {
  title: string;
  html: string;
  after: ReactNode;
}

/** A text; on desktops with links to its sections, if it has several, in a left column. */
function Sections({ title, html, after }: SectionsProps) {
  const { lead, sections } = useMemo(() => readSections(html), [html]);
  const hasContents = sections.length > 1;
  return (
    <article className="mx-auto max-w-180 px-4 py-6 tablet:px-6 desktop:mx-0 desktop:max-w-none desktop:px-8">
      <h1 className="font-display text-title-lg text-balance wrap-anywhere">{title}</h1>
      <div className={cn('desktop:mt-4', hasContents && WITH_CONTENTS)}>
        {hasContents && <Contents groups={sections} className="max-desktop:hidden" />}
        <div className="min-w-0 desktop:rounded-lg desktop:bg-surface-1 desktop:px-8 desktop:pb-7 desktop:shadow-card">
          <div className={`${PROSE} [&_ol]:max-w-160 [&_p]:max-w-160 [&_ul]:max-w-160`}>
            {showHtml(lead)}
            {sections.map((section) => (
              <section
                key={section.id}
                id={section.id}
                tabIndex={-1}
                aria-label={section.title}
                className="scroll-mt-24 outline-none"
              >
                <h2>{section.title}</h2>
                {showHtml(section.nodes)}
              </section>
            ))}
          </div>
          {after}
        </div>
      </div>
    </article>
  );
}

export interface StaticArticleProps {
  slug: string;
  /** Heading level of the title: 2 on a page with its own title, null under a bar that already shows it. */
  level?: 1 | 2 | null;
  /** Shown if there is no such page. */
  missing?: ReactNode;
}

/** One static page with its loading and error states; its HTML is sanitized (OP-118). */
export function StaticArticle({ slug, level = 1, missing }: StaticArticleProps) {
  const t = useText();
  const { date } = useDates();
  const query = useQuery(staticPageOptions(slug, useLanguage()));
  const { error, isPending, refetch } = query;
  const data = useLastData(query, slug);
  if (isPending) {
    return (
      <SkeletonGroup
        label={t('content.page.loading')}
        className="mx-auto flex max-w-180 flex-col gap-3 px-4 py-6 tablet:px-6 desktop:mx-0 desktop:px-8"
      >
        <Skeleton className="h-8 w-2/3" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="text" className="h-4" />
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    if (isApiError(error) && (error.status === 404 || error.status === 422 || error.status === 501))
      return missing;
    return <LoadFailed level={level === 1 ? 1 : 2} titleId="content.page.error.title" onRetry={refetch} />;
  }
  const Heading = level && (`h${level}` as const);
  const updated = (
    <p className="mt-6 text-caption text-ink-subtle">
      {t('content.page.updated', { date: date(data.updated_at, 'd MMMM yyyy') })}
    </p>
  );
  const failed = query.data === undefined && (
    <LoadFailedNotice
      titleId="common.notUpdated"
      onRetry={refetch}
      className="mx-auto mt-4 max-w-180 desktop:mx-8"
    />
  );
  if (slug === 'faq')
    return (
      <>
        {failed}
        <Questions title={data.title} html={data.content_html} className={PROSE} after={updated} />
      </>
    );
  const hasCheck = slug === 'responsible-gaming';
  if (level === 1 && !hasCheck)
    return (
      <>
        {failed}
        <Sections title={data.title} html={data.content_html} after={updated} />
      </>
    );
  // On desktops the self-check is next to the text.
  const width = hasCheck
    ? 'mx-auto max-w-180 desktop:mx-0 desktop:max-w-298 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:grid-rows-[auto_auto_1fr] desktop:gap-x-10'
    : 'max-w-180';
  return (
    <>
      {failed}
      <article
        className={`grid grid-cols-1 items-start px-4 tablet:px-6 desktop:px-8 ${width} ${level === null ? 'pb-6' : 'py-6'}`}
      >
        <div className="min-w-0">
          {Heading && (
            <Heading className="font-display text-title-lg text-balance wrap-anywhere">{data.title}</Heading>
          )}
          <SafeHtml html={data.content_html} className={PROSE} />
        </div>
        {hasCheck && (
          <>
            <SelfCheck />
            <HelpLinks />
          </>
        )}
        {updated}
      </article>
    </>
  );
}

interface StaticPageHeadProps {
  slug: string;
  /** True if the server's text is only a part of the page, which also works without it. */
  isPart?: boolean;
}

export function StaticPageHead({ slug, isPart = false }: StaticPageHeadProps) {
  const t = useText();
  const { data, error } = useQuery({ ...staticPageOptions(slug, useLanguage()), enabled: false });
  const isUnknown = !isPart && isMissing(error);
  return (
    <PageHead
      title={isUnknown ? t('page.notFound') : (data?.meta_title ?? data?.title)}
      description={data?.meta_description}
      isUnlisted={isUnknown}
    />
  );
}
