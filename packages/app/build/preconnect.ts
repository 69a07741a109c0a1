import type { HtmlTagDescriptor } from 'vite';

/** Preconnect links to the operator's image and asset hosts, separated by commas or spaces (LAYOUT-13). */
export function preconnect(list = ''): HtmlTagDescriptor[] {
  const addresses = list.split(/[\s,]+/).filter(Boolean);
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return [...origins].map((href) => ({
    tag: 'link',
    attrs: { rel: 'preconnect', href },
    injectTo: 'head-prepend',
  }));
}
