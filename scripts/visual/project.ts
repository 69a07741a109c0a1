import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';
import { chromiumLaunch } from '../chromium.ts';

const here = (path: string) => resolve(import.meta.dirname, '../..', path);

/** Compares screenshots of every story with the references in `.cache/visual`. */
export function visualProject(): TestProjectInlineConfiguration {
  const { args = [], ...launch } = chromiumLaunch();
  // Render text and colours independently of the screen and the processor.
  args.push('--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text');
  args.push('--disable-gpu', '--disable-partial-raster', '--disable-checker-imaging', '--hide-scrollbars');
  return {
    plugins: [storybookTest({ configDir: here('.storybook') })],
    optimizeDeps: { include: prebundled },
    publicDir: here('node_modules/msw/lib'),
    test: {
      name: 'visual',
      setupFiles: [here('scripts/visual/camera.ts')],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      api: { allowWrite: true },
      // The projects `stories-ui` and `stories-app` check accessibility.
      provide: { 'storybook/test-provided': { a11y: false } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { ...launch, args } }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            // The stricter of ratio and number applies, so that a tall page does not hide more than a short one.
            comparatorOptions: {
              threshold: 0.05,
              allowedMismatchedPixelRatio: 1e-4,
              allowedMismatchedPixels: 20,
            },
            timeout: 20_000,
            resolveScreenshotPath: ({ arg, ext }) => here(`.cache/visual/references/${arg}${ext}`),
          },
        },
      },
    },
  };
}
