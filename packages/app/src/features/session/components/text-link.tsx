import type { ReactNode } from 'react';
import { Link, type RouteState } from '#app/platform/router.tsx';

/** How a link inside a sentence behaves. */
export interface TextLinkOptions {
  replace?: boolean;
  carry?: RouteState['carry'];
  /** The sentence has a line of its own, so the link may be pressed over all its height. */
  isTall?: boolean;
}

/** Draws the marked part of a sentence as a link. */
export function textLink(address: string, { replace = false, carry, isTall = false }: TextLinkOptions = {}) {
  return (chunks: ReactNode[]) => (
    <Link
      key={address}
      href={address}
      replace={replace}
      carry={carry}
      className={`font-semibold text-brand-ink hover:underline ${isTall ? 'hit-44' : ''}`}
    >
      {chunks}
    </Link>
  );
}
