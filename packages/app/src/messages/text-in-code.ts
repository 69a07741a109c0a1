import { parseSync } from 'oxc-parser';

/** Props whose text is displayed or read by screen readers. */
const SPOKEN =
  /^(?:label|title|alt|placeholder|caption|hint|aria-(?:label|description|roledescription|valuetext|placeholder))$/;

const WORD = /\p{L}{2}/u;
const SENTENCE = /\p{L}\s+\p{L}/u;
/** Letters of the product's languages that do not occur in identifiers. */
const FOREIGN = /[\u0400-\u04ffəğıİöüşçƏĞÖÜŞÇ]/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const nameOf = (value: unknown): string =>
  isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '';

/** Possible texts of an expression: literals, templates, and the branches of conditionals and of `&&`, `||`, `??`. */
function wordings(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return (value['quasis'] as Node[]).map((quasi) => (quasi['value'] as { raw: string }).raw);
    case 'ConditionalExpression':
      return [...wordings(value['consequent']), ...wordings(value['alternate'])];
    case 'LogicalExpression':
      return [...wordings(value['left']), ...wordings(value['right'])];
    case 'JSXExpressionContainer':
      return wordings(value['expression']);
    default:
      return [];
  }
}

function shown(node: Node): string[] {
  const worded = (texts: string[], pattern = WORD) => texts.filter((text) => pattern.test(text));
  switch (node.type) {
    case 'JSXText':
      return worded([String(node['value'])]);
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as Node[])
        .filter((child) => child.type === 'JSXExpressionContainer')
        .flatMap((child) => worded(wordings(child)));
    case 'JSXAttribute':
      return SPOKEN.test(nameOf(node['name'])) ? worded(wordings(node['value'])) : [];
    case 'Property':
      return SPOKEN.test(nameOf(node['key'])) ? worded(wordings(node['value']), SENTENCE) : [];
    case 'AssignmentPattern':
      return SPOKEN.test(nameOf(node['left'])) ? worded(wordings(node['right'])) : [];
    case 'Literal':
    case 'TemplateLiteral':
      return worded(worded(wordings(node)), FOREIGN).filter(() => node['regex'] === undefined);
    default:
      return [];
  }
}

/**
 * Visible text that is in code instead of a catalogue: between tags, in text props (`aria-label`, `alt`, `title`, …,
 * also as defaults, and as members of objects if it has two words), and strings with Cyrillic, Kazakh or Azerbaijani
 * letters. Each text is listed once.
 */
export function textInCode(path: string, code: string): string[] {
  const found = new Set<string>();
  const visit = (node: Node) => {
    for (const text of shown(node)) found.add(text.trim());
    for (const child of children(node)) visit(child);
  };
  visit(parseSync(path, code).program as unknown as Node);
  return [...found];
}
