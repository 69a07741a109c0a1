import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** Maximum size of Button in addition to React, bytes of Brotli. */
const BUTTON_BUDGET = 3000;

const src = fileURLToPath(new URL('..', import.meta.url));

it('a page that uses only Button pays for Button and its loading bars alone: at most 3 kB over React', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // Not the development JSX transform, which tests use: it adds path and line to every element.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : undefined),
        load: (id) => (id === 'page' ? `export { Button } from '${src}inputs/button/index.ts'` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: 'page',
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no single output.');
  const chunks = built.output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const own = chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => id.startsWith(src)));
  const usedFolders = [...new Set(own.map((id) => dirname(id.slice(src.length))))].sort();
  expect(usedFolders).toEqual(['feedback/loader', 'foundations/offline-disabled-reason', 'inputs/button']);
  const bytes = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(BUTTON_BUDGET);
});
