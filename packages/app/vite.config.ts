import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compress.ts';
import { contract } from './build/contract.ts';
import { firstLoad } from './build/first-load.ts';
import { installable } from './build/installable.ts';
import { messages, noParser } from './build/messages.ts';
import { preconnect } from './build/preconnect.ts';
import { productionRouter } from './build/production-router.ts';
import { prerenderedShell } from './build/shell.ts';
import { buildTarget } from './build/supported-browsers.ts';
import about from './package.json' with { type: 'json' };

const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3001';

/** What every visit needs soon after its first page: the session, the logs, the events, what moves by itself. */
const services = [
  'features/session/(?:index\\.ts|form-command|link-sign-in|commands|queries|atoms|begin|contact|visit-source|components/SessionServices)',
  'features/cash-box/payment-window',
  'search/shortcut',
  'shell/(?:LazyServices|HashHost|hash|preload|CashBoxNavigate|first-visit|LiveEvents|SearchShortcut|SpaceFollowsLinks|InstalledApp|availability-states)',
  'platform/(?:worker/update-atom|telemetry/(?:analytics|capture|consent|deliver|route-pattern|scrub|visitor-uid|track)|routing/masked-url|device/user-agent|network/(?:polling|query-atom|brand|event-|events)|i18n/overrides)',
  'platform/(?:session/seen-before|device/(?:in-app-browser|host-mode|installed)|routing/(?:initial-url|redirect-url|back-link|search-params)|storage/(?:cookies|stored-for))',
  'features/(?:chat/(?:index|atoms|components/ChatMarker)\\.|push/(?:index|offer|atoms)\\.|session/(?:promo-code|licence))',
  'platform/i18n/(?:rich-text|open-text)',
  'api/src/client/(?:refresh|lock)\\.ts',
  'contract/(?:profile|restriction|person-fields|sign-in|logs|events|technical)\\.ts',
  'ui/src/content/banner-slider/(?:BannerControls|use-rotation|use-swiper)',
  'ui/src/feedback/(?:toast/(?:ToastCard|use-leave)|notice/Notice(?:Icon)?\\.)',
  'ui/src/screens/status-screens/(?:NoConnection|RegionBlock)',
  'icons/(?:loader-circle|circle-check|circle-exclamation-point|info|triangle-exclamation-point|pause|x)\\.',
  'jotai(?:-tanstack-query)?/',
];

const inFolders = (patterns: readonly string[]) =>
  new RegExp(patterns.map((pattern) => `/${pattern}`.replaceAll('/', '[\\\\/]')).join('|'));

/** The app: no setting is needed; `SERVER_URL` names the server that development talks to. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    contract(),
    messages(),
    noParser(),
    preconnect(),
    prerenderedShell(),
    firstLoad(),
    compressed(),
    installable(about.version),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/cdn', '/sandbox'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: buildTarget(),
    assetsInlineLimit: 0,
    // Read by the size budgets.
    manifest: true,
    reportCompressedSize: false,
    // The size budgets judge, by what is sent.
    chunkSizeWarningLimit: 1000,
    // Every browser of the target list has module preloading.
    // The first script names what every page brings, and a long list costs it more than a late piece costs the page:
    // the rest follows by the imports themselves.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.slice(0, 12) },
    rolldownOptions: {
      // Reading `React.Component` and calling `forwardRef` do nothing by themselves: without these two lines the
      // router's forms, links and error pages stay in the first load though nobody uses them (0.4 kB).
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['forwardRef', 'React.forwardRef'] },
      output: {
        // The first script names all others, and half of what that costs would be words nobody reads.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          // One file for what every page needs, one for what the first screen of the lobby shares with the pages of
          // games, one for what those share among themselves: left alone, the bundler cuts them into dozens of small
          // ones, which compress badly.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            {
              name: 'games',
              test: /[\\/]features[\\/](?:bonuses[\\/]bonus-hint|games[\\/](?:components[\\/](?:Category|GamesRow|GamesGridSkeleton|ExtraRowsSkeleton|WhenInViewport|tile-props|scroll-labels)|catalogue|queries|atoms))|platform[\\/]session[\\/]locale/,
              minShareCount: 2,
              priority: 5,
            },
            // HTML is never shown without being cleaned.
            { name: 'html', test: /[\\/]platform[\\/]i18n[\\/]html|[\\/]dompurify[\\/]/, priority: 7 },
            {
              name: 'services',
              test: inFolders(services),
              includeDependenciesRecursively: false,
              priority: 8,
            },
            {
              name: 'lists',
              test: /[\\/]features[\\/]games[\\/]/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 4,
            },
          ],
        },
      },
    },
  },
});
