import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The origins in a list that is divided by commas or spaces; what is no http(s) address is an error of the build. */
export function origins(list: string): string[] {
  const found = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((address) => {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (!url || !/^https?:$/.test(url.protocol))
        throw new Error(`VITE_PRECONNECT names no address: ${address}`);
      return url.origin;
    });
  return [...new Set(found)];
}

const link = (origin: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preconnect', href: origin },
  injectTo: 'head-prepend',
});

/**
 * Lets the browser greet the hosts of images and other assets before it knows what it needs of them (LAYOUT-13). They
 * are the operator's: `VITE_PRECONNECT`. Where everything comes from one origin there is nobody to greet.
 */
export function preconnect(): Plugin {
  let list = '';
  return {
    name: 'app-preconnect',
    configResolved({ env }) {
      list = String(env['VITE_PRECONNECT'] ?? '');
    },
    transformIndexHtml: () => origins(list).map(link),
  };
}
