import { ButtonLink, Button } from '@tulpar/ui/button';
import { StagePanel, betsOf, type LimitRefusal } from '#app/features/games/pages.ts';
import { limitsOptions, refusingLimit, useLimitAmount, depositRoom } from '#app/features/limits/index.ts';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useOnChange } from '#app/platform/state/last-value.ts';
import { useWhenPassed } from '#app/platform/state/next-moment.ts';
import type { GameDetail } from '@tulpar/api/contract';
import { useEffect, useState } from 'react';
import { offersAtom, playSessionOptions, spinsIn } from '#app/features/bonuses/index.ts';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';

const TYPES = {
  LOSS_LIMIT_REACHED: 'loss',
  WAGER_LIMIT_REACHED: 'wager',
  TIME_LIMIT_REACHED: 'time',
} as const;

interface OverLimitProps {
  reason: LimitRefusal;
  /** Called when the player closes the panel, or when the limit has more room than at the refusal. */
  onClose: () => void;
}

/** Shown over the game when a round would exceed a limit: which one, and when it resets or what is left (SAFE-06). */
export function OverLimit({ reason, onClose }: OverLimitProps) {
  const t = useText();
  const { dayAndTime } = useDates();
  const amount = useLimitAmount();
  const { data, isFetchedAfterMount, refetch } = useQuery(limitsOptions);
  const type = TYPES[reason];
  const limit = refusingLimit(data?.data ?? [], type);
  // Limits fetched before the refusal do not count.
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

interface ShortOfMoneyProps {
  game: GameDetail;
  /** Whether the game has refused a bet for insufficient balance. */
  isRefused: boolean;
  onDeposit: () => void;
  /** Null when the game has no demo. */
  onDemo: (() => void) | null;
  /** Called when the player closes the panel to bet less. */
  onClose: () => void;
}

const saidIn = storedText('shortSaidIn');

/**
 * Shown over the game when the balance does not cover a bet, or not even the minimum bet: offers a deposit, the demo
 * or another game, without urging. Below the minimum bet it appears once per session, and not at all if the deposit
 * limit is used up (SAFE-16). Free spins in this game need no balance.
 */
export function ShortOfMoney({ game, isRefused, onDeposit, onDemo, onClose }: ShortOfMoneyProps) {
  const t = useText();
  const { money: format } = useFormats();
  const money = useAtomValue(moneyAtom);
  const offers = useAtomValue(offersAtom);
  const session = useQuery(playSessionOptions);
  const [seenIn, setSeenIn] = useState(saidIn.read);
  const min = money && betsOf(game, money.currency)?.min;
  const hasSpins = spinsIn(game.slug, offers.data?.data ?? []).length > 0;
  const isBelowMin =
    money !== null && typeof min === 'number' && money.total < min && !offers.isPending && !hasSpins;
  const limits = useQuery({ ...limitsOptions, enabled: isRefused || isBelowMin });
  const room = limits.data ? depositRoom(limits.data) : null;
  // If the session cannot be read, for example from a server without sessions, the page visit counts as one.
  const sitting = session.isError ? '' : (session.data?.reality_check_at && session.data.session_id) || null;
  const isShown =
    isBelowMin && !limits.isPending && room?.left !== 0 && sitting !== null && sitting !== seenIn;
  useEffect(() => {
    if (isShown && sitting !== '') saidIn.write(sitting);
  }, [isShown, sitting]);
  if (!isRefused && !isShown) return null;
  const close = () => {
    setSeenIn(sitting ?? seenIn);
    onClose();
  };
  const sum = (minor: number) => format(minor, money?.currency);
  return (
    <StagePanel
      tone="warning"
      title={t('games.short.title')}
      onClose={close}
      actions={
        <>
          {room?.left !== 0 && (
            <Button size="xs" onClick={onDeposit}>
              {t('cashBox.deposit')}
            </Button>
          )}
          {onDemo && (
            <Button size="xs" variant="tonal" onClick={onDemo}>
              {t('common.playDemo')}
            </Button>
          )}
          <ButtonLink href={href('games')} size="xs" variant="tonal">
            {t('common.otherGames')}
          </ButtonLink>
        </>
      }
    >
      {isBelowMin && <p>{t('play.short.min', { amount: sum(min) })}</p>}
      {room ? (
        <p>{t(room.left === 0 ? 'cashBox.limit.none' : 'cashBox.limit.left', { amount: sum(room.left) })}</p>
      ) : (
        !isBelowMin && t('games.short.text')
      )}
    </StagePanel>
  );
}

/** Whether the free spins of a game were used up or expired while it was open, until the player has confirmed it. */
export function useSpinsEnd(slug: string) {
  const offers = useAtomValue(offersAtom).data?.data;
  const hasSpins = offers && spinsIn(slug, offers).length > 0;
  const [isOver, setOver] = useState(false);
  useOnChange(hasSpins, (hadSpins) => setOver(hadSpins === true && hasSpins === false));
  return { isOver, close: () => setOver(false) };
}

/** Shown over the paused game when its free spins are over: the game would now bet the player's money. */
export function SpinsOver({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <StagePanel
      tone="warning"
      title={t('play.spins.over.title')}
      actions={
        <Button size="xs" variant="tonal" onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      {t('play.spins.over.text')}
    </StagePanel>
  );
}
