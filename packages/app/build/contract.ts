import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/api\/src\/contract\/[\w-]+\.ts$/;

/** What only a server and the document of the contract read: the types judge what the app sends before it is built. */
const UNREAD: ReadonlySet<string> = new Set([
  'row',
  'summary',
  'match',
  'params',
  'query',
  'body',
  'errors',
  'poll',
]);

/** Calls of the contract without what the app never reads. */
export function lightContract(file: string, code: string): string {
  const { program } = parseSync(file, code);
  const parts: string[] = [];
  let from = 0;
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      const [call] = init.arguments;
      if (init.callee.name !== 'defineEndpoint' || call?.type !== 'ObjectExpression') continue;
      call.properties.forEach((property, at) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return;
        if (!UNREAD.has(property.key.name)) return;
        parts.push(code.slice(from, property.start));
        // The comma behind it goes as well.
        from = call.properties[at + 1]?.start ?? call.end - 1;
      });
    }
  }
  return parts.join('') + code.slice(from);
}

const IMPORT = /import\s*{([^}]*)}\s*from\s*'@tulpar\/api\/contract'/g;

/** What code of the app reads of calls although the built app does not have it: `pay.body`. */
export function missingMembers(code: string): string[] {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  if (names.length === 0) return [];
  const read = new RegExp(`(?<![.\\w])(?:${names.join('|')})\\??\\.(?:${[...UNREAD].join('|')})\\b`, 'g');
  return code.match(read) ?? [];
}

/** Leaves out of the built app what only a server reads of the contract: schemas of requests and what documents them. */
export function contract(): Plugin {
  return {
    name: 'app-contract',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const [missing] = missingMembers(code);
      if (missing !== undefined) this.error(`The built app has no \`${missing}\`: name the schema itself.`);
      return CONTRACT.test(id) ? { code: lightContract(id, code), map: null } : null;
    },
  };
}
