import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('./shell-markup.tsx', import.meta.url));
const PLACE = '<!--shell-->';

/** Draws the shell of the lobby into the page, so that its boxes stand before any script has run. */
export function prerenderedShell(): Plugin {
  return {
    name: 'app-prerendered-shell',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ shellMarkup: () => string }>(ENTRY, {
        configFile: false,
        plugins: [react()],
      });
      return html.replace(PLACE, module.shellMarkup());
    },
  };
}
