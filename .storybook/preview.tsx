import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure, getConfig } from 'storybook/test';
import { readableControls } from './controls.ts';
import { locales, themes, viewports } from './globals.ts';
import { theme } from './theme.ts';

/** How long a story waits for an element, ms. On a busy machine the first use of a lazy part takes its time. */
const PATIENCE = 30_000;

/** The document in words belongs to the error of a wait, not to each of its attempts: that is most of what waiting costs. */
const { getElementError: inWords } = getConfig();
function elementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isAttempt } = getConfig() as ReturnType<typeof getConfig> & {
    readonly _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (!isAttempt) return inWords(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

/** The blocks of a documentation page are heavy, and a test shows none. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** A request no story answers is a mistake of the story, not a call to the network. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { data } = frame as { data: { request?: Request } };
      if (data.request && new URL(data.request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

/** Theme and language are attributes of the root, as in the app: overlays are portalled out of the story. */
const withRoot: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.lang = String(globals['locale']);
  return <Story />;
};

/** The library runs enhancers in two passes, by this mark: ours reads what the last of the first pass has found. */
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
        // Describing every element is half of the time: a test needs what fails, the panel also what is incomplete.
        resultTypes: import.meta.env.MODE === 'test' ? ['violations'] : ['violations', 'incomplete'],
        preload: false,
        // axe waits half a second for each frame of a game, which holds no axe that could answer.
        iframes: false,
      },
      // Radix keeps focus in a layer with hidden, focusable guards at both ends, which users never notice.
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
