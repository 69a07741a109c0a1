import type { DocumentList } from '@tulpar/api/contract';
import { SegmentedProgress } from '@tulpar/ui/loader';
import type { ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { ButtonLink } from '@tulpar/ui/button';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { documentsOptions } from '../queries.ts';

const HOUR = 60;
const MANY_HOURS = 48;

/** Formats the usual duration of a check: minutes, hours, or days from 48 hours on. */
function useSpan(): (minutes: number) => string {
  const t = useText();
  return (minutes) => {
    if (minutes < HOUR) return t('time.minutes', { count: minutes });
    const hours = Math.round(minutes / HOUR);
    return hours < MANY_HOURS
      ? t('time.hours', { count: hours })
      : t('time.days', { count: Math.round(hours / 24) });
  };
}

interface DocumentsSummaryProps {
  list: DocumentList;
  /** Shown below the amounts on pages that do not contain the documents. */
  action?: ReactNode;
}

/**
 * Daily withdrawal limit now and after verification, number of accepted documents, and the usual duration of a check
 * (KYC-01); nothing if the server sends no limits.
 */
export function DocumentsSummary({ list, action }: DocumentsSummaryProps) {
  const t = useText();
  const { money } = useFormats();
  const span = useSpan();
  const { needed, usual_minutes: minutes, daily_limit_now: limit, daily_limit_verified: verified } = list;
  if (!needed || limit === undefined || verified === undefined) return null;
  const accepted = needed.filter(({ state }) => state === 'approved').length;
  const isVerified = limit === verified;
  const progress = t('documents.acceptedOf', { done: accepted, count: needed.length });
  return (
    <section aria-label={t('documents.limits')} className="rounded-lg bg-surface-1 p-4 shadow-card">
      <dl className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <Limit label={t('documents.limitNow')} amount={money(limit)} />
        {isVerified ? null : <Limit label={t('documents.limitVerified')} amount={money(verified)} />}
      </dl>
      {needed.length > 0 ? (
        <SegmentedProgress
          className="mt-3"
          tone="success"
          label={t('documents.needed')}
          segments={needed.length}
          value={accepted}
          max={needed.length}
          valueText={progress}
        />
      ) : null}
      <p className="mt-2 text-caption text-ink-muted">
        {needed.length > 0 ? progress : t('documents.allAccepted')}
        {needed.length > 0 && minutes !== undefined
          ? `. ${t('documents.usual', { time: span(minutes) })}`
          : null}
      </p>
      {action}
    </section>
  );
}

function Limit({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-muted">{label}</dt>
      <dd className="slant font-display text-title-lg font-extrabold whitespace-nowrap">{amount}</dd>
    </div>
  );
}

/** `DocumentsSummary` with a link to the documents; nothing if they cannot be loaded. */
export function DocumentsBrief() {
  const t = useText();
  const { data, isPending } = useQuery(documentsOptions);
  if (isPending)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton className="h-47 rounded-lg" />
      </SkeletonGroup>
    );
  if (!data?.needed) return null;
  return (
    <DocumentsSummary
      list={data}
      action={
        <ButtonLink href={href('profileDocuments')} variant="secondary" size="sm" block className="mt-3">
          {t('withdrawal.fix.verification')}
        </ButtonLink>
      }
    />
  );
}
