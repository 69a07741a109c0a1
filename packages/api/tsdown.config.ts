import { defineConfig } from 'tsdown';
import manifest from './package.json' with { type: 'json' };

/** Exports that are not built: samples for tests and stories, and a file that is not a module. */
const unpublished = new Set(['./samples', './openapi.json']);

export default defineConfig({
  /** Entry by public path: `@tulpar/api/client` is `dist/client.js`. */
  entry: {
    ...Object.fromEntries(
      Object.entries(manifest.exports).flatMap(([path, source]) =>
        unpublished.has(path) ? [] : [[path.slice(2), source]],
      ),
    ),
    cli: './src/conformance/cli.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  sourcemap: true,
  dts: true,
  deps: { neverBundle: [/^node:/] },
});
