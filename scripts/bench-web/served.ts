import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, reach } from '../bundle-graph.ts';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { withoutParser } from '../../packages/app/build/messages.ts';

const built = process.env['APP_DIR'] ?? fileURLToPath(new URL('../../packages/app/dist', import.meta.url));
/** Folder of the module that renders pages; a server expects it next to the folder of the app. */
const drawing = fileURLToPath(new URL('../../packages/app/dist-server', import.meta.url));

const cache = fileURLToPath(new URL('../../.cache/bench-web', import.meta.url));

/** A copy of the built app that a server serves together with the comparison pages. */
export interface Served {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Adds a file to `folder`, served at `/` and its name. */
  readonly add: (name: string, text: string) => Promise<void>;
}

/** Copies the built app; servers that this process starts afterwards serve the copy. Throws if nothing is built. */
export async function served(): Promise<Served> {
  const folder = join(cache, 'app');
  const manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(built, folder, { recursive: true });
  await cp(drawing, join(cache, 'dist-server'), { recursive: true, force: true });
  process.env['APP_DIR'] = folder;
  return {
    folder,
    manifest,
    add: async (name, text) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
  };
}

const NAME = 'empty-shell';
const ENTRY = 'virtual:empty-shell';
/** Libraries that the generated script imports are resolved as if this file of the app imported them. */
const IMPORTER = fileURLToPath(new URL('../../packages/app/src/main.tsx', import.meta.url));

function source(code: string): Plugin {
  return {
    name: NAME,
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}.js`;
      if (importer !== `\0${ENTRY}.js`) return null;
      return this.resolve(id, IMPORTER, { skipSelf: true });
    },
    load: (id) => (id === `\0${ENTRY}.js` ? code : null),
  };
}

/** Builds a page with an empty `#root` and this script into a subfolder of the copy; returns the script's path. */
async function buildPage(served: Served, code: string, target: Target): Promise<string> {
  const outDir = join(served.folder, NAME);
  await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    base: `/${NAME}/`,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [source(code)],
    resolve: withoutParser,
    build: {
      outDir,
      emptyOutDir: true,
      target,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  });
  await served.add(
    `${NAME}/index.html`,
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>bench</title><script type="module" src="/${NAME}/page.js"></script></head>` +
      `<body><div id="root"></div></body></html>`,
  );
  const script = join(outDir, 'page.js');
  await writeFile(`${script}.br`, brotliCompressSync(await readFile(script)));
  return script;
}

/** What the first load uses of one module of a library. */
interface LibraryUse {
  readonly file: string;
  /** Exports retained by the bundler. */
  readonly names: readonly string[];
}

type Target = ResolvedConfig['build']['target'];

interface FirstLoad {
  readonly uses: LibraryUse[];
  /** Browsers for which the app is built. */
  target: Target;
}

const FIRST = /\/src\/(?:main\.tsx|pages\/lobby\/index\.ts|messages\/ru\.json)$/;
const LIBRARY = /\/node_modules\//;

function collect(load: FirstLoad): Plugin {
  return {
    name: 'bench-first-load-libraries',
    configResolved({ build: { target } }) {
      load.target = target;
    },
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const starts = chunks
        .filter((chunk) => chunk.isEntry || FIRST.test(chunk.facadeModuleId ?? ''))
        .map(({ fileName }) => fileName);
      const files = reach(starts, (name) => byName.get(name)?.imports ?? []);
      const modules = new Map(
        files
          .flatMap((file) => Object.entries(byName.get(file)?.modules ?? {}))
          .filter(([, { renderedLength }]) => renderedLength > 0),
      );
      const isInside = (importer: string) => LIBRARY.test(importer) && modules.has(importer);
      for (const [file, { renderedExports }] of modules) {
        if (!LIBRARY.test(file) || renderedExports.length === 0) continue;
        // A module that only other libraries import is loaded by those.
        const importers = this.getModuleInfo(file)?.importers ?? [];
        if (!importers.every(isInside)) load.uses.push({ file, names: renderedExports });
      }
    },
  };
}

/**
 * Library code in the scripts before the first view of `/`, and the browsers it is built for. Builds the app again
 * without writing files, because a manifest lists chunks without their modules.
 */
async function firstLoadLibraries(): Promise<FirstLoad> {
  const load: FirstLoad = { uses: [], target: false };
  await build({
    configFile: fileURLToPath(new URL('../../packages/app/vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    plugins: [collect(load)],
    build: { write: false },
  });
  return load;
}

const packageOf = (file: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? file;

/** A script that imports what the first load uses of its libraries, retains it, and renders an empty box. */
function shellCode(uses: readonly LibraryUse[]): string {
  const retained: string[] = [];
  const imports = uses.map(({ file, names }) => {
    const taken = names.map((name) => {
      const local = `retained${retained.length}`;
      retained.push(local);
      return `${name} as ${local}`;
    });
    return `import { ${taken.join(', ')} } from ${JSON.stringify(file)};`;
  });
  return [
    ...imports,
    `import { createElement } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    `globalThis.retained = [${retained.join(', ')}];`,
    `createRoot(document.getElementById('root')).render(createElement('div'));`,
  ].join('\n');
}

/** A page with the libraries of the first load, without the app. */
interface EmptyShell {
  /** File path of its only script. */
  readonly script: string;
  readonly libraries: readonly string[];
}

export async function emptyShell(served: Served): Promise<EmptyShell> {
  const { uses, target } = await firstLoadLibraries();
  const script = await buildPage(served, shellCode(uses), target);
  return { script, libraries: [...new Set(uses.map(({ file }) => packageOf(file)))].toSorted() };
}
