import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { chromiumLaunch } from './scripts/chromium.ts';
import { visualProject } from './scripts/visual/project.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 390, height: 844 },
});

/** Projects named on the command line. Storybook is started only for its stories. */
const selected = process.argv.flatMap((word, at, all) =>
  all[at - 1] === '--project' ? [word] : word.startsWith('--project=') ? [word.slice(10)] : [],
);
/** Generous, because a busy machine may be slow to show what a test waits for. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };
const isIncluded = (project: { test?: { name?: unknown } }) =>
  selected.length === 0 || selected.some((name) => name === project.test?.name);

/**
 * The stories of one package. Its files share a page: the page, its modules and the worker of mocks took a quarter of
 * the run. Style sheets stay in such a page, so the two packages have a page each, as `ui` has no sheets of `app`.
 * Pages pass the shared checks with LONG=1 only: they cost a third of the time and rarely find in an assembled page
 * what they do not find in its components.
 */
const stories = (mine: 'ui' | 'app', other: 'ui' | 'app') => {
  const name = `stories-${mine}`;
  const isSelected = selected.length === 0 || selected.includes(name);
  return {
    plugins: isSelected ? [storybookTest({ configDir: here('.storybook') })] : [],
    optimizeDeps: { include: prebundled },
    publicDir: here('node_modules/msw/lib'),
    test: {
      name,
      exclude: [...configDefaults.exclude, `packages/${other}/**`],
      browser: browser(),
      isolate: false,
      setupFiles: [here('.storybook/test-setup.ts')],
      env: { SHARED_CHECKS: mine === 'ui' || process.env['LONG'] ? 'on' : '' },
      ...patient,
      // Frames of a busy machine may come too far apart; `npm test` names and counts what needed a second run.
      retry: 1,
    },
  };
};

/** Ids of docs/requirements.md, and of the faults (F) and attacks (X) that have tests of their own. */
const requirementIds = [
  ...new Set(readFileSync(here('docs/requirements.md'), 'utf8').match(/(?<=^\| )[A-Z0-9]+-\d+(?= \|)/gm)),
  ...Array.from({ length: 46 }, (_, index) => [`F${index + 1}`, `X${index + 1}`]).flat(),
];

/**
 * Kinds of test, each a project:
 * `node`: rules, contract and client; `server`: the reference backend; `long`: what takes minutes, for
 * `npm run test:full`; `browser`: what must hold in Chromium (formatters, conformance); `browsers`: a walk through the
 * built app in old and other browsers;
 * `stories-ui`, `stories-app`: every story, its play function and axe.
 */
export default defineConfig({
  test: {
    // One fewer, which is the default, would leave half of a small machine idle.
    maxWorkers: availableParallelism(),
    // Tests of faults provoke the reports of the app by the dozen: what a test printed is shown where it failed.
    silent: 'passed-only',
    tags: requirementIds.map((name) => ({ name })),
    // The graph of modules does not name what every story is drawn with: a change there reaches all of them.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/.storybook/**',
      '**/packages/ui/src/**/*.css',
      '**/tailwind.config.ts',
      '**/pnpm-lock.yaml',
    ],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/{api,app,ui}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/*.long.test.ts'],
          isolate: false,
          setupFiles: [here('scripts/fresh-modules.ts')],
          unstubGlobals: true,
          unstubEnvs: true,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          // Server code has no state except what a test creates, and its modules, including the embedded
          // database, are slow to load, so files share their processes. Separate from `node`, because the
          // server replaces the global `Request` and `Response`.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          ...patient,
        },
      },
      {
        test: {
          name: 'long',
          environment: 'node',
          include: [
            '{packages/{api,server}/src,scripts}/**/*.long.test.ts',
            // These try more cases with LONG=1.
            'packages/app/src/hostile/typed-meanings.test.ts',
            'packages/server/src/domain/{payments/conservation,statements/statement,wagering/progress}.test.ts',
            'packages/server/src/domain/protection/limits.test.ts',
            'packages/server/src/{attacks/generated-requests,database-loss,db/migrations/upgrade,one-player}.test.ts',
          ],
          ...patient,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['packages/app/e2e/browsers/*.test.ts'],
          // Four browsers at a time would starve each other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'browser',
          include: ['packages/{ui,app}/src/**/*.test.tsx', 'packages/{ui,app}/src/**/*.browser.test.ts'],
          browser: browser(),
          isolate: false,
          setupFiles: [here('packages/app/src/shell/testing/shared-page.ts')],
          ...patient,
        },
      },
      stories('ui', 'app'),
      stories('app', 'ui'),
      // Needs references: `npm run visual` writes them.
      ...(selected.includes('visual') ? [visualProject()] : []),
    ].filter(isIncluded),
  },
});
