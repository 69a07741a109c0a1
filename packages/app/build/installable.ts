import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PluginOption } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { reach } from './reach.ts';

/** The build's own list of its files, by source file or by chunk. */
type Graph = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

/**
 * What opens without a network (REACH-03): shell, lobby, sign-in, the screens of errors and of no connection, and the
 * texts of the default language. The visitor's own language and fonts are cached with their first use.
 */
const STARTS = [
  'index.html',
  'src/pages/lobby/index.ts',
  'src/pages/login/index.ts',
  'src/pages/register/index.ts',
  'src/shell/LazyServices.tsx',
  'src/shell/availability-states.tsx',
  'src/shell/offline/index.ts',
  'src/messages/ru.ts',
];

/** Files of the build that the worker keeps from its first day on. */
export function precachedFiles(graph: Graph): string[] {
  for (const key of STARTS) if (!graph[key]) throw new Error(`The build has no ${key} to cache.`);
  const all = reach(STARTS, (key) => graph[key]?.imports ?? []);
  return [...new Set(all.flatMap((key) => [graph[key]?.file ?? '', ...(graph[key]?.css ?? [])]))];
}

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Tulpar',
  short_name: 'Tulpar',
  description: 'Tulpar',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'ru',
  background_color: '#120f0d',
  theme_color: '#120f0d',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** What a server tells of the build to those who would install it (API-50). */
export interface Release {
  /** Differs between any two builds. */
  readonly version: string;
  /** What an installation transfers, compressed, bytes. */
  readonly size_bytes: number;
  /** Path of the first script, which every page of this build begins with. */
  readonly entry: string;
}

function transferSize(folder: string, name: string): number {
  const file = join(folder, name);
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false });
  if (packed) return packed.size;
  return name.endsWith('.html') ? brotliCompressSync(readFileSync(file)).length : statSync(file).size;
}

/** Makes the build installable (REACH-01): manifest, service worker, and `release.json`, which names the build. */
export function installable(packageVersion: string): PluginOption[] {
  let folder = '';
  return [
    {
      name: 'app-installable',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      // The app does so itself, once the first screen stands.
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        // As a module the plugin passes the bundler an option it no longer likes; the worker needs no imports.
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/*.{js,css}'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => {
            const about = join(folder, '.vite/manifest.json');
            // The build has failed and says why, unless this fails, too.
            if (!existsSync(about)) return { manifest: entries, warnings: [] };
            const graph = JSON.parse(readFileSync(about, 'utf8')) as Graph;
            const wanted = new Set(['index.html', ...precachedFiles(graph)]);
            const kept = entries.filter(({ url }) => wanted.has(url));
            const names = kept.map(({ url, revision }) => `${url} ${revision ?? ''}`).toSorted();
            const mark = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
            const release: Release = {
              version: `${packageVersion}+${mark}`,
              size_bytes: kept.reduce((sum, { url }) => sum + transferSize(folder, url), 0),
              entry: `/${graph['index.html']?.file ?? ''}`,
            };
            writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
            return { manifest: kept, warnings: [] };
          },
        ],
      },
    }),
  ];
}
