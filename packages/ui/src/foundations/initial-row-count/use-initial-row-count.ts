import { useState } from 'react';
import { useIsDrawn } from '../after-frame/index.ts';

/** Width of the screen, CSS px; without a screen there is room for everything. Asking for it lays nothing out. */
const screenWidth = () => (typeof screen === 'undefined' ? Number.POSITIVE_INFINITY : screen.width);

/**
 * How many items of a row that scrolls sideways are to be drawn: first those the screen has room for, then, once they
 * have been drawn, all of them (Infinity). What nobody can see yet does not keep the page from coming. `itemWidth` is
 * the width of the narrowest item with its gap, px.
 */
export function useInitialRowCount(itemWidth: number): number {
  const isDrawn = useIsDrawn();
  const [room] = useState(() => Math.ceil(screenWidth() / itemWidth));
  return isDrawn ? Number.POSITIVE_INFINITY : room;
}
