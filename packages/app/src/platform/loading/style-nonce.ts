/** Placeholder in `index.html` that a server replaces by each response's nonce; a plain file server leaves it. */
const PLACE = '__CSP_NONCE__';

/**
 * Passes the style nonce to the scroll lock of Radix's dialogs, whose styles the Content-Security-Policy blocks without
 * it: the package `get-nonce` reads a global named after webpack, whatever the bundler. Call before any overlay opens.
 */
export function handOverStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]');
  const nonce = meta?.content;
  // The element is not needed again, and a removed nonce cannot be read from the document.
  meta?.remove();
  if (nonce && nonce !== PLACE) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
