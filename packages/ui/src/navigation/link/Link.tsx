import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** In-app path or URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** Sets the link component of the app's router for all `Link`s inside; without it they are plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link. Components of this package never render `<a>` directly, so that the app controls navigation. */
export function Link({ children, ...props }: LinkProps) {
  const Routed = use(LinkContext);
  return Routed ? <Routed {...props}>{children}</Routed> : <a {...props}>{children}</a>;
}
