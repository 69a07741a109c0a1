import { safeArea, session, type Area } from '#app/platform/storage/storage.ts';

/** Marks the tab of a payment, in its own session storage: it outlives the provider's pages. */
const MARK = 'paymentTab';
/** Name of the channel on which a payment's tab says that it is back from the provider. */
const CHANNEL = 'payment-tab';

/** A tab of its own for a payment; `null` where the browser opened none. */
export interface PaymentTab {
  /** Sends it to the provider. */
  lead: (url: string) => void;
  close: () => void;
}

/**
 * Opens the tab of a payment; call it within a press, or the browser refuses. Until the server has answered it says
 * `words`. The pages it goes on to get no hold of this one.
 */
export function openPaymentTab(words: string): PaymentTab | null {
  const tab = globalThis.open('', '_blank');
  if (!tab) return null;
  try {
    safeArea(() => tab.sessionStorage).setItem(MARK, '1');
    tab.opener = null;
    tab.document.title = words;
    tab.document.documentElement.style.colorScheme = 'light dark';
    tab.document.body.textContent = words;
  } catch {
    // A tab that cannot be written to can still be led.
  }
  return {
    lead: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/**
 * Ends a payment's tab that is back from the provider, whatever came of it: the page that opened it tells. Where the
 * browser keeps the tab, it goes on as any other.
 */
export function endPaymentTab(area: Area = session, close: () => void = () => globalThis.close()): void {
  if (area.getItem(MARK) === null) return;
  area.removeItem(MARK);
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage('back');
    channel.close();
  }
  close();
}

/** Hears that the player may be back: her payment's tab is, or this page is looked at again. Returns the way to stop. */
export function onPaymentBack(listener: () => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', listener);
  const shown = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', shown);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', shown);
  };
}
