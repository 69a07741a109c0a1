import { parseSync, Visitor, type Expression, type Node, type Super } from 'oxc-parser';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Words that make a comment, a test title or a document read like a tale instead of a technical text. */
const BANNED =
  /\b(?:stands?|stood|told|tells|whoever|anew|kept|gone on|goes on|go on|asked|asks|word of|beside|hands on|takes? note|at once|lies|come to|comes to nothing|the way to stop|in the place of|nobody|hears?|heard|wish(?:es)?|late|takes up|lets go|way out|way back|under way|belongs? inside|has a say)\b/i;

/** Code in backticks, and phrases in which a banned word has its ordinary technical sense. */
const ALLOWED = /`[^`]*`|\bstand-ins?\b|\bstands? for\b/gi;

/** Words that must not be a part of a name either. */
const BANNED_IN_NAMES = /\b(?:asks?|asked|asking|tells?|told|kept|hears?|heard|anew|whoever|stands)\b/i;

/** Names of stored fields, which cannot change, and where they are used. */
const STORED_NAMES = new Map([
  ['told', 'packages/server/src/'],
  ['start_told_at', 'packages/server/src/'],
  ['isKept', 'packages/app/src/features/documents/pending-pictures.ts'],
]);

const TITLE_MAX = 100;

/** Name at the start of a callee: `it` of `it.each(rows)`. */
function firstName(callee: Expression | Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return firstName(callee.object);
  return callee.type === 'CallExpression' ? firstName(callee.callee) : '';
}

const root = fileURLToPath(new URL('..', import.meta.url));
// The requirements use the words of their sources.
const options = { cwd: root, exclude: ['**/{node_modules,dist}/**', 'docs/requirements.md'] };
const faults: string[] = [];

/** Reports each line of `text` with a banned word; `firstLine` is where the text begins in its file. */
function checkText(path: string, firstLine: number, text: string): void {
  text.split('\n').forEach((line, index) => {
    const word = BANNED.exec(line.replace(ALLOWED, ''))?.[0];
    if (word) faults.push(`${path}:${firstLine + index}: "${word}" in: ${line.trim()}`);
  });
}

/** Reports a name with a banned word: of an identifier, a file or a message. */
function checkName(path: string, source: string, { name, start }: { name: string; start: number }): void {
  const word = BANNED_IN_NAMES.exec(name.replaceAll(/_|(?<=[a-z\d])(?=[A-Z])/g, ' '))?.[0];
  const allowed = STORED_NAMES.get(name);
  if (word && !(allowed && path.startsWith(allowed)))
    faults.push(`${path}:${lineAt(source, start)}: "${word}" in the name ${name}`);
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
for (const path of globSync('{*.{ts,mjs},{packages,scripts,brands,.storybook}/**/*.{ts,tsx,mjs}}', options)) {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  const { comments, program } = parseSync(path, source);
  for (const comment of comments) checkText(path, lineAt(source, comment.start), comment.value);
  const check = (node: { name: string; start: number }) => checkName(path, source, node);
  const checkTitle = (title: Node | undefined) => {
    if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
    const text = source.slice(title.start + 1, title.end - 1);
    const line = lineAt(source, title.start);
    checkText(path, line, text);
    if (text.length > TITLE_MAX) faults.push(`${path}:${line}: title of ${text.length} characters: ${text}`);
  };
  const isTest = /\.(?:test|long|e2e|spec|stories)\.tsx?$|\/e2e\//.test(path);
  new Visitor({
    Identifier: check,
    JSXIdentifier: check,
    PrivateIdentifier: check,
    CallExpression({ callee, arguments: [title] }) {
      if (isTest && /^(?:it|describe|test|\w+Test)$/.test(firstName(callee))) checkTitle(title);
    },
    // The name of a story.
    Property({ key, value }) {
      if (path.endsWith('.stories.tsx') && key.type === 'Identifier' && key.name === 'name')
        checkTitle(value);
    },
  }).visit(program);
  check({ name: path, start: 0 });
}

for (const path of globSync('packages/app/src/messages/en{,-pages}.json', options)) {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  for (const name of Object.keys(JSON.parse(source) as object))
    checkName(path, source, { name, start: source.indexOf(`"${name}"`) });
}

for (const path of globSync('{*.md,{docs,packages}/**/*.{md,css,html}}', options)) {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  checkName(path, source, { name: path, start: 0 });
  checkText(
    path,
    1,
    source.replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, '')),
  );
}

if (faults.length > 0) {
  const end = `\n${faults.length} lines use words this project avoids (CONTRIBUTING.md, Habits).`;
  console.error([...faults, end].join('\n'));
  process.exit(1);
}
