import type { PlayerLimit } from '@tulpar/api/contract';
import { SectionHead } from '@tulpar/ui/section-head';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useLimitAmount } from '../limit-texts.ts';
import { limitsOptions } from '../queries.ts';

/** Usage of the player's money limits; nothing without any. */
export function LimitsBrief() {
  const t = useText();
  const limits = useQuery(limitsOptions).data?.data.filter(({ type }) => type !== 'time') ?? [];
  if (limits.length === 0) return null;
  return (
    <section aria-label={t('page.limits')} className="rounded-lg bg-surface-1 pb-4 shadow-card">
      <SectionHead
        size="sm"
        title={t('page.limits')}
        className="mb-0! px-4!"
        more={{ href: href('limits'), label: t('limits.change') }}
      />
      <ul className="grid gap-3 px-4">
        {limits.slice(0, 3).map((limit) => (
          <Row key={`${limit.type} ${limit.period}`} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

function Row({ limit: { type, period, used, amount } }: { limit: PlayerLimit }) {
  const t = useText();
  const words = useLimitAmount();
  const name = `${t(`limits.type.${type}`)}, ${t(`limits.period.${period}`)}`;
  const figures = t('limits.usedOf', { used: words(type, used), amount: words(type, amount) });
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-3 text-caption">
        <span className="text-ink-muted">{name}</span>
        <span>{figures}</span>
      </div>
      <SegmentedProgress
        value={used}
        max={amount}
        tone="ink"
        label={name}
        valueText={figures}
        className="mt-1.5 h-2"
      />
    </li>
  );
}
