import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds `dist/styles.css`, the style sheet for apps without Tailwind. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: fileURLToPath(new URL('src/styles.css', import.meta.url)),
      output: {
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
      },
    },
  },
});
