import type { MouseEvent, ReactNode } from 'react';
import { Link, useGo, type RouteState } from '#app/platform/routing/router.tsx';

/** How a link inside a sentence behaves. */
export interface TextLinkOptions {
  replace?: boolean;
  /** Texts to hand on, asked for when it is pressed. */
  carry?: () => NonNullable<RouteState['carry']>;
  /** The sentence has a line of its own, so the link may be pressed over all its height. */
  isTall?: boolean;
}

/** Draws the marked part of a sentence as a link. */
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

/** Props of `CarryLink`. */
export interface CarryLinkProps {
  href: string;
  replace?: boolean;
  /** Texts to hand on, asked for when it is pressed. */
  carry: () => NonNullable<RouteState['carry']>;
  className: string;
  children: ReactNode;
}

/** A link that hands on what is typed (AUTH-08): it asks for that when it is pressed, so typing does not touch it. */
export function CarryLink({ href, replace = false, carry, className, children }: CarryLinkProps) {
  const go = useGo();
  return (
    <Link
      href={href}
      replace={replace}
      className={className}
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
