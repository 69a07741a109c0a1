import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin } from 'vite';
import type { Brand } from '../../../brands/read.mjs';
import { branded } from './brand.ts';
import type * as Markup from './shell-markup.tsx';

const ENTRY = fileURLToPath(new URL('./shell-markup.tsx', import.meta.url));

/** Prerenders the lobby's shell and the page for old browsers into `index.html`. */
export function prerenderedShell(brand: Brand): Plugin {
  return {
    name: 'app-prerendered-shell',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<typeof Markup>(ENTRY, {
        configFile: false,
        plugins: [react(), branded(brand)],
      });
      return html
        .replace('<!--shell-->', module.shellMarkup())
        .replace('<!--outdated-->', module.outdatedMarkup());
    },
  };
}
