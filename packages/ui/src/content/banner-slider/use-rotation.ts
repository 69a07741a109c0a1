import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';

/** What the rotation needs to know. */
export interface RotationInput {
  /** There is a next slide, nobody stopped the rotation, no video is running. */
  running: boolean;
  /** For the time being: a pointer rests on the slider. */
  held: boolean;
  index: number;
  /** How long this slide stays, ms. */
  durationMs: number;
  onEnd: () => void;
}

/**
 * Turns slides by time. The clock is the animation that fills the active bullet, so what the player sees and what
 * happens cannot part; it stands still while held and while the tab is hidden.
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
    // A new slide is a new bullet: its fill starts from the beginning.
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
