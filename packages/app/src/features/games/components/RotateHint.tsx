import type { GameDetail } from '@tulpar/api/contract';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { StagePanel } from './StagePanel.tsx';

/** A held screen: a finger points on it. A window of a desktop cannot be turned. */
const HELD = '(pointer: coarse)';

/** Asks to turn a phone that is held across the game; nothing where it is held right, or where nothing can be turned. */
export function useNeedsTurn(orientation: GameDetail['orientation']): boolean {
  const isHeld = useMediaQuery(HELD);
  const isTall = useMediaQuery('(orientation: portrait)');
  return isHeld && orientation !== 'any' && isTall !== (orientation === 'portrait');
}

/** The words for it over the game, until they are put away. */
export function RotateHint({ orientation }: { orientation: 'landscape' | 'portrait' }) {
  const t = useText();
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <StagePanel title={t('play.rotate.title')} onClose={() => setSeen(true)}>
      {t(`play.rotate.${orientation}`)}
    </StagePanel>
  );
}
