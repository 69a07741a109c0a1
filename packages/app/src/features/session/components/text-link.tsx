import type { ReactNode } from 'react';
import { Link, type AppLinkProps } from '#app/platform/routing/router.tsx';

export interface TextLinkOptions extends Pick<AppLinkProps, 'replace' | 'carry'> {
  /** True for a sentence on its own line: the touch target of the link may then be taller than the line. */
  isTall?: boolean;
}

/** Returns a function that renders the marked part of a message as a link (`useRichText` in `intl.tsx`). */
export function textLink(address: string, { isTall = false, ...options }: TextLinkOptions = {}) {
  const look = `font-semibold text-brand-ink hover:underline ${isTall ? 'hit-44' : ''}`;
  return (chunks: ReactNode[]) => (
    <Link key={address} href={address} {...options} className={look}>
      {chunks}
    </Link>
  );
}
