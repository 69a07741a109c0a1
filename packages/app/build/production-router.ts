import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = dirname(
  createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json'),
);

const files: Readonly<Record<string, string>> = { 'react-router': 'index', 'react-router/dom': 'dom-export' };

/**
 * Builds with the production files of react-router. The package holds them beside those of development, which its
 * `exports` name in every case: warnings for developers would ride along with the first load.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => {
      const file = files[name];
      return file === undefined ? null : join(folder, 'dist', 'production', `${file}.mjs`);
    },
  };
}
