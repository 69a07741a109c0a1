import { hasStorage, safeArea, session } from '#app/platform/storage/storage.ts';

/** Marks the payment's tab in its own session storage, which survives the provider's pages. */
const MARK = 'paymentTab';
/** Channel on which the payment's tab reports its return from the provider. */
const CHANNEL = 'payment-tab';
const openChannel = () => (hasStorage() ? new BroadcastChannel(CHANNEL) : null);

export interface PaymentWindow {
  navigate: (url: string) => void;
  close: () => void;
}

/**
 * Opens a tab for the payment and shows `text` until the server responds; null if the browser blocks the tab, as
 * browsers do outside a press. The pages opened in the tab get no `opener`.
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
    // The tab cannot be written to, but it can still be navigated.
  }
  return {
    navigate: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/**
 * In a payment's tab, after the return from the provider: closes it and notifies the page that opened it, which
 * shows the result. A browser may refuse to close the tab, which then continues as a normal tab.
 */
export function endPaymentWindow(): void {
  if (session.getItem(MARK) === null) return;
  session.removeItem(MARK);
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage('back');
  channel?.close();
  globalThis.close();
}

/**
 * Calls `listener` when the payment's tab reports its return or this page becomes visible. Returns an
 * unsubscribe function.
 */
export function onPaymentReturn(listener: () => void): () => void {
  const channel = openChannel();
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
