import { buildPage } from './page-build.ts';
import { firstLoadLibraries, packageOf, type LibraryUse } from './first-load-libraries.ts';
import type { Served } from './served.ts';

/** A script that imports the same names from the same libraries, retains them, and renders an empty box. */
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

/** The libraries of the first load without the app. */
export interface EmptyShell {
  /** URL path of its only script. */
  readonly script: string;
  readonly libraries: readonly string[];
}

export async function emptyShell(served: Served): Promise<EmptyShell> {
  const uses = await firstLoadLibraries();
  const app = new URL('../../packages/app/src/main.tsx', import.meta.url).pathname;
  const script = await buildPage(served, {
    name: 'empty-shell',
    code: shellCode(uses),
    importer: app,
  });
  return { script, libraries: [...new Set(uses.map(({ file }) => packageOf(file)))].toSorted() };
}
