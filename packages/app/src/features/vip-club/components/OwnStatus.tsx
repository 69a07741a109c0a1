import type { VipClub, VipLevel } from '@tulpar/api/contract';
import { Picture } from '@tulpar/ui/picture';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { crownOf, useLevelTexts } from '../texts.ts';

export interface OwnStatusProps {
  me: NonNullable<VipClub['me']>;
  level: VipLevel;
  /** Index of the level. */
  place: number;
  nextTitle: string | null;
  /** A restriction is in force, so stakes are not mentioned (NEWS-16). */
  isRestricted: boolean;
}

/** The player's status, its expiry, and the progress to the next one. */
export function OwnStatus({ me, level, place, nextTitle, isRestricted }: OwnStatusProps) {
  const t = useText();
  const { date } = useDates();
  const { sum, amount, span, share } = useLevelTexts();
  return (
    <section className="relative isolate overflow-hidden rounded-xl p-4.5 backdrop-onyx tablet:p-7">
      <div className="backdrop-pattern absolute inset-0 -z-30" />
      <Picture
        image={crownOf(place)}
        loading="priority"
        className="pointer-events-none absolute top-3 right-1 -z-20 size-35 object-contain tablet:right-10 tablet:size-60"
      />
      <p className="w-fit rounded-sm bg-black/45 px-2.5 py-1 text-[0.75rem] leading-4 font-[650]">
        {t('vip.until', { date: date(me.valid_until, 'd MMMM') })}
      </p>
      <h2 className="slant mt-3 max-w-[60%] font-display text-[2.25rem] leading-10 font-extrabold wrap-anywhere tablet:text-[2.75rem] tablet:leading-12">
        {level.title}
      </h2>
      <p className="mt-1 max-w-[64%] text-caption text-onyx-spark">
        {t('vip.promise', {
          percent: share(level),
          time: span(level.review_minutes),
          amount: amount(level.daily_limit),
        })}
      </p>
      {!isRestricted && (
        <div className="mt-5">
          {me.next !== null && (
            <SegmentedProgress
              tone="ink"
              segments={24}
              // The card is dark in both themes.
              className="h-3.5 tablet:max-w-[58%] [--ink:#f7f1e9] [--surface-3:rgb(255_255_255/0.2)]"
              label={t('vip.progress')}
              value={Math.min(me.staked, me.next.stake_from)}
              max={me.next.stake_from}
              valueText={t('vip.progressOf', { staked: sum(me.staked), from: sum(me.next.stake_from) })}
            />
          )}
          <div className="mt-2 flex flex-wrap tablet:max-w-[58%] justify-between gap-x-4 text-caption text-onyx-spark">
            <span>{t('vip.staked', { amount: sum(me.staked) })}</span>
            {me.next !== null && nextTitle !== null && (
              <span>{t('vip.next', { level: nextTitle, amount: sum(me.next.stake_from) })}</span>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
