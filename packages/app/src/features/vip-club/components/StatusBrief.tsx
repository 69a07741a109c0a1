import { ChevronRightIcon } from '@tulpar/ui/icon';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { Picture } from '@tulpar/ui/picture';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { crownOf, useLevelTexts } from '../texts.ts';
import { vipClubOptions } from '../queries.ts';

/**
 * Short VIP status with a link to the club; renders nothing before it has loaded. `isRestricted`: during a
 * restriction, stakes are not mentioned (NEWS-16).
 */
export function StatusBrief({ isRestricted }: { isRestricted: boolean }) {
  const t = useText();
  const { sum } = useLevelTexts();
  const { me, levels = [] } = useQuery(vipClubOptions(useLocale())).data ?? {};
  const place = levels.findIndex(({ status }) => status === me?.status);
  const next = levels.find(({ status }) => status === me?.next?.status);
  if (!me || place < 0) return null;
  return (
    <section aria-label={t('page.vipClub')} className="rounded-lg bg-surface-1 shadow-card">
      <Link href={href('vipClub')} className="flex items-center gap-3 rounded-lg p-4 hover:bg-surface-2">
        <Picture image={crownOf(place)} className="size-16 flex-none object-contain" />
        <span className="min-w-0 flex-1">
          <span className="block text-caption text-ink-muted">{t('vip.head.status')}</span>
          <b className="block font-display text-title-md wrap-anywhere">{levels[place]?.title}</b>
        </span>
        <ChevronRightIcon className="size-[18px] flex-none text-ink-subtle" />
      </Link>
      {!isRestricted && me.next && next && (
        <div className="px-4 pb-4">
          <SegmentedProgress
            value={Math.min(me.staked, me.next.stake_from)}
            max={me.next.stake_from}
            tone="ink"
            segments={16}
            label={t('vip.progress')}
            valueText={t('vip.progressOf', { staked: sum(me.staked), from: sum(me.next.stake_from) })}
          />
          <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-caption wrap-anywhere text-ink-muted">
            <span>{sum(me.staked)}</span>
            <span>{t('vip.next', { level: next.title, amount: sum(me.next.stake_from) })}</span>
          </p>
        </div>
      )}
    </section>
  );
}
