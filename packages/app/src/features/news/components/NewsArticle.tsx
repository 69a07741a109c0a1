import { DotLine } from '@tulpar/ui/dot-line';
import type { BonusTerms, PromotionDetail } from '@tulpar/api/contract';
import { Accordion } from '@tulpar/ui/accordion';
import { backdropClass, sparkClass } from '@tulpar/ui/backdrop';
import { ButtonLink } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { EmptyState } from '@tulpar/ui/empty-state';
import { BackIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { Picture } from '@tulpar/ui/picture';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import type { ReactNode, ComponentProps } from 'react';
import { art } from '#app/art/objects.ts';
import { userAtom } from '#app/features/session/index.ts';
import { SafeHtml } from '#app/platform/i18n/html.tsx';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { CDN, imageUrl } from '#app/platform/loading/images.ts';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { isMissing } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { PageHead, type HeadProps } from '#app/platform/routing/page-head.tsx';
import { href, parseSafeUrl, Link } from '#app/platform/routing/router.tsx';
import { siteOrigin } from '#app/platform/routing/urls.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { lookOf, pictureOf } from '../category-looks.ts';
import { articleOptions } from '../queries.ts';
import { actionOf } from '../article-state.ts';
import { useWindowText } from './NewsEntry.tsx';

/** Styles of the tags in the server's HTML. */
const PROSE =
  'wrap-anywhere text-body text-ink-muted [&_a]:text-brand-ink [&_a]:underline [&_h2]:mt-7 [&_h2]:mb-2 [&_h2]:font-display [&_h2]:text-title-md [&_h2]:text-ink [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:text-title-sm [&_h3]:text-ink [&_img]:mt-4 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-lg [&_li]:mt-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-3 [&_p:first-child]:mt-0 [&_strong]:text-ink [&_table]:mt-3 [&_table]:w-full [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 [&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_th]:text-ink [&_ul]:list-disc [&_ul]:pl-5';

export interface NewsArticleProps {
  slug: string;
  /** Renders the terms of a bonus (WAG-08). */
  facts: (terms: BonusTerms) => ReactNode;
}

/** One article with its loading and error states (NEWS-04). */
export function NewsArticle({ slug, facts }: NewsArticleProps) {
  const t = useText();
  const query = useQuery(articleOptions(slug, useLanguage()));
  const { error, isPending, refetch } = query;
  const data = useLastData(query, slug);
  if (isPending)
    return (
      <SkeletonGroup label={t('news.article.loading')} className="pb-10 desktop:px-8 desktop:pt-5">
        <Skeleton className="h-59 rounded-none desktop:h-65 desktop:rounded-xl" />
        <div className="flex max-w-180 flex-col gap-3 px-4 pt-6 tablet:px-6 desktop:px-0">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} shape="text" className="h-4" />
          ))}
        </div>
      </SkeletonGroup>
    );
  if (data)
    return (
      <>
        {query.data === undefined && (
          <LoadFailedNotice titleId="common.notUpdated" onRetry={refetch} className="m-4" />
        )}
        <Article article={data} facts={facts} />
      </>
    );
  if (!isMissing(error))
    return <LoadFailed level={1} titleId="news.failed.title" onRetry={refetch} className="py-14" />;
  return (
    <EmptyState
      level={1}
      art={art.search}
      className="py-14"
      title={t('news.missing.title')}
      text={t('news.missing.text')}
      action={
        <ButtonLink href={href('news')} variant="secondary">
          {t('news.all')}
        </ButtonLink>
      }
    />
  );
}

function Article({ article, facts }: { article: PromotionDetail; facts: NewsArticleProps['facts'] }) {
  const t = useText();
  const { date } = useDates();
  const { terms, terms_html: rules } = article;
  useNextMoment([article.starts_at, article.ends_at]);
  return (
    <article className="pb-10 desktop:px-8 desktop:pt-5">
      <Head article={article} />
      <div className="grid items-start gap-6 px-4 pt-5 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:px-0">
        <div className="min-w-0 max-w-180">
          <ArticleHtml html={article.content_html} className={PROSE} />
          <p className="mt-6 text-caption text-ink-subtle">
            {t('news.updated', { date: date(article.updated_at, 'd MMMM yyyy') })}
          </p>
        </div>
        <aside className="flex min-w-0 flex-col gap-3">
          {terms && (
            <section className="rounded-lg bg-surface-1 pt-4 shadow-card">
              <h2 className="mb-3 px-4 text-title-sm">{t('news.terms')}</h2>
              {facts(terms)}
            </section>
          )}
          <ArticleButton article={article} />
          {rules !== null && (
            <Accordion
              level={2}
              items={[
                {
                  id: 'rules',
                  title: t('news.rules'),
                  content: <ArticleHtml html={rules} className={PROSE} />,
                },
              ]}
            />
          )}
        </aside>
      </div>
    </article>
  );
}

