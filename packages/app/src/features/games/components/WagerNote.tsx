import type { GameDetail } from '@tulpar/api/contract';
import { GiftIcon } from '@tulpar/ui/icon';
import { activeOfferAtom, useOfferName } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/intl.tsx';
import { useAtomValue } from '#app/platform/scope.tsx';
import { contributionOf } from '../facts.ts';

/** How bets in this game count towards the bonus in play; nothing without a bonus or without a published share. */
export function WagerNote({ game }: { game: GameDetail }) {
  const t = useText();
  const { percent } = useFormats();
  const name = useOfferName();
  const offer = useAtomValue(activeOfferAtom);
  const share = contributionOf(game);
  if (!offer || share === null) return null;
  const bonus = name(offer);
  return (
    <p className="mt-3 flex items-start gap-2 px-4 text-caption text-ink-muted tablet:px-6 desktop:px-8">
      <GiftIcon aria-hidden="true" className="size-4 flex-none" />
      <span>
        {share === 0
          ? t('games.wager.none', { bonus })
          : t('games.wager.counts', { bonus, percent: percent(share) })}
      </span>
    </p>
  );
}
