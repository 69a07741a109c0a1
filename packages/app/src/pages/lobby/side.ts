import { useState } from 'react';
import { bonusHint } from '#app/features/bonuses/wager-slot.ts';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** From here on there is room for a column of banners beside the slider. The classes below say the same. */
const WIDE = '(min-width: 1360px)';

/** Slider and column; without banners in the column the slider takes its room. The shell of the page draws the same boxes. */
export const HERO = 'px-4 pt-3 tablet:px-6 tablet:pt-4 desktop:px-8 min-[1360px]:flex';

/** The column, as high as the slider with its bullets. */
export const SIDE = 'ml-4 flex w-[30%] flex-none flex-col gap-4 empty:hidden';

/** Banners the column holds: none where there is no column, one beside a bonus in play. */
export function useSideCount(): number {
  const isWide = useMediaQuery(WIDE);
  const signedIn = useSignedIn();
  const [isKept] = useState(() => bonusHint.read());
  if (!isWide) return 0;
  return signedIn && isKept ? 1 : 2;
}
