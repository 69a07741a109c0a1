import type { PlayerLimit } from '@tulpar/api/contract';
import { SectionHead } from '@tulpar/ui/section-head';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useLimitAmount } from '../limit-change.ts';
import { limitsOptions } from '../queries.ts';
import { useState } from 'react';
import { extraDataOptions, saveExtra } from '#app/features/app-offer/index.ts';
import { LimitSheet, type ChosenLimit } from './LimitSheet.tsx';

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
        more={{ href: href('limits'), label: t('common.change') }}
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

/**
 * Offers a deposit limit before the first deposit, in a skippable sheet (SAFE-05), until it was closed once on any
 * device. Hidden with a deposit limit.
 */
export function LimitOffer() {
  const queries = useQueryClient();
  const { data: list } = useQuery(limitsOptions);
  const { data: extra } = useQuery(extraDataOptions);
  const [chosen, choose] = useState<ChosenLimit>({ type: 'deposit', period: 'day' });
  // If the server does not store the answer, the offer would appear on every visit. Without the limits it is
  // unknown whether a deposit limit is set.
  if (!list || extra?.limitOfferAnswered === undefined) return null;
  const isDue = !extra.limitOfferAnswered && list.data.every(({ type }) => type !== 'deposit');
  return (
    <LimitSheet
      chosen={isDue ? chosen : null}
      list={list}
      isOffer
      onChoose={choose}
      onClose={() => {
        queries.setQueryData(
          extraDataOptions.queryKey,
          (known) => known && { ...known, limitOfferAnswered: true },
        );
        void saveExtra({ key: 'limitOfferAnswered', value: true });
      }}
    />
  );
}
