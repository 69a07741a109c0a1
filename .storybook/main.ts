import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { readBrand } from '../brands/read.mjs';
import { brandLook } from '../packages/app/build/brand.ts';
import { prebundled } from './prebundled.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/foundations/Welcome.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The service worker that responds to mocked requests, and the page of the demo.
  staticDirs: ['../node_modules/msw/lib', './pages'],
  // `highlight` costs time in tests: it reads the styles of all elements after every change.
  features: (known, { test }) => ({
    ...known,
    highlight: test !== true,
    sidebarOnboardingChecklist: false,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), brandLook(readBrand(process.env['BRAND'])), tailwindcss()],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...prebundled],
    },
  }),
};

export default config;
