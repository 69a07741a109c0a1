import type { GameDetail } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { useState } from 'react';
import { activeOfferAtom } from '#app/features/bonuses/index.ts';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { betsOf, StagePanel } from '#app/features/games/play.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Props of `ShortOfMoney`. */
export interface ShortOfMoneyProps {
  game: GameDetail;
  /** The game has refused a bet for want of money. */
  isRefused: boolean;
  onDeposit: () => void;
  /** Null when the game has no demo. */
  onDemo: (() => void) | null;
  /** Put away: the player wants a smaller bet. */
  onClose: () => void;
}

/**
 * Said over the game when the balance does not cover a bet, or not even the smallest one: a deposit, the demo or another
 * game, and no pressing. Spins that were given away need no balance.
 */
export function ShortOfMoney({ game, isRefused, onDeposit, onDemo, onClose }: ShortOfMoneyProps) {
  const t = useText();
  const { money: format } = useFormats();
  const money = useAtomValue(moneyAtom);
  const offer = useAtomValue(activeOfferAtom);
  const [isSeen, setSeen] = useState(false);
  const min = money && betsOf(game, money.currency)?.min;
  const isBelowMin =
    money !== null && typeof min === 'number' && money.total < min && (offer?.spins_count ?? 0) === 0;
  if (!isRefused && (!isBelowMin || isSeen)) return null;
  const close = () => {
    setSeen(true);
    onClose();
  };
  return (
    <StagePanel
      tone="warning"
      title={t('games.short.title')}
      onClose={close}
      actions={
        <>
          <Button size="xs" onClick={onDeposit}>
            {t('cashBox.deposit')}
          </Button>
          {onDemo && (
            <Button size="xs" variant="tonal" onClick={onDemo}>
              {t('play.short.demo')}
            </Button>
          )}
          <Button asChild size="xs" variant="tonal">
            <Link href={href('games')}>{t('play.short.other')}</Link>
          </Button>
        </>
      }
    >
      {isBelowMin
        ? t('play.short.min', { amount: format(min, { currency: money.currency, decimals: 'auto' }) })
        : t('games.short.text')}
    </StagePanel>
  );
}
