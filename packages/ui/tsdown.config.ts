import { defineConfig } from 'tsdown';
import manifest from './package.json' with { type: 'json' };

/** Entry by public path: `@tulpar/ui/button` is `dist/button.js`. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([path, source]) =>
    source.endsWith('.css') || path === './testing' ? [] : [[path.slice(2), source]],
  ),
);

export default defineConfig({
  entry,
  platform: 'browser',
  target: 'es2022',
  sourcemap: true,
  dts: true,
  // The tokens export URLs of the font files, for preloading.
  copy: [{ from: 'src/foundations/tokens/fonts/*.woff2', to: 'dist/fonts' }],
});
