import type { Template } from './template.ts';
import { templates } from './template-list.ts';

export type TemplateCode = (typeof templates)[number]['code'];

const byCode = new Map<string, Template>(templates.map((template) => [template.code, template]));

/** The kind of bonus with a code; throws for a code that never existed. */
export function templateOf(code: string): Template {
  const template = byCode.get(code);
  if (template === undefined) throw new Error(`There is no bonus template ${code}`);
  return template;
}

/** Whether there is a kind of bonus with a code. */
export function isTemplateCode(code: string): code is TemplateCode {
  return byCode.has(code);
}

/** The bonuses of a new player, in the order of the deposits they belong to. */
export const welcomeCodes = ['w1', 'w2', 'w3'] as const satisfies readonly TemplateCode[];