function Head({ article }: { article: PromotionDetail }) {
  const t = useText();
  const { date } = useDates();
  const windowText = useWindowText();
  const { backdrop, name } = lookOf(article);
  const day = date(article.date, 'd MMMM yyyy');
  const bounds = windowText(article);
  return (
    <header
      className={cn(
        'relative isolate flex min-h-59 flex-col overflow-hidden p-4 tablet:px-6 desktop:min-h-65 desktop:rounded-xl desktop:p-8',
        backdropClass[backdrop],
      )}
    >
      <div className="backdrop-pattern absolute inset-0 -z-30" />
      <Picture
        image={pictureOf(article, 200)}
        loading="priority"
        className="pointer-events-none absolute top-2 right-0 -z-20 size-34 object-contain tablet:size-44 desktop:top-auto desktop:right-16 desktop:bottom-6 desktop:size-52"
      />
      <div className="flex items-center gap-2">
        <Link
          href={href('news')}
          aria-label={t('news.all')}
          className="grid size-11 place-items-center rounded-md bg-black/35 hover:bg-black/50 [&>svg]:size-5"
        >
          <BackIcon />
        </Link>
        <span className="rounded-sm bg-black/45 px-2.5 py-1 text-[0.75rem] leading-4 font-[650]">
          {t(name)}
        </span>
      </div>
      <h1 className="slant mt-auto max-w-[75%] pt-6 font-display text-[1.75rem] leading-8 font-extrabold tracking-[-.02em] text-balance wrap-anywhere desktop:max-w-[55%] desktop:text-[3rem] desktop:leading-13">
        {article.title}
      </h1>
      {article.subtitle !== null && <p className="mt-1 max-w-[75%] text-body">{article.subtitle}</p>}
      <p className={cn('mt-2 text-caption', sparkClass[backdrop])}>
        <DotLine parts={[day, bounds]} />
      </p>
    </header>
  );
}

/** The only button of an article, or why there is none (NEWS-05). */
function ArticleButton({ article }: { article: PromotionDetail }) {
  const t = useText();
  const { windowDay } = useDates();
  const user = useAtomValue(userAtom);
  const isSignedIn = useSignedIn();
  const action = actionOf(article, user, isSignedIn, now());
  if (action.kind === 'none') {
    if (action.why === null) return null;
    const day = windowDay((action.why === 'before' ? article.starts_at : article.ends_at) ?? '');
    return <Notice>{t(`news.why.${action.why}`, { date: day })}</Notice>;
  }
  if (action.kind === 'link' && parseSafeUrl(action.href) === null) return null;
  return (
    <ButtonLink href={action.kind === 'register' ? href('register') : action.href} block size="lg">
      {action.kind === 'register' ? t('news.register') : (article.button_text ?? t('news.details'))}
    </ButtonLink>
  );
}

export function ArticleHead({ params: { slug = '' } }: HeadProps) {
  const { data, error } = useQuery({ ...articleOptions(slug, useLanguage()), enabled: false });
  return (
    <PageHead
      title={data?.title}
      description={data?.preview_text}
      image={data?.image_url}
      isUnlisted={isMissing(error)}
      article={data && { published: data.published_at, modified: data.updated_at }}
    />
  );
}

/** Size of a picture whose HTML states none, px. */
const BOX = { width: 720, height: 405 } as const;
const SIZE = /^[1-9]\d{0,3}$/;

/**
 * URL of a picture in an article, which can also be a path of this site; the image service resizes the pictures
 * that it serves.
 */
function pictureUrl(src: string): string | null {
  const url = src.startsWith('/') && URL.canParse(src, siteOrigin()) ? new URL(src, siteOrigin()) : null;
  if (url === null) return imageUrl(src, BOX.width);
  if (url.origin !== siteOrigin()) return null;
  const { pathname, search } = url;
  const scaled = pathname.startsWith(`${CDN}/`) ? imageUrl(pathname.slice(CDN.length + 1), BOX.width) : null;
  return scaled ?? pathname + search;
}

function ArticlePicture({ src, alt = '', width = '', height = '' }: ComponentProps<'img'>) {
  const safe = pictureUrl(src ?? '');
  if (safe === null) return null;
  const box = SIZE.test(String(width)) && SIZE.test(String(height)) ? { width, height } : BOX;
  return <img src={safe} alt={alt} {...box} loading="lazy" decoding="async" />;
}

/** The sanitized HTML of an article, with pictures (NEWS-06). */
export function ArticleHtml({ html, className }: { html: string; className: string }) {
  return <SafeHtml html={html} className={className} picture={ArticlePicture} />;
}
