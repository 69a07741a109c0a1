import { useState } from 'react';
import { bonusHint } from '#app/features/bonuses/index.ts';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** Minimum width for the banner column. The classes below repeat it. */
const WIDE = '(min-width: 1360px)';

/**
 * Slider and column. The column has its space before the rest of the document has arrived; only if it is there without
 * banners, the slider takes the full width.
 */
export const HERO =
  'px-4 pt-3 tablet:px-6 tablet:pt-4 desktop:px-8 min-[1360px]:grid min-[1360px]:grid-cols-[minmax(0,1fr)_30%] min-[1360px]:gap-x-4 min-[1360px]:has-[>:nth-child(2):empty]:grid-cols-1';

/**
 * The column, as high as the slider with its dots. The server may draw it for a narrow window of a desktop or a tablet,
 * which must not show it before the page is hydrated.
 */
export const SIDE = 'flex min-w-0 flex-col gap-4 empty:hidden max-[1360px]:hidden';

/** Number of banners in the column: none where there is no column, one if a bonus is active. */
export function useSideCount(): number {
  const isWide = useMediaQuery(WIDE);
  const signedIn = useSignedIn();
  const [hasBonus] = useState(() => bonusHint.read());
  if (!isWide) return 0;
  return signedIn && hasBonus ? 1 : 2;
}
