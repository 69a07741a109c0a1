import { wageredOfferAtom } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { maxBetOf } from '../facts.ts';

/**
 * Warns before a round that the stake is too large to count towards the bonus; never blocks the round
 * (WAG-13).
 */
export function StakeNote({ stake }: { stake: number | null }) {
  const t = useText();
  const { money } = useFormats();
  const offer = useAtomValue(wageredOfferAtom);
  const most = offer && maxBetOf(offer);
  const isOver = offer !== null && most !== null && stake !== null && stake > most;
  return (
    <output className="block text-caption text-warning-ink empty:hidden">
      {isOver &&
        t('play.wager.over', { amount: money(most, { currency: offer.currency, decimals: 'auto' }) })}
    </output>
  );
}
