import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

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

function outdatedSection(language: string): string {
  const file = new URL(`../src/messages/${language}-pages.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return `<section lang="${language}" hidden class="mx-auto max-w-[520px] p-6"><h1 class="text-title-md">${texts['outdated.title']}</h1><p>${texts['outdated.text']}</p></section>`;
}

/**
 * Completes the document: preconnect links, scripts that wait for what a drawn page is shown by (its style sheet,
 * fonts and pictures), and the page for browsers older than `.browserslistrc`, of which a script shows the part in the
 * visitor's language, since a module script may not even be parsed (BROW-02).
 */
export const completedDocument = (preconnected?: string): Plugin => ({
  name: 'app-document',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => ({
      html: html
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace(
          '<!--outdated-->',
          `<main id="outdated" hidden>${['ru', 'kk', 'az', 'en'].map(outdatedSection).join('')}</main>`,
        ),
      tags: preconnect(preconnected),
    }),
  },
});
