import { useEffect, useState } from 'react';
import { CALM } from '../../internal/use-media.ts';

/** Duration of the animation, ms. */
const DURATION = 400;

/**
 * Counts from 0 to `value` (minor units) once after mounting if `isOn`; with reduced motion it is `value`
 * from the start.
 */
export function useCountUp(value: number, isOn: boolean): number {
  const [share, setShare] = useState(() => (isOn && !matchMedia(CALM).matches ? 0 : 1));
  const [isCounting] = useState(share === 0);
  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = 0;
    const start = performance.now();
    const step = (moment: number) => {
      const next = Math.min(Math.max(moment - start, 0) / DURATION, 1);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  if (share === 1) return value;
  // Eased out like `--ease-out`; whole currency units only, so that no decimals flicker.
  return Math.round((value * (1 - (1 - share) ** 3)) / 100) * 100;
}
