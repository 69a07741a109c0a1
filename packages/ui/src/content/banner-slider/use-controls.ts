import { useEffect, useState } from 'react';
import type { BannerControls } from './BannerControls.tsx';

type Controls = typeof BannerControls;

let known: Controls | undefined;

/**
 * The controls of the slider, which turn it as well, or undefined while their script is on its way: the first banner is
 * seen before it is turned, and stays if they do not come.
 */
export function useControls(): Controls | undefined {
  const [controls, setControls] = useState(() => known);
  useEffect(() => {
    if (known) return undefined;
    let isCancelled = false;
    const load = async () => {
      known = (await import('./BannerControls.tsx')).BannerControls;
      if (!isCancelled) setControls(() => known);
    };
    // Without the code nothing turns, and the first banner stays: nothing to tell the player.
    load().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, []);
  return controls;
}
