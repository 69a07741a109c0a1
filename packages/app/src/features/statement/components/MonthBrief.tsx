import { SectionHead } from '@tulpar/ui/section-head';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useMinutes } from '#app/platform/i18n/durations.ts';
import { useToday } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { statementOptions } from '../queries.ts';
import { periodInWords, useSigned, presetPeriod } from '../statement.ts';

/** Sums of the current month with a link to its statement (SAFE-18); nothing if they cannot be loaded. */
export function MonthBrief() {
  const t = useText();
  const language = useLanguage();
  const { money } = useFormats();
  const { currency } = useVisitor();
  const signed = useSigned(currency);
  const time = useMinutes();
  const today = useToday(currency);
  const period = presetPeriod('month', today);
  const { data, isPending } = useQuery(statementOptions(period, currency));
  if (isPending)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton className="h-50 rounded-lg" />
      </SkeletonGroup>
    );
  if (!data) return null;
  const title = periodInWords(period, today, language);
  const rows = [
    [t('statement.move.deposit'), money(data.deposits, currency)],
    [t('statement.move.withdrawal'), money(data.withdrawals, currency)],
    [t('statement.net'), signed(data.net)],
    [t('statement.time'), time(data.minutes_played)],
  ] as const;
  return (
    <section aria-label={title} className="rounded-lg bg-surface-1 pb-2 shadow-card">
      <SectionHead
        size="sm"
        title={title}
        className="mb-0! px-4!"
        more={{ href: href('statement'), label: t('page.statement') }}
      />
      <dl className="border-t border-line px-4 pt-1 text-body">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="ml-auto text-body-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
