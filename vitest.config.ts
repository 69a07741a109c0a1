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

/** Projects named on the command line; empty for all. Storybook starts only if one of its projects runs. */
const selected = process.argv.flatMap((word, at, all) =>
  all[at - 1] === '--project' ? [word] : word.startsWith('--project=') ? [word.slice(10)] : [],
);
/** Generous, because a busy machine may be slow to show what a test waits for. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };
const isIncluded = (project: { test?: { name?: unknown } }) =>
  selected.length === 0 || selected.some((name) => name === project.test?.name);

/**
 * The stories of one package. Its files share a page, because loading page, modules and mock worker for each took a
 * quarter of the time. The packages do not share one, because style sheets of `app` would remain for stories of `ui`.
 * Stories of `app` run the checks of `.storybook/checks` only with LONG=1: these take a third of the time and rarely
 * find more in a page than in its components.
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
      // A busy machine may delay animation frames. `npm test` lists what passed only on the second run.
      retry: 1,
    },
  };
};

/** Tags of tests: ids of docs/requirements.md, F1 to F46 for faults and X1 to X46 for attacks. */
const requirementIds = [
  ...new Set(readFileSync(here('docs/requirements.md'), 'utf8').match(/(?<=^\| )[A-Z0-9]+-\d+(?= \|)/gm)),
  ...Array.from({ length: 46 }, (_, index) => [`F${index + 1}`, `X${index + 1}`]).flat(),
];

/**
 * Projects: `node`: tests without a browser; `server`: the reference backend; `long`: tests that take minutes, for
 * `npm run test:full`; `browser`: components and modules in Chromium; `browsers`: one path through the built app in old
 * and other browsers; `stories-ui`, `stories-app`: every story, its play function and axe; `visual`: screenshots.
 */
export default defineConfig({
  test: {
    // One fewer, which is the default, would leave half of a small machine idle.
    maxWorkers: availableParallelism(),
    // Hide the output of passed tests: tests of faults make the app log many reports.
    silent: 'passed-only',
    tags: requirementIds.map((name) => ({ name })),
    // With `--changed` (visual tests), changes of these files affect all stories, but no story imports them.
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
          // Several browsers at the same time would be too slow.
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
