import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin } from 'vite';
import type * as Markup from './shell-markup.tsx';

const ENTRY = fileURLToPath(new URL('./shell-markup.tsx', import.meta.url));

/** Draws the shell of the lobby into the page, to be seen before any script has run, and the page for old browsers. */
export function prerenderedShell(): Plugin {
  return {
    name: 'app-prerendered-shell',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<typeof Markup>(ENTRY, {
        configFile: false,
        plugins: [react()],
      });
      return html
        .replace('<!--shell-->', module.shellMarkup())
        .replace('<!--outdated-->', module.outdatedMarkup());
    },
  };
}
