import { parseSync } from 'oxc-parser';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { featureEdges, importCycles, violations, type SourceFile } from './import-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every module that a file imports: static imports, re-exports and `import()` with a literal. */
function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const fixed = module.staticImports.map((entry) => entry.moduleRequest.value);
  const passedOn = module.staticExports.flatMap((entry) =>
    entry.entries.flatMap((part) => (part.moduleRequest ? [part.moduleRequest.value] : [])),
  );
  const lazy = module.dynamicImports.flatMap((entry) => {
    const literal = /^(['"`])(.+)\1$/.exec(text.slice(entry.moduleRequest.start, entry.moduleRequest.end));
    return literal?.[2] ? [literal[2]] : [];
  });
  return [...new Set([...fixed, ...passedOn, ...lazy])];
}

const files: SourceFile[] = globSync('packages/*/{src,e2e}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  imports: importsOf(path, readFileSync(`${root}/${path}`, 'utf8')),
}));

const found = [...violations(files, featureEdges), ...importCycles(files, ['api', 'server', 'ui', 'app'])];
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`\n${found.length} imports break a rule of scripts/import-rules.ts.`);
  process.exit(1);
}
console.log(`${files.length} files keep the rules.`);
