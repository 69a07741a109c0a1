import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LANGUAGES = ['ru', 'kk', 'az', 'en'];

function section(language: string): string {
  const file = new URL(`../src/messages/${language}/outdated.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return `<section lang="${language}" hidden class="mx-auto max-w-[520px] p-6"><h1 class="text-title-md">${texts['outdated.title']}</h1><p>${texts['outdated.text']}</p></section>`;
}

/**
 * Writes the page for browsers older than `.browserslistrc` into the document, where a script shows the part in the
 * visitor's language, since a module script may not even be parsed (BROW-02).
 */
export const outdatedPage = (): Plugin => ({
  name: 'app-outdated-page',
  transformIndexHtml: (html) =>
    html.replace('<!--outdated-->', `<main id="outdated" hidden>${LANGUAGES.map(section).join('')}</main>`),
});
