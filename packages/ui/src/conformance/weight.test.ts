import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

/** Budget of Button on top of React, bytes of Brotli. */
const BUTTON_BUDGET = 3000;

const src = fileURLToPath(new URL('..', import.meta.url));
/** Files of the public paths, from `src`. */
const faces = Object.values(
  (JSON.parse(readFileSync(`${src}../package.json`, 'utf8')) as { exports: Record<string, string> }).exports,
).flatMap((file) => (/^\.\/src\/.*\.tsx?$/.test(file) ? [file.slice('./src/'.length)] : []));

/** Packages for routing, sessions and languages: components get these through props. */
const forbiddenPackages =
  /^(react-router|react-router-dom|jotai|jotai-.*|@tanstack\/(react-query|query-core)|react-intl|react-hook-form|zod|@tulpar\/.*)(\/|$)/;

/** Builds a page with the given lines like the app, with the named modules external. */
async function page(lines: string, outside: (id: string) => boolean): Promise<Rolldown.RolldownOutput> {
  const entry = 'virtual:page';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // Tests use the development JSX transform, which adds path and line to every element.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? lines : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: outside },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no single output.');
  return result;
}

const face = (file: string) => JSON.stringify(`${src}${file}`);
const isBare = (id: string) => !/^[./\0]|^virtual:/.test(id);
const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id);
const chunks = ({ output }: Rolldown.RolldownOutput) =>
  output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
const weight = (built: Rolldown.RolldownOutput) =>
  chunks(built).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

describe('what a component brings with it', () => {
  const button = `export { Button } from ${face('inputs/button/index.ts')};`;

  it('a page that uses only Button pays for Button and its loading bars alone: at most 3 kB over React', async () => {
    const built = await page(button, isReact);
    const own = chunks(built).flatMap(({ modules }) =>
      Object.keys(modules).filter((id) => id.startsWith(src)),
    );
    const usedFolders = [...new Set(own.map((id) => dirname(id.slice(src.length))))].sort();
    expect(usedFolders).toEqual(['feedback/loader', 'foundations/offline-disabled-reason', 'inputs/button']);
    const bytes = weight(built);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(BUTTON_BUDGET);
  });

  it('every public path builds on its own without router, state, requests, language or contract', async () => {
    expect(faces.length).toBeGreaterThan(80);
    for (const name of faces) {
      const built = await page(`export * from ${face(name)};`, isBare);
      const imported = chunks(built).flatMap(({ imports, dynamicImports }) => [
        ...imports,
        ...dynamicImports,
      ]);
      expect(
        imported.filter((id) => forbiddenPackages.test(id)),
        name,
      ).toEqual([]);
    }
  }, 180_000);
});
