import { useEffect, useState } from 'react';
import type { BannerControls } from './BannerControls.tsx';

type Controls = typeof BannerControls;

let known: Controls | undefined;

/**
 * Controls and rotation of the slider, or undefined while they load: the first banner is visible before, and
 * remains if they fail to load.
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
    // Without the controls the first banner remains; no error is shown.
    load().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, []);
  return controls;
}
