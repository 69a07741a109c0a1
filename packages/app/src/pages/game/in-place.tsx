import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import type { LinkProps } from '@tulpar/ui/link';
import { createContext, use, type MouseEvent } from 'react';
import { href, Link } from '#app/platform/routing/router.tsx';

/** What to do instead of going to the cash box: `uid` names the method, null its list. */
export type OpenDeposit = (uid: string | null) => void;

const OpenDepositContext = createContext<OpenDeposit | null>(null);

/** Says what links to a deposit do below; the links themselves are `InPlaceLink`. */
export const InPlaceDeposit = OpenDepositContext.Provider;

/** The step of a deposit an address names: a method, null for the list, undefined for any other page. */
export function depositStep(address: string): string | null | undefined {
  if (!URL.canParse(address, siteOrigin())) return undefined;
  const { origin, pathname, searchParams } = new URL(address, siteOrigin());
  if (origin !== siteOrigin() || pathname !== href('deposit')) return undefined;
  return searchParams.get('method') || null;
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The link of the game page: one to a deposit is followed in a window over the running game (HEAD-12). It stays a link,
 * so that another tab can still be opened with it.
 */
export function InPlaceLink(props: LinkProps) {
  const open = use(OpenDepositContext);
  const step = depositStep(props.href);
  if (!open || step === undefined) return <Link {...props} />;
  return (
    <Link
      {...props}
      onClick={(event) => {
        props.onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        open(step);
      }}
    />
  );
}
