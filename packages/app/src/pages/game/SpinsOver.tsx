import { Button } from '@tulpar/ui/button';
import { useState } from 'react';
import { offersAtom, spinsIn } from '#app/features/bonuses/index.ts';
import { StagePanel } from '#app/features/games/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useOnChange } from '#app/platform/state/last-value.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Whether the free spins of a game were used up or expired while it was open, until the player has confirmed it. */
export function useSpinsEnd(slug: string) {
  const offers = useAtomValue(offersAtom).data?.data;
  const hasSpins = offers && spinsIn(slug, offers).length > 0;
  const [isOver, setOver] = useState(false);
  useOnChange(hasSpins, (hadSpins) => setOver(hadSpins === true && hasSpins === false));
  return { isOver, close: () => setOver(false) };
}

/** Shown over the paused game: the same button would now bet the player's money. */
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
