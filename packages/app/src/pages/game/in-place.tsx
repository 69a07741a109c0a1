import { siteOrigin } from '#app/platform/routing/urls.ts';
import type { LinkProps } from '@tulpar/ui/link';
import { createContext, use, type MouseEvent } from 'react';
import { href, Link } from '#app/platform/routing/router.tsx';

/** Opens the deposit window instead of the cash box: `uid` is the method, null its list. */
export type OpenDeposit = (uid: string | null) => void;

const OpenDepositContext = createContext<OpenDeposit | null>(null);

/** Handler for deposit links below, which must be `InPlaceLink`s. */
export const InPlaceDeposit = OpenDepositContext.Provider;

/** Deposit step of a URL: a method, null for the list, undefined for any other page. */
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
