import { DotLine } from '@tulpar/ui/dot-line';
import { termAmount, type Promotion, type BonusTerms } from '@tulpar/api/contract';
import { backdropClass, sparkClass } from '@tulpar/ui/backdrop';
import { Badge } from '@tulpar/ui/badge';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { Picture } from '@tulpar/ui/picture';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import { lookOf, pictureOf } from '../category-looks.ts';
import { stageOf } from '../article-state.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';

/** Returns a function for minimum deposit and wager as one text; empty without terms (NEWS-03). */
function useTermsLine(): (terms: BonusTerms | null) => string {
  const t = useText();
  const { money, number } = useFormats();
  const { currency } = useVisitor();
  return (terms) => {
    if (terms === null) return '';
    const least = termAmount(terms.min_deposit_amount, currency);
    const parts = [
      least === null ? null : t('news.fromDeposit', { amount: money(least, currency) }),
      terms.wager === null ? null : t('news.wager', { wager: number(terms.wager) }),
    ];
    // Break lines only between the parts.
    return parts
      .filter((part) => part !== null)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(', ');
  };
}

/** Returns a function for "from 1 December" before the start, else "until 30 November", if it ends (NEWS-02). */
export function useWindowText(): (entry: Promotion) => string | null {
  const t = useText();
  const { windowDay } = useDates();
  return (entry) => {
    const stage = stageOf(entry, now());
    if (stage === 'before') return t('news.from', { date: windowDay(entry.starts_at ?? '') });
    return entry.ends_at === null ? null : t('news.until', { date: windowDay(entry.ends_at) });
  };
}

export function LeadEntry({ entry }: { entry: Promotion }) {
  const t = useText();
  const termsLine = useTermsLine();
  const windowText = useWindowText();
  const { backdrop, name } = lookOf(entry);
  const bounds = windowText(entry);
  return (
    <article
      data-lead
      className={cn(
        'relative isolate flex min-h-60 flex-col items-start overflow-hidden rounded-xl p-4.5 desktop:min-h-85 desktop:p-7',
        backdropClass[backdrop],
      )}
    >
      <div className="backdrop-pattern absolute inset-0 -z-30" />
      <Picture
        image={pictureOf(entry, 200)}
        loading="priority"
        className="pointer-events-none absolute right-0 bottom-3 -z-20 size-34 object-contain tablet:size-50 desktop:right-5 desktop:size-62"
      />
      <span className="rounded-sm bg-black/45 px-2.5 py-1 text-[0.75rem] leading-4 font-[650]">
        <DotLine parts={[t(name), bounds]} />
      </span>
      <h2 className="slant mt-3 max-w-[72%] font-display text-[1.75rem] leading-8 font-extrabold tracking-[-.02em] text-balance wrap-anywhere desktop:text-[2.5rem] desktop:leading-11">
        {entry.title}
      </h2>
      <p className={cn('mt-2 max-w-[64%] text-caption', sparkClass[backdrop])}>
        {entry.preview_text}
        {entry.terms && <span className="block">{termsLine(entry.terms)}</span>}
      </p>
      <Button asChild variant="pearl" className="mt-auto max-w-full">
        <Link
          href={href('newsArticle', { slug: entry.slug })}
          aria-label={t('news.open', { title: entry.title })}
        >
          {t('news.details')}
        </Link>
      </Button>
    </article>
  );
}

export function NewsRow({ entry, isCard = false }: { entry: Promotion; isCard?: boolean }) {
  const t = useText();
  const { date } = useDates();
  const termsLine = useTermsLine();
  const windowText = useWindowText();
  const { backdrop, tone, name } = lookOf(entry);
  const isOver = stageOf(entry, now()) === 'ended';
  const bounds = windowText(entry);
  return (
    <li
      className={cn(
        'relative flex gap-3.5 p-3 hover:bg-surface-2',
        isCard &&
          'desktop:flex-col desktop:overflow-hidden desktop:rounded-lg desktop:bg-surface-1 desktop:p-0 desktop:pb-4 desktop:shadow-card',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'relative isolate grid size-24 flex-none place-items-center overflow-hidden rounded-lg',
          isCard && 'desktop:h-34 desktop:w-full desktop:rounded-none',
          backdropClass[backdrop],
          isOver && 'opacity-60 grayscale',
        )}
      >
        <span className="backdrop-pattern absolute inset-0 -z-10" />
        <Picture image={pictureOf(entry, 80)} className="size-20 object-contain" />
      </span>
      <div className={cn('min-w-0 flex-1', isCard && 'desktop:px-4')}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={isOver ? 'neutral' : tone} className="h-auto min-h-6 whitespace-normal">
            {isOver && bounds !== null ? bounds : t(name)}
          </Badge>
          {/* Each row shows one date: when the entry begins or ends, else when it was written. */}
          {bounds === null ? (
            <time dateTime={entry.date} className="text-caption text-ink-subtle">
              {date(entry.date, 'd MMMM')}
            </time>
          ) : (
            !isOver && <span className="text-caption text-ink-muted">{bounds}</span>
          )}
        </div>
        <h3 className="mt-1.5 text-body-strong wrap-anywhere">
          <Link
            href={href('newsArticle', { slug: entry.slug })}
            className="inline-block min-h-6 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus-ring"
          >
            {entry.title}
          </Link>
        </h3>
        <p className="mt-0.5 text-caption wrap-anywhere text-ink-muted">
          {entry.preview_text}
          {entry.terms && <span className="block text-ink-subtle">{termsLine(entry.terms)}</span>}
        </p>
      </div>
    </li>
  );
}
