import { safeArea, session, type Area } from '#app/platform/storage/storage.ts';

/** Marks the tab of a payment, in its own session storage: it outlives the provider's pages. */
const MARK = 'paymentTab';
/** Name of the channel on which a payment's tab says that it is back from the provider. */
const CHANNEL = 'payment-tab';

/** The browser tab of a payment. */
export interface PaymentWindow {
  /** Sends it to the provider. */
  navigate: (url: string) => void;
  close: () => void;
}

/**
 * Opens the tab of a payment and shows `text` in it until the server has answered; null where the browser refuses, as it
 * does outside a press. The pages it goes on to get no reference to this one.
 */
export function openPaymentWindow(text: string): PaymentWindow | null {
  const tab = globalThis.open('', '_blank');
  if (!tab) return null;
  try {
    safeArea(() => tab.sessionStorage).setItem(MARK, '1');
    tab.opener = null;
    tab.document.title = text;
    tab.document.documentElement.style.colorScheme = 'light dark';
    tab.document.body.textContent = text;
  } catch {
    // A tab that cannot be written to can still be sent on.
  }
  return {
    navigate: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/**
 * Closes the tab of a payment that is back from the provider and notifies the page that opened it, which shows what
 * became of the payment. Where the browser does not close the tab, it goes on as any other.
 */
export function endPaymentWindow(area: Area = session, close: () => void = () => globalThis.close()): void {
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

/** Calls `listener` when the player may be back: the payment's tab is, or this page is visible again. Returns how to stop. */
export function onPaymentReturn(listener: () => void): () => void {
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
