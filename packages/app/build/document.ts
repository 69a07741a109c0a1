import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preconnect links to the operator's image and asset hosts; commas or spaces separate those of `list` (LAYOUT-13). */
export function preconnect(list = ''): HtmlTagDescriptor[] {
  const addresses = list.split(/[\s,]+/).filter(Boolean);
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return [...origins].map((href) => ({
    tag: 'link',
    attrs: { rel: 'preconnect', href },
    injectTo: 'head-prepend',
  }));
}

/** Fallback sections in one language, hidden until a script of `index.html` shows one of them. */
function fallbacks(language: string) {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../src/messages/${name}.json`, import.meta.url), 'utf8')) as object;
  const texts = { ...read(language), ...read(`${language}-pages`) } as Record<string, string>;
  return {
    outdated: `<section lang="${language}" hidden class="mx-auto max-w-[520px] p-6"><h1 class="text-title-md">${texts['outdated.title']}</h1><p>${texts['outdated.text']}</p></section>`,
    incomplete: `<div lang="${language}" role="alert" hidden class="flex items-center gap-3 rounded-xl border border-line bg-surface-2 p-3"><p class="min-w-0 flex-1">${texts['incomplete.text']}</p><button type="button" class="min-h-11 font-bold underline">${texts['reload']}</button></div>`,
  };
}

/**
 * Completes `index.html`: preconnect links; low priority for scripts, so that the style sheet, fonts and pictures of a
 * server-rendered page load first; the page for browsers older than `.browserslistrc` (BROW-02); and the notice for an
 * entry script that never loads. Scripts of `index.html` show the last two in the visitor's language.
 */
export const completedDocument = (preconnected?: string): Plugin => ({
  name: 'app-document',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const parts = ['ru', 'kk', 'az', 'en'].map(fallbacks);
      const outdated = parts.map((part) => part.outdated).join('');
      const incomplete = parts.map((part) => part.incomplete).join('');
      return {
        html: html
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
          .replace(
            '<!--outdated-->',
            `<main id="outdated" hidden>${outdated}</main><div id="incomplete" class="sticky bottom-[calc(78px+env(safe-area-inset-bottom))] z-30 mx-auto w-[calc(100%-24px)] max-w-md">${incomplete}</div>`,
          ),
        tags: preconnect(preconnected),
      };
    },
  },
});
