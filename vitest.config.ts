import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages the browser projects need bundled before the first test: a bundle made in mid-run reloads the page. */
const prebundled = [
  'react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime',
];

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 390, height: 844 },
});

/**
 * Three kinds of test, three projects:
 * `node`: rules, contract, client and server; `browser`: what must hold in Chromium (formatters, conformance);
 * `stories`: every story, its play function and axe.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'browser',
          include: ['packages/{ui,app}/src/**/*.test.tsx', 'packages/{ui,app}/src/**/*.browser.test.ts'],
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: here('.storybook') })],
        optimizeDeps: { include: prebundled },
        publicDir: here('.storybook/public'),
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});
