import type { MouseEvent, ReactNode } from 'react';
import { Link, useGo, type RouteState } from '#app/platform/routing/router.tsx';

export interface TextLinkOptions {
  replace?: boolean;
  /** Values to pass to the page, read on press. */
  carry?: () => NonNullable<RouteState['carry']>;
  /** The sentence has its own line, so the link's touch target may use its full height. */
  isTall?: boolean;
}

/** Renders the marked part of a sentence as a link. */
export function textLink(address: string, { replace = false, carry, isTall = false }: TextLinkOptions = {}) {
  const look = `font-semibold text-brand-ink hover:underline ${isTall ? 'hit-44' : ''}`;
  return (chunks: ReactNode[]) =>
    carry ? (
      <CarryLink key={address} href={address} replace={replace} carry={carry} className={look}>
        {chunks}
      </CarryLink>
    ) : (
      <Link key={address} href={address} replace={replace} className={look}>
        {chunks}
      </Link>
    );
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

export interface CarryLinkProps {
  href: string;
  replace?: boolean;
  /** Values to pass to the page, read on press. */
  carry: () => NonNullable<RouteState['carry']>;
  className: string;
  children: ReactNode;
}

/**
 * A link that passes typed values to its page (AUTH-08). They are read on press, so that typing does not
 * render it. Before the app runs, the document delays it if something is typed.
 */
export function CarryLink({ href, replace = false, carry, className, children }: CarryLinkProps) {
  const go = useGo();
  return (
    <Link
      href={href}
      replace={replace}
      className={className}
      data-carries=""
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(href, { replace, carry: carry() });
      }}
    >
      {children}
    </Link>
  );
}
