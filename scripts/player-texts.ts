import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { isNode, type Node } from '../packages/app/src/messages/text-in-code.ts';

export const languages = ['ru', 'kk', 'az', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text shown to players, and where it is written. */
export interface PlayerText {
  readonly language: Language;
  /** Placeholders are `{name}`, also those of template literals. */
  readonly text: string;
  /** File and id, or file and line. */
  readonly at: string;
}

const languageOf = (name: unknown): Language | undefined => languages.find((language) => language === name);

const nameOf = (node: unknown): unknown => (isNode(node) ? (node['name'] ?? node['value']) : undefined);

function literalOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as Node[])
    .map((quasi) => (quasi['value'] as { cooked: string }).cooked)
    .join('{value}');
}

/** Calls that take a text in each language, in this order. */
const TEXT_CALLS = new Set(['t', 'text']);

/**
 * Texts of a source file of the server: values of keys or variables named after a language, and the arguments
 * of `t(ru, kk, az, en)` and `text(ru, kk, az, en)`.
 */
export function textsIn(file: string, code: string): PlayerText[] {
  const found: PlayerText[] = [];
  const visit = (node: Node, language: Language | undefined): void => {
    const text = language && literalOf(node);
    if (language && text)
      found.push({ language, text, at: `${file}:${code.slice(0, node.start).split('\n').length}` });
    const isTextCall =
      node.type === 'CallExpression' &&
      TEXT_CALLS.has(String(nameOf(node['callee']))) &&
      (node['arguments'] as Node[]).length === languages.length;
    if (isTextCall) {
      for (const [at, argument] of (node['arguments'] as Node[]).entries()) visit(argument, languages[at]);
      return;
    }
    const named =
      node.type === 'Property' ? node['key'] : node.type === 'VariableDeclarator' ? node['id'] : undefined;
    const below = languageOf(nameOf(named)) ?? language;
    for (const [member, value] of Object.entries(node)) {
      if (member === 'key') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, below);
    }
  };
  visit(parseSync(file, code).program as unknown as Node, undefined);
  return found;
}

/** Texts of catalogues: a file for each language, or a folder of them, with texts by id. */
const textsBelow = (folder: string): PlayerText[] =>
  languages.flatMap((language) =>
    globSync(`${folder}/${language}{.json,/*.json}`).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([id, text]) => ({
        language,
        text,
        at: `${file} ${id}`,
      })),
    ),
  );

export const catalogueTexts = (): PlayerText[] => textsBelow('packages/app/src/messages');

const SERVER_CATALOGUES = 'packages/server/src/domain/locale/texts';

/** Texts of the server's catalogues, code and seeds. */
export const serverTexts = (): PlayerText[] => [
  ...textsBelow(SERVER_CATALOGUES),
  ...globSync('packages/server/src/{domain,db,http,sandbox}/**/*.{ts,json}', {
    exclude: ['**/*.test.ts', `${SERVER_CATALOGUES}/*`],
  }).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return file.endsWith('.json') ? textsIn(`${file}.ts`, `(${code})`) : textsIn(file, code);
  }),
];
