import type { GameDetail } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { useEffect, useState } from 'react';
import { offersAtom, playSessionOptions, spinsIn } from '#app/features/bonuses/index.ts';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { betsOf, StagePanel } from '#app/features/games/pages.ts';
import { depositRoom, limitsOptions } from '#app/features/limits/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';

export interface ShortOfMoneyProps {
  game: GameDetail;
  /** The game refused a bet for insufficient balance. */
  isRefused: boolean;
  onDeposit: () => void;
  /** Null when the game has no demo. */
  onDemo: (() => void) | null;
  /** Dismissed: the player wants a smaller bet. */
  onClose: () => void;
}

const saidIn = storedText('shortSaidIn');

/**
 * Shown over the game when the balance does not cover a bet, or not even the minimum bet: offers a deposit,
 * the demo or another game, without urging. For the minimum bet it appears once per session with the
 * remaining deposit limit, and not at all when that is zero (SAFE-16). Free spins in this game need no balance.
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
  // The limits are fetched only when needed.
  const limits = useQuery({ ...limitsOptions, enabled: isRefused || isBelowMin });
  const room = limits.data ? depositRoom(limits.data) : null;
  // Without sessions on the server, the page visit counts as the session.
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
