import { SkeletonPlace } from '@tulpar/ui/skeleton';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Props of `WhenNear`. */
export interface WhenNearProps {
  /** Shown in place of the content until it is near, and of the same size, so that nothing moves. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** How far below the screen content is asked for, px: about one screen, so that it is there when it is reached. */
const AHEAD = 600;
/** What a visitor does before he scrolls, and scrolling itself. */
const SIGNS = ['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'] as const;

/** Somebody is there and may scroll. Until then only what is on the screen is worth the line. */
let isAwake = false;

/** Tells when an element is on the screen, or, once the visitor has stirred, near it. Returns how to stop. */
function whenSeen(target: Element, tell: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell();
      },
      { rootMargin: `0px 0px ${isAwake ? AHEAD : 0}px 0px` },
    );
    observer.observe(target);
  };
  const wake = () => {
    isAwake = true;
    forget();
    watch();
  };
  const forget = () => SIGNS.forEach((sign) => removeEventListener(sign, wake));
  if (!isAwake) SIGNS.forEach((sign) => addEventListener(sign, wake, { passive: true }));
  watch();
  return () => {
    forget();
    observer?.disconnect();
  };
}

/** Content that is built only when it comes near the screen: what is far below costs neither requests nor work. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = box.current;
    if (!target || isNear) return;
    return whenSeen(target, () => setNear(true));
  }, [isNear]);
  // What turns out to be nothing takes no distance to the next row either.
  return (
    <div ref={box} className="empty:hidden">
      {isNear ? children : <SkeletonPlace>{placeholder}</SkeletonPlace>}
    </div>
  );
}
