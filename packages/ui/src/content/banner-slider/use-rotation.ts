import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';

export interface RotationInput {
  /** There is a next slide, the rotation was not stopped, and no video is playing. */
  running: boolean;
  /** Paused, for example by a pointer over the slider. */
  held: boolean;
  index: number;
  /** Duration of this slide, ms. */
  durationMs: number;
  onEnd: () => void;
}

/**
 * Rotates slides. The clock is the CSS animation that fills the current bullet, so both always agree; it
 * pauses while held and in a hidden tab.
 */
export function useRotation({
  running,
  held,
  index,
  durationMs,
  onEnd,
}: RotationInput): RefObject<HTMLSpanElement | null> {
  const fillRef = useRef<HTMLSpanElement>(null);
  const clock = useRef<Animation | null>(null);
  const hidden = useDocumentHidden();
  const still = held || hidden;
  const end = useEffectEvent(onEnd);
  const isStill = useEffectEvent(() => still);

  useEffect(() => {
    const fill = fillRef.current;
    if (!fill || !running) return undefined;
    // A new slide uses a new bullet, whose animation starts from the beginning.
    fill.dataset['slide'] = String(index);
    const animation = fill.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: durationMs,
      fill: 'both',
    });
    if (isStill()) animation.pause();
    animation.addEventListener('finish', () => end());
    clock.current = animation;
    return () => {
      clock.current = null;
      animation.cancel();
    };
  }, [running, index, durationMs]);

  useEffect(() => {
    if (still) clock.current?.pause();
    else if (clock.current?.playState === 'paused') clock.current.play();
  }, [still]);

  return fillRef;
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.hidden,
    () => false,
  );
}
