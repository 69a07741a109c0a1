import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { reach } from '../bundle-graph.ts';

/** What the first load uses of one module of a library. */
export interface LibraryUse {
  readonly file: string;
  /** Exports retained by the bundler. */
  readonly names: readonly string[];
}

const FIRST = /\/src\/(?:main\.tsx|pages\/lobby\/index\.ts|messages\/ru\.ts)$/;
const LIBRARY = /\/node_modules\//;

function collect(uses: LibraryUse[]): Plugin {
  return {
    name: 'bench-first-load-libraries',
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
        // Modules imported only by other libraries come with those.
        const importers = this.getModuleInfo(file)?.importers ?? [];
        if (!importers.every(isInside)) uses.push({ file, names: renderedExports });
      }
    },
  };
}

/**
 * Library code in the scripts before the first view of `/`. Builds the app again without writing files,
 * because a manifest lists chunks without their modules.
 */
export async function firstLoadLibraries(): Promise<readonly LibraryUse[]> {
  const uses: LibraryUse[] = [];
  await build({
    configFile: fileURLToPath(new URL('../../packages/app/vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    plugins: [collect(uses)],
    build: { write: false },
  });
  return uses;
}

/** Package name of a file. */
export const packageOf = (file: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? file;
