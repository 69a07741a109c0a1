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

/** Content that is built only when it comes near the screen: what is far below costs neither requests nor work. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = box.current;
    if (!target || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD}px 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={box}>{isNear ? children : <SkeletonPlace>{placeholder}</SkeletonPlace>}</div>;
}
