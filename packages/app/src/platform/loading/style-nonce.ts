/** What stands in `index.html` where a server puts the nonce of each answer; a plain file server leaves it there. */
const PLACE = '__CSP_NONCE__';

/**
 * Hands the nonce for styles to the overlays: they keep the page from scrolling by a style element of their own, which
 * a strict policy blocks without it. Their library looks for the nonce in this global. Call it before any overlay opens.
 */
export function handOverStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]');
  const nonce = meta?.content;
  // Nothing reads it a second time, and what is not in the document cannot be read out of it.
  meta?.remove();
  if (nonce && nonce !== PLACE) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
