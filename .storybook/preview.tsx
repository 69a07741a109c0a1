import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure, getConfig } from 'storybook/test';
import { readableControls } from './controls.ts';
import { locales, themes, viewports } from './globals.ts';
import { theme } from './theme.ts';

/** How long a story waits for an element, ms; the first lazy import is slow on a busy machine. */
const PATIENCE = 30_000;

/** Serialize the document, which is slow, only for the final error of a wait and not for each attempt. */
const { getElementError: inWords } = getConfig();
function elementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as ReturnType<typeof getConfig> & {
    readonly _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (!isAttempt) return inWords(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

/** Loaded lazily, because documentation blocks are large and tests do not show them. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Starts the worker that mocks requests. An API request that a story does not mock is an error. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // The base URL, because Storybook may be published in a folder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      const { data } = frame as { data: { request?: Request } };
      if (data.request && new URL(data.request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

/** Theme and language are attributes of the root element, so that they apply to portalled overlays. */
const withRoot: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.lang = String(globals['locale']);
  return <Story />;
};

/** Storybook runs enhancers in two passes; ours needs the results of the first one. */
const controls = Object.assign(readableControls, { secondPass: true });

export default {
  argTypesEnhancers: [controls],
  decorators: [withRoot],
  beforeEach() {
    configure({ asyncUtilTimeout: PATIENCE, getElementError: elementError });
  },
  loaders: [mswLoader(startWorker)],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: [...themes], dynamicTitle: true } },
    locale: { description: 'Language', toolbar: { icon: 'globe', items: [...locales], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'dark', locale: 'ru', viewport: { value: 'phone390', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: {
      theme,
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: { 'target-size': { enabled: true } },
        // Tests need only the violations, and describing all results takes half of the time.
        resultTypes: import.meta.env.MODE === 'test' ? ['violations'] : ['violations', 'incomplete'],
        preload: false,
        // A frame with a game cannot respond to axe, which would wait half a second for each.
        iframes: false,
      },
      // Users never reach these two hidden elements, between which Radix traps the focus.
      context: { exclude: ['[data-radix-focus-guard]'] },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colours', 'Type', 'Shape', 'Icons', 'Motion', 'Art'],
          'Inputs',
          'Overlays',
          'Navigation',
          'Feedback',
          'Content',
          'Game',
          'Payment',
          'Screens',
          'Features',
          'Pages',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
