import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** An in-app path or URL, and all native anchor attributes. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** Sets the link component (a router's) for everything below; default: plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link. Components of this package never render `<a>` directly, so that the app controls navigation. */
export function Link({ children, ...props }: LinkProps) {
  const Routed = use(LinkContext);
  return Routed ? <Routed {...props}>{children}</Routed> : <a {...props}>{children}</a>;
}
