import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { noParser } from '../../packages/app/build/messages.ts';
import type { Served } from './served.ts';

/** A page that only the bench uses. */
export interface BenchPage {
  /** Its folder next to the app. */
  readonly name: string;
  /** Code of its script. */
  readonly code: string;
  /** File of the repository from which its libraries are resolved. */
  readonly importer: string;
}

const ENTRY = 'virtual:bench-page';

/** Resolves the libraries of the page's script as the repository does. */
function source({ code, importer: home }: BenchPage): Plugin {
  return {
    name: 'bench-page',
    enforce: 'pre',
    resolveId(asked, importer) {
      if (asked === ENTRY) return `\0${ENTRY}.js`;
      if (importer !== `\0${ENTRY}.js`) return null;
      return this.resolve(asked, home, { skipSelf: true });
    },
    load: (id) => (id === `\0${ENTRY}.js` ? code : null),
  };
}

/**
 * Builds a page like the app, with an empty `#root`, into a folder next to the app; returns the path of its
 * only script.
 */
export async function buildPage(served: Served, page: BenchPage): Promise<string> {
  const outDir = join(served.folder, page.name);
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    base: `/${page.name}/`,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [source(page), noParser()],
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome111', 'safari16.4', 'firefox114'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  });
  await served.add(
    `${page.name}/index.html`,
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>bench</title><script type="module" src="/${page.name}/page.js"></script></head>` +
      `<body><div id="root"></div></body></html>`,
  );
  const script = join(outDir, 'page.js');
  await writeFile(`${script}.br`, brotliCompressSync(await readFile(script)));
  return script;
}
