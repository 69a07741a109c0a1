import { ButtonLink } from '@tulpar/ui/button';
import { StagePanel, type LimitRefusal } from '#app/features/games/pages.ts';
import { limitsOptions, refusingLimit, useLimitAmount } from '#app/features/limits/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useOnChange } from '#app/platform/state/last-value.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';

const TYPES = {
  LOSS_LIMIT_REACHED: 'loss',
  WAGER_LIMIT_REACHED: 'wager',
  TIME_LIMIT_REACHED: 'time',
} as const;

export interface OverLimitProps {
  reason: LimitRefusal;
  /** Dismissed for a smaller bet, or the limit has more room than at the refusal. */
  onClose: () => void;
}

/**
 * Shown over the game when a round would exceed a limit: which one, and when it resets; no deposit offer
 * (SAFE-06).
 */
export function OverLimit({ reason, onClose }: OverLimitProps) {
  const t = useText();
  const { dayAndTime } = useDates();
  const amount = useLimitAmount();
  const { data, isFetchedAfterMount, refetch } = useQuery(limitsOptions);
  const type = TYPES[reason];
  const limit = refusingLimit(data?.data ?? [], type);
  // Data from before the refusal does not count.
  const room = isFetchedAfterMount ? (limit ? limit.amount - limit.used : Infinity) : null;
  useOnChange(room, (former) => {
    if (former !== null && room !== null && room > former) onClose();
  });
  useWhenPassed(limit?.frees_at ?? null, () => void refetch());
  const words = () => {
    if (!limit) return t('play.overLimit.closed');
    const { frees_at, used } = limit;
    if (frees_at != null) return t('limits.frees', dayAndTime(frees_at));
    return t('play.overLimit.left', { left: amount(type, Math.max(0, limit.amount - used)) });
  };
  return (
    <StagePanel
      tone="warning"
      title={
        limit
          ? t('play.overLimit.title', {
              limit: t(`limits.type.${type}`),
              period: t(`limits.period.${limit.period}`),
              amount: amount(type, limit.amount),
            })
          : t('limits.reached')
      }
      onClose={onClose}
      actions={
        <>
          <ButtonLink href={href('limits')} size="xs" variant="tonal">
            {t('page.limits')}
          </ButtonLink>
          <ButtonLink href={href('lobby')} size="xs" variant="tonal">
            {t('play.overLimit.lobby')}
          </ButtonLink>
        </>
      }
    >
      {words()}
    </StagePanel>
  );
}
