import { siteOrigin } from '#app/platform/routing/urls.ts';
import type { LinkProps } from '@tulpar/ui/link';
import { createContext, use, type MouseEvent } from 'react';
import { href, Link } from '#app/platform/routing/router.tsx';

/** Opens the deposit window over the game: `uid` is the payment method, null the list of methods. */
export type OpenDeposit = (uid: string | null) => void;

const OpenDepositContext = createContext<OpenDeposit | null>(null);

/** Provides the handler for deposit links in the tree below; only an `InPlaceLink` calls it. */
export const InPlaceDeposit = OpenDepositContext.Provider;

/** Deposit step that a URL leads to: a method, null for the list, undefined for any other page. */
export function depositStep(address: string): string | null | undefined {
  if (!URL.canParse(address, siteOrigin())) return undefined;
  const { origin, pathname, searchParams } = new URL(address, siteOrigin());
  if (origin !== siteOrigin() || pathname !== href('deposit')) return undefined;
  return searchParams.get('method') || null;
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Link of the game page: deposit links open a window over the running game (HEAD-12). It remains a link, so
 * that it can be opened in a new tab.
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
