import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandManifest, type Brand } from '../../../brands/read.mjs';

type Graph = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

/**
 * Modules that are cached for offline use with their imports (REACH-03): shell and error screens, lobby, login,
 * registration, offline view. `precachedFiles` adds the messages of frame and lobby in the first language of the brand;
 * other messages and fonts are cached on first use.
 */
const STARTS = [
  'index.html',
  'src/pages/lobby/index.ts',
  'src/pages/login/LoginPage.tsx',
  'src/pages/register/RegisterPage.tsx',
  'src/shell/offline/index.ts',
];

function precachedFiles(graph: Graph, language: string): string[] {
  const files = new Set<string>();
  const keys = new Set([...STARTS, `src/messages/${language}.json`]);
  // A Set iterates over elements added during iteration.
  for (const key of keys) {
    const chunk = graph[key];
    if (!chunk) throw new Error(`The build has no ${key} to cache.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) keys.add(imported);
  }
  return [...files];
}

function transferSize(folder: string, name: string): number {
  const packed = statSync(join(folder, `${name}.br`), { throwIfNoEntry: false });
  return packed?.size ?? brotliCompressSync(readFileSync(join(folder, name))).length;
}

/** Makes the build installable (REACH-01): web app manifest, service worker and `release.json`. */
export function installable(packageVersion: string, brand: Brand): PluginOption {
  let folder = '';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    // The app registers the worker itself after the first screen.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: brandManifest(brand),
    integration: {
      configureOptions({ root, build }) {
        folder = resolve(root, build.outDir);
      },
    },
    injectManifest: {
      // With the format `es` the plugin passes a deprecated option to the bundler, and the worker needs no modules.
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const about = join(folder, '.vite/manifest.json');
          // Without this file the build has already failed; an error here would hide its message.
          if (!existsSync(about)) return { manifest: entries, warnings: [] };
          const graph = JSON.parse(readFileSync(about, 'utf8')) as Graph;
          const wanted = new Set(['index.html', ...precachedFiles(graph, brand.languages[0] ?? 'ru')]);
          const precached = entries.filter(({ url }) => wanted.has(url));
          const names = precached.map(({ url, revision }) => `${url} ${revision ?? ''}`).toSorted();
          const mark = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
          // The server returns version and compressed size (API-50); the app compares `entry` with its script.
          const release = {
            version: `${packageVersion}+${mark}`,
            size_bytes: precached.reduce((sum, { url }) => sum + transferSize(folder, url), 0),
            entry: `/${graph['index.html']?.file ?? ''}`,
          };
          writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
          return { manifest: precached, warnings: [] };
        },
      ],
    },
  });
}
