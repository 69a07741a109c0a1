import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** What a link takes: an in-app path or a URL, and everything a native anchor does. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** Gives every component below the link that navigates (a router's); without it links are plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link. Components of this package never write `<a>` themselves, so the app decides how it navigates. */
export function Link({ children, ...props }: LinkProps) {
  const Routed = use(LinkContext);
  return Routed ? <Routed {...props}>{children}</Routed> : <a {...props}>{children}</a>;
}
