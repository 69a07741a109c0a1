import { useEffect, useRef, useState } from 'react';
import { FullFooter, type SiteFooterProps } from './FullFooter.tsx';

/** Scroll distance before the footer is mounted, px (FOOT-01). */
const SCROLLED = 420;

/** Placeholder of the footer, which mounts when in view after 420 px of scrolling (FOOT-01). */
export function SiteFooter(props: SiteFooterProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = useReached(box);
  const reserved = <div className="h-[480px]" />;
  return <div ref={box}>{isShown ? <FullFooter {...props} /> : reserved}</div>;
}

function useReached(box: { readonly current: HTMLElement | null }): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const target = box.current;
    if (!target || isReached) return undefined;
    let isInView = false;
    const judge = () => {
      if (isInView && scrollY > SCROLLED) setReached(true);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      judge();
    });
    observer.observe(target);
    addEventListener('scroll', judge, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', judge);
    };
  }, [box, isReached]);
  return isReached;
}
