/** Placeholder in `index.html` for the nonce of a server's response; a plain file server leaves it. */
const PLACE = '__CSP_NONCE__';

/** Passes the style nonce to the overlays for their scroll lock. Call before any overlay opens. */
export function handOverStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]');
  const nonce = meta?.content;
  // It is not needed again, and a removed nonce cannot be read from the document.
  meta?.remove();
  if (nonce && nonce !== PLACE) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
